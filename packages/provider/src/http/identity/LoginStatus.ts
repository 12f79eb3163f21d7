/**
 * The login status of a member: the state that results from a correct password, code or token.
 *
 * @since 0.1.0
 */
import type { LoginResponse } from "@portico/contract/auth/LoginResult"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import * as Member from "../../engine/identity/Member.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import type { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import * as Attempts from "./Attempts.ts"
import { Factors } from "./Factors.ts"
import { Mails } from "./Mails.ts"
import * as Refusals from "./Refusals.ts"
import { Tickets } from "./Tickets.ts"

/** The circumstances of a login. */
export interface LoginContext {
  /** The provider's own origin, as the call addressed it. */
  readonly origin: string
  /** Whether a second factor was proved in this login. */
  readonly factorShown?: boolean
  /** Origin of the page, if a browser sent it. */
  readonly from?: string | undefined
  /** The device token from an earlier login on which the device was remembered. */
  readonly device?: Redacted.Redacted | undefined
  /** The number of wrong passwords for this member just before the login. */
  readonly failures?: number | undefined
}

/** The operations of `LoginStatus`. */
export interface LoginStatusShape {
  /** Returns the login state of a member. Fails if the member is blocked, or if the password must be reset. */
  readonly stateOf: (
    member: Member.Member,
    loginContext: LoginContext
  ) => Effect.Effect<LoginResponse, ApplicationError | StoreUnavailable>
  /** Sends a verification code to a member by email. Returns the state token that belongs to it. */
  readonly mailCode: (
    member: Member.Member,
    origin: string
  ) => Effect.Effect<Redacted.Redacted, ApplicationError | StoreUnavailable>
}

const make = Effect.gen(function* () {
  const tickets = yield* Tickets
  const secrets = yield* Secrets
  const mails = yield* Mails
  const factors = yield* Factors
  const context = yield* Effect.context<IdentityStore | Secrets>()

  const mailCode = Effect.fnUntraced(function* (member: Member.Member, origin: string) {
    yield* Effect.provideContext(Attempts.claim("mails", member.email), context)
    const code = yield* secrets.digits(6)
    const stateToken = yield* tickets.issue({
      _tag: "Verification",
      memberId: member.id,
      code: yield* secrets.digest(code),
      triesLeft: maximumTries
    })
    yield* mails.verification(member, code, origin)
    return stateToken
  })

  return LoginStatus.of({
    mailCode,
    stateOf: Effect.fn("LoginStatus.stateOf")(function* (member: Member.Member, loginContext: LoginContext) {
      const identity = Member.identityOf(member)
      switch (Member.signInBarrierOf(member)) {
        case "blocked":
          return yield* Refusals.blocked
        case "emailVerification":
          return {
            state: "REQUIRE_EMAIL_VERIFICATION",
            identity,
            stateToken: yield* mailCode(member, loginContext.origin)
          }
        case "ownerApproval":
          return { state: "REQUIRE_OWNER_APPROVAL", identity }
        case undefined:
          break
      }
      if (member.resetRequired === true) return yield* Refusals.resetPassword
      const factorShown = loginContext.factorShown === true
      if (!factorShown) {
        const challenged = yield* factors.challenge(member, loginContext)
        if (Option.isSome(challenged)) return { state: "STATUS_CHECK", ...challenged.value }
      }
      const sessionToken = yield* tickets.issue({
        _tag: "Login",
        memberId: member.id,
        ...(factorShown ? { factorShown } : {})
      })
      return { state: "SUCCESS", identity, sessionToken }
    })
  })
})

/**
 * Determines the login status of members.
 *
 * @since 0.1.0
 */
export class LoginStatus extends Context.Service<LoginStatus, LoginStatusShape>()(
  "@portico/provider/http/identity/LoginStatus"
) {}

/** `LoginStatus` over tickets and emails. */
export const layer: Layer.Layer<LoginStatus, never, Factors | IdentityStore | Mails | Secrets | Tickets> = Layer.effect(
  LoginStatus,
  make
)

/** The number of wrong codes after which a verification ends. */
export const maximumTries = 5
