/**
 * Registration, login and the verification of an address.
 *
 * @since 0.1.0
 */
import type { LoginRequest, RegisterRequest, StateAnswer } from "@portico/contract/auth/LoginResult"
import * as LoginFailure from "@portico/contract/LoginFailure"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Email from "../../engine/Email.ts"
import * as Member from "../../engine/Member.ts"
import { passwordLength, Passwords } from "../../engine/Passwords.ts"
import { ApplicationError, type Refusal, ValidationError } from "../../engine/Refusal.ts"
import { Secrets } from "../../engine/Secrets.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { Outbox } from "../Outbox.ts"
import { Tickets } from "./Tickets.ts"

type Answered<A> = Effect.Effect<A, Refusal | StoreUnavailable>

/** The operations of `Members`. */
export interface MembersShape {
  /** Makes a member, as far as the registration policy lets him. */
  readonly register: (request: RegisterRequest) => Answered<StateAnswer>
  /** Checks a member's password. */
  readonly login: (request: LoginRequest) => Answered<StateAnswer>
  /** Checks the code of a verification mail. */
  readonly verify: (request: Verification) => Answered<StateAnswer>
  /** The member of an address and a password. An unknown address takes as long as a known one. */
  readonly check: (email: string, password: Redacted.Redacted) => Answered<Member.Member>
  /** The member of an id, if he may sign in. */
  readonly signedIn: (id: string) => Effect.Effect<Option.Option<Member.Member>, StoreUnavailable>
}

/** The code of a mail and the state token that it belongs to. */
export interface Verification {
  readonly code: Redacted.Redacted
  readonly stateToken: Redacted.Redacted
}

/** Name of the setting that holds the registration policy. */
export const registrationSetting = "registration"

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  const passwords = yield* Passwords
  const secrets = yield* Secrets
  const tickets = yield* Tickets
  const outbox = yield* Outbox

  const mailCode = Effect.fnUntraced(function* (member: Member.Member) {
    const code = yield* secrets.digits(6)
    const stateToken = yield* tickets.issue({
      _tag: "Verification",
      memberId: member.id,
      code: yield* secrets.digest(code),
      triesLeft: maximumTries
    })
    yield* outbox.send({
      kind: "emailVerification",
      email: member.email,
      subject: "Confirm your address",
      text: `Your code is ${Redacted.value(code)}. It is valid for 30 minutes.`,
      code: Redacted.value(code)
    })
    return stateToken
  })

  const stateOf = Effect.fnUntraced(function* (
    member: Member.Member
  ): Effect.fn.Return<StateAnswer, ApplicationError | StoreUnavailable> {
    const identity = Member.identityOf(member)
    switch (Member.hindranceOf(member)) {
      case undefined:
        return {
          state: "SUCCESS",
          identity,
          sessionToken: yield* tickets.issue({ _tag: "Login", memberId: member.id })
        }
      case "emailVerification":
        return { state: "REQUIRE_EMAIL_VERIFICATION", identity, stateToken: yield* mailCode(member) }
      case "ownerApproval":
        return { state: "REQUIRE_OWNER_APPROVAL", identity }
      case "blocked":
        return yield* blocked
    }
  })

  const check = Effect.fn("Members.check")(function* (email: string, password: Redacted.Redacted) {
    const address = Email.normalise(email)
    const found = Option.isSome(address) ? yield* store.memberByEmail(address.value) : Option.none<Member.Member>()
    const stored = Option.map(found, (member) => member.password)
    const { outdated, right } = yield* passwords.verify(password, stored)
    if (Option.isNone(found)) return yield* unknownEmail
    if (!right) return yield* wrongPassword
    if (!outdated) return found.value
    const hash = yield* passwords.hash(password)
    const renewed = Member.changed({ ...found.value, password: hash }, yield* Clock.currentTimeMillis)
    // Another login may have renewed it first.
    return (yield* store.changeMember(renewed)) ? renewed : found.value
  })

  return Members.of({
    check,
    login: Effect.fn("Members.login")(function* ({ loginId, password }: LoginRequest) {
      return yield* stateOf(yield* check(loginId.email, password))
    }),

    register: Effect.fn("Members.register")(function* ({ loginId, password, profile = {} }: RegisterRequest) {
      const email = yield* admit(loginId.email, password, profile)
      if (Option.isSome(yield* store.memberByEmail(email))) return yield* emailTaken
      const policy = yield* store.settle(registrationSetting, "open")
      const now = yield* Clock.currentTimeMillis
      const member: Member.Member = {
        id: yield* secrets.name,
        email,
        emailVerified: false,
        ...Member.standingOf(isPolicy(policy) ? policy : "open"),
        password: yield* passwords.hash(password),
        profile,
        createdAt: now,
        updatedAt: now,
        revision: 1
      }
      if (!(yield* store.addMember(member))) return yield* emailTaken
      if (Member.hindranceOf(member) === "ownerApproval") yield* outbox.send(approvalMail(email))
      return yield* stateOf(member)
    }),

    verify: Effect.fn("Members.verify")(function* ({ code, stateToken }: Verification) {
      const digest = yield* secrets.digest(stateToken)
      const ticket = yield* tickets.take("Verification", digest)
      if (Option.isNone(ticket)) return yield* verificationOver
      const { memberId, triesLeft } = ticket.value
      if ((yield* secrets.digest(code)) !== ticket.value.code) {
        if (triesLeft > 1) yield* tickets.reissue(digest, { ...ticket.value, triesLeft: triesLeft - 1 })
        return yield* wrongCode
      }
      const member = yield* store.member(memberId)
      if (Option.isNone(member)) return yield* verificationOver
      const verified = Member.verified(member.value, yield* Clock.currentTimeMillis)
      if (!(yield* store.changeMember(verified))) return yield* verificationOver
      return yield* stateOf(verified)
    }),

    signedIn: (id) =>
      Effect.map(
        store.member(id),
        Option.filter((member) => Member.hindranceOf(member) === undefined)
      )
  })
})

