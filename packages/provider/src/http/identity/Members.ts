/**
 * Registration and login of members.
 *
 * @since 0.1.0
 */
import type { LoginRequest, RegisterRequest, LoginResponse } from "@portico/contract/auth/LoginResult"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Email from "../../engine/identity/Email.ts"
import * as Member from "../../engine/identity/Member.ts"
import { Passwords, type Verdict } from "../../engine/identity/Passwords.ts"
import { type Refusal, ValidationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Call } from "../request/Call.ts"
import * as Attempts from "./Attempts.ts"
import * as Captchas from "./Captchas.ts"
import { Mails } from "./Mails.ts"
import * as Refusals from "./Refusals.ts"
import * as Settings from "./Settings.ts"
import { maximumTries, LoginStatus } from "./LoginStatus.ts"
import { Tickets } from "./Tickets.ts"
import * as Verifications from "./Verifications.ts"

type Outcome<A> = Effect.Effect<A, Refusal | StoreUnavailable>

/** The network and the source of a login, by which attempts are counted. */
interface Place {
  readonly network: string
  readonly source: string
}

/** The operations of `Members`. */
export interface MembersShape {
  /** Registers a member according to the registration policy. Returns the resulting login state. */
  readonly register: (request: RegisterRequest, call: Call) => Outcome<LoginResponse>
  /** Checks a member's password. Returns the resulting login state. */
  readonly login: (request: LoginRequest, call: Call) => Outcome<LoginResponse>
  /** Checks the code of a verification email. Returns the resulting login state. */
  readonly verify: (request: Verifications.Verification, call: Pick<Call, "origin">) => Outcome<LoginResponse>
  /** Returns the member with this email address and password. An unknown address takes as long as a known one. */
  readonly check: (email: string, password: Redacted.Redacted, place: Place) => Outcome<Member.Member>
  /** Returns the member with this id, if they may be signed in. */
  readonly signedIn: (id: string) => Effect.Effect<Option.Option<Member.Member>, StoreUnavailable>
}

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  const passwords = yield* Passwords
  const secrets = yield* Secrets
  const tickets = yield* Tickets
  const standing = yield* LoginStatus
  const mails = yield* Mails
  const context = yield* Effect.context<IdentityStore | Mails | Secrets | LoginStatus | Tickets>()
  const settings = Effect.provideContext(Settings.read(), context)

  const find = (email: string, { enumerationSafe }: { readonly enumerationSafe: boolean }) =>
    Effect.map(store.memberByEmail(email), (found) => ({
      found,
      unknown: enumerationSafe ? Refusals.wrongCredentials : Refusals.unknownEmail,
      wrong: enumerationSafe ? Refusals.wrongCredentials : Refusals.wrongPassword
    }))

  // Hashing is slow. If the password was replaced during the check, it is compared with the new one.
  const compare = Effect.fnUntraced(function* (
    found: Option.Option<Member.Member>,
    password: Redacted.Redacted
  ): Effect.fn.Return<Verdict & { readonly member: Option.Option<Member.Member> }, Refusal | StoreUnavailable> {
    const stored = Option.map(found, (member) => member.password)
    const verdict = yield* passwords.verify(password, stored)
    if (!verdict.right || Option.isNone(found)) return { ...verdict, member: found }
    const member = yield* store.member(found.value.id)
    const isSame = Option.exists(member, (one) => one.password === found.value.password)
    return isSame ? { ...verdict, member } : yield* compare(member, password)
  })

  const check = Effect.fn("Members.check")(function* (text: string, password: Redacted.Redacted, place: Place) {
    const email = nameOf(text)
    // The network and the source come first. Otherwise a refused caller would use up the attempts of the email address.
    yield* Attempts.claim("perAddress", place.network)
    yield* Attempts.claim("perSource", place.source)
    yield* Attempts.claim("perEmail", email)
    const { found, unknown, wrong } = yield* find(email, yield* settings)
    const { member, outdated, right } = yield* compare(found, password)
    if (Option.isNone(member)) return yield* unknown
    if (!right) return yield* wrong
    yield* Attempts.release("perAddress", place.network)
    yield* Attempts.release("perSource", place.source)
    yield* Attempts.reset("perEmail", email)
    if (!outdated) return member.value
    const hash = yield* passwords.hash(password)
    const renewed = Member.changed({ ...member.value, password: hash }, yield* Clock.currentTimeMillis)
    if (yield* store.changeMember(renewed)) return renewed
    // A concurrent login may have stored a new hash first.
    const again = yield* compare(yield* store.member(renewed.id), password)
    return again.right && Option.isSome(again.member) ? again.member.value : yield* wrong
  }, Effect.provideContext(context))

  // The response is the same for a registered address. Only the email differs, which strangers cannot read.
  const begin = Effect.fnUntraced(function* (member: Member.Member, isRegistered: boolean) {
    yield* Attempts.claim("mails", member.email)
    const code = yield* secrets.digits(6)
    const stateToken = yield* tickets.issue({
      _tag: "Registration",
      member,
      code: yield* secrets.digest(isRegistered ? yield* secrets.make : code),
      triesLeft: maximumTries
    })
    yield* isRegistered ? mails.accountExists(member.email) : mails.registration(member.email, code)
    return { state: "REQUIRE_EMAIL_VERIFICATION", identity: Member.identityOf(member), stateToken } as const
  })

  return Members.of({
    check,
    login: Effect.fn("Members.login")(function* (request: LoginRequest, call: Call) {
      const { captchaTokens, clientMetaData = {}, loginId, password } = request
      const { address, from, origin } = call
      const source = Attempts.sourceOf(call)
      const email = nameOf(loginId.email)
      yield* Captchas.demand(captchaTokens, { email, source, address })
      const failures = yield* Attempts.countOf("perEmail", email)
      const member = yield* check(loginId.email, password, { network: Attempts.networkOfCall(call), source })
      const token = Object.hasOwn(clientMetaData, "deviceToken") ? clientMetaData["deviceToken"] : undefined
      const device = typeof token === "string" ? Redacted.make(token) : undefined
      return yield* standing.stateOf(member, { origin, from, failures, device })
    }, Effect.provideContext(context)),

    register: Effect.fn("Members.register")(function* (request: RegisterRequest, call: Call) {
      const { captchaTokens, loginId, password, profile = {} } = request
      const rules = yield* settings
      const email = yield* admit(loginId.email, password, profile, rules)
      yield* Captchas.demand(captchaTokens, { email, source: Attempts.sourceOf(call), address: call.address })
      const { enumerationSafe, registration } = rules
      const isRegistered = Option.isSome(yield* store.memberByEmail(email))
      if (isRegistered && !enumerationSafe) return yield* Refusals.emailTaken
      if (!enumerationSafe && registration.includes("emailVerification")) {
        // Checks the limit of emails first. Otherwise it would create a member and then fail to send the code.
        yield* Attempts.claim("mails", email)
        yield* Attempts.release("mails", email)
      }
      const now = yield* Clock.currentTimeMillis
      const member: Member.Member = {
        id: yield* secrets.name,
        email,
        emailVerified: false,
        ...Member.statusAfter(registration),
        password: yield* passwords.hash(password),
        profile,
        createdAt: now,
        updatedAt: now,
        revision: 1
      }
      if (enumerationSafe) return yield* begin(member, isRegistered)
      if (!(yield* store.addMember(member))) return yield* Refusals.emailTaken
      if (registration.includes("ownerApproval")) yield* mails.ownerApproval(member, call.origin)
      return yield* standing.stateOf(member, call)
    }, Effect.provideContext(context)),

    verify: (request, call) => Effect.provideContext(Verifications.verify(request, call), context),

    signedIn: (id) => Effect.map(store.member(id), Option.filter(Member.mayStaySignedIn))
  })
})

/**
 * Registers members and signs them in.
 *
 * @since 0.1.0
 */
export class Members extends Context.Service<Members, MembersShape>()("@portico/provider/http/identity/Members") {}

/** `Members` over the store. */
export const layer: Layer.Layer<Members, never, IdentityStore | Mails | Passwords | Secrets | LoginStatus | Tickets> =
  Layer.effect(Members, make)

// An invalid address is looked up like a valid one, and finds no member.
const nameOf = (text: string): string => Option.getOrElse(Email.normalize(text), () => text.slice(0, 1000))

const admit = (
  email: string,
  password: Redacted.Redacted,
  profile: Member.Member["profile"],
  rules: Refusals.PasswordRules
) => {
  const address = Email.normalize(email)
  const violations: ReadonlyArray<FieldViolation> = [
    ...(Option.isNone(address) ? [Refusals.invalidEmail] : []),
    ...Refusals.passwordViolations(Redacted.value(password), rules),
    ...Refusals.profileViolations(profile)
  ]
  return Option.isSome(address) && violations.length === 0
    ? Effect.succeed(address.value)
    : Effect.fail(new ValidationError({ violations }))
}