/**
 * Registers members and signs them in.
 *
 * @since 0.1.0
 */
export class Members
  extends /*#__PURE__*/ Context.Service<Members, MembersShape>()("@portico/provider/http/identity/Members") {}

/** `Members` over the store. */
export const layer: Layer.Layer<Members, never, IdentityStore | Outbox | Passwords | Secrets | Tickets> =
  /*#__PURE__*/ Layer.effect(Members, make)

const maximumTries = 5

const maximumProfileLength = 100_000

const isPolicy = (text: string): text is Member.RegistrationPolicy =>
  Member.RegistrationPolicy.literals.some((policy) => policy === text)

const admit = (email: string, password: Redacted.Redacted, profile: Member.Member["profile"]) => {
  const address = Email.normalise(email)
  const violations: ReadonlyArray<FieldViolation> = [
    ...(Option.isNone(address) ? [invalidEmail] : []),
    ...passwordViolations(Redacted.value(password)),
    ...(JSON.stringify(profile).length > maximumProfileLength ? [longProfile] : [])
  ]
  return Option.isSome(address) && violations.length === 0
    ? Effect.succeed(address.value)
    : Effect.fail(new ValidationError({ violations }))
}

const invalidEmail: FieldViolation = {
  field: "loginId.email",
  description: "must be an e-mail address",
  violatedRule: "FORMAT",
  data: { type: "EMAIL" }
}

const longProfile: FieldViolation = {
  field: "profile",
  description: `must not be longer than ${maximumProfileLength} characters`,
  violatedRule: "MAX_LENGTH",
  data: { threshold: maximumProfileLength }
}

const passwordViolations = ({ length }: string): ReadonlyArray<FieldViolation> => {
  const { maximum, minimum } = passwordLength
  if (length < minimum) {
    const description = `must be at least ${minimum} characters long`
    return [{ field: "password", description, violatedRule: "MIN_LENGTH", data: { threshold: minimum } }]
  }
  if (length > maximum) {
    const description = `must be at most ${maximum} characters long`
    return [{ field: "password", description, violatedRule: "MAX_LENGTH", data: { threshold: maximum } }]
  }
  return []
}

const codeOf = (table: Readonly<Record<string, string>>, meaning: string): string =>
  Object.keys(table).find((code) => table[code] === meaning) ?? meaning

const unknownEmail = new ApplicationError({
  status: 404,
  code: LoginFailure.unknownEmailCode,
  description: "There is no member with this e-mail address."
})

const wrongPassword = new ApplicationError({
  status: 403,
  code: codeOf(LoginFailure.login.codes, "invalidPassword"),
  description: "The password is wrong."
})

const blocked = new ApplicationError({
  status: 403,
  code: LoginFailure.identityBlockedCode,
  description: "This member may not sign in."
})

const emailTaken = new ApplicationError({
  status: 409,
  code: codeOf(LoginFailure.registration.codes, "emailAlreadyExists"),
  description: "There is a member with this e-mail address already."
})

const verificationOver = new ApplicationError({
  status: 400,
  code: "VERIFICATION_EXPIRED",
  description: "The verification has expired or was tried too often: sign in again for a new code."
})

const wrongCode = new ApplicationError({
  status: 400,
  code: "INVALID_VERIFICATION_CODE",
  description: "The code is wrong."
})

const approvalMail = (email: string) =>
  ({
    kind: "ownerApproval",
    email,
    subject: "A new member waits for your approval",
    text: `${email} wants to become a member.`
  }) as const
