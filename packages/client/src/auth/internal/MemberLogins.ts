/**
 * Registration, login and logout of members (auth.md §4). They are separate from `Members`, because a page that signs
 * members in does not need its other operations.
 *
 * @since 0.1.0
 */
import { login as loginRow, register as registerRow } from "@portico/contract/codecs/auth/MemberCalls"
import type { ProfileInput } from "@portico/contract/auth/Identity"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { SiteStorage } from "../../session/SiteStorage.ts"
import { Tokens } from "../../session/Tokens.ts"
import type { WakeEvents } from "../../session/WakeEvents.ts"
import type { CallError } from "../../transport/Failure.ts"
import type { Exchange } from "../../transport/internal/Exchange.ts"
import * as Span from "../../transport/internal/Span.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { addressOf } from "../Authorization.ts"
import { fromResponse, type LoginState, type ResponseDetails, type Success } from "../LoginState.ts"
import { type RunError, SilentLogin } from "../SilentLogin.ts"
import { profileOf } from "./Addresses.ts"
import * as Device from "./Device.ts"
import { type LoginError, ofLogin, ofRegistration, type RegisterError } from "./LoginRefused.ts"
import * as LogoutOutbox from "./LogoutOutbox.ts"
import { withOutcome } from "./Outcome.ts"
import * as ReturnAddress from "./ReturnAddress.ts"

/** The errors of `Members.logout`. The session in this client has ended, whatever the error is. */
export type LogoutError = ReturnAddress.ReturnAddressRefused | CallError

/** The errors of `Members.signIn`: those of the login, and those of creating the session. */
export type SignInError = LoginError | RunError

/** The errors of `Members.createSession`. */
export type CreateSessionError = RunError

/** The tokens of solved captchas. Each can be used once. */
export interface CaptchaTokens {
  readonly recaptchaToken?: Redacted.Redacted
  readonly invisibleRecaptchaToken?: Redacted.Redacted
}

/** The credentials of a login. */
export interface Login {
  readonly email: string
  readonly password: Redacted.Redacted
  readonly captchaTokens?: CaptchaTokens
}

/** The options of a login. */
export interface LoginOptions {
  /**
   * Whether the token of a remembered device is omitted, so that the member proves the second factor. `Account.reverify`
   * refuses a login that skipped it. `false` by default.
   */
  readonly ignoreRememberedDevice?: boolean
}

/** The member is signed in: the session exists, and all calls of the client run as the member. */
export interface SignedIn extends ResponseDetails {
  readonly _tag: "SIGNED_IN"
}

/** The state of a sign-in: a session, or the step that it waits for. */
export type SignInState = SignedIn | Exclude<LoginState, Success>

/** The credentials and the profile of a registration. */
export interface Registration extends Login {
  /** Addresses are flat (auth.md §3) or nested. Properties that this version does not know are sent unchanged. */
  readonly profile?: ProfileInput
}

/** The operations of `Members` that register members, sign them in and out. */
export interface MemberLoginsShape {
  /**
   * Signs a member in: checks the password and creates the session. If the sign-in needs another step, returns its state
   * instead: complete the step (`Verification.verify`, `Mfa.verify`), and pass the state that it returns to
   * `createSession`. In a browser the session is created in a hidden frame, elsewhere by a redirect.
   *
   * **Example** (Signing in)
   *
   * ```ts
   * import { Members } from "@portico/client/auth/Members"
   * import * as Effect from "effect/Effect"
   * import * as Redacted from "effect/Redacted"
   *
   * const signIn = Members.use((members) =>
   *   members.signIn({ email: "ada@example.com", password: Redacted.make("analytical-engine") })
   * ).pipe(Effect.map((state) => (state._tag === "SIGNED_IN" ? "Welcome." : "One more step.")))
   * ```
   */
  readonly signIn: (login: Login, options?: LoginOptions) => Effect.Effect<SignInState, SignInError>
  /**
   * Creates the session of a login, registration, verification or recovery that succeeded. Returns any other state
   * unchanged.
   */
  readonly createSession: (state: LoginState) => Effect.Effect<SignInState, CreateSessionError>
  /** Registers a member. Does not change the session: `SilentLogin.run` creates one from the session token. */
  readonly register: (registration: Registration) => Effect.Effect<LoginState, RegisterError>
  /** Checks a member's password. Does not change the session: `SilentLogin.run` creates one from the session token. */
  readonly login: (login: Login, options?: LoginOptions) => Effect.Effect<LoginState, LoginError>
  /**
   * Ends the session in this client immediately, then requests the page that ends it at the provider. Send the browser
   * to `logoutUrl`, which redirects back to `postFlowUrl`. After a transient failure the effect fails, and this client
   * or the next one on the same storage sends the request again later, unless the setting `logoutOutbox` is `false`.
   */
  readonly logout: (options?: {
    readonly postFlowUrl?: string
  }) => Effect.Effect<{ readonly logoutUrl: string }, LogoutError>
}

/** Registers members, signs them in and out. A client has it instead of `Members` if it loads the other operations later. */
export class MemberLogins extends Context.Service<MemberLogins, MemberLoginsShape>()(
  "@portico/client/auth/MemberLogins"
) {}

/** The services of logins. */
export type Requirements = Settings | Exchange | Transport | Tokens | SilentLogin | SiteStorage | WakeEvents

/** Creates the operations, and sends the logout requests that failed earlier. */
export const make = Effect.gen(function* () {
  const settings = yield* Settings
  const transport = yield* Transport
  const tokens = yield* Tokens
  const storage = yield* SiteStorage
  const outbox = yield* LogoutOutbox.make
  const silentLogin = yield* SilentLogin
  const { clientMetaData } = settings

  const bodyOf = ({ captchaTokens, email, password }: Login, metaData = clientMetaData) => ({
    loginId: { email },
    password,
    ...(captchaTokens === undefined ? {} : { captchaTokens: [wireCaptcha(captchaTokens)] }),
    ...(metaData === undefined ? {} : { clientMetaData: metaData })
  })

  const register = Span.fn("Members.register")(
    ({ profile, ...login }: Registration) =>
      transport.call(registerRow, { ...bodyOf(login), ...profileOf(profile) }, { purpose: "visitor" }),
    Effect.mapBoth({ onFailure: ofRegistration, onSuccess: fromResponse }),
    withOutcome,
    Effect.tap(outbox.retry)
  )

  const login = Span.fn("Members.login")(
    (login: Login, { ignoreRememberedDevice = false }: LoginOptions = {}) =>
      Effect.flatMap(ignoreRememberedDevice ? Effect.succeed(noDevice) : Device.load(storage), (device) =>
        transport.call(
          loginRow,
          bodyOf(login, device.deviceToken === undefined ? clientMetaData : { ...clientMetaData, ...device }),
          { purpose: "visitor" }
        )
      ),
    Effect.mapBoth({ onFailure: ofLogin, onSuccess: fromResponse }),
    withOutcome,
    Effect.tap(outbox.retry)
  )

  const createSession = Span.fn("Members.createSession")(function* (
    state: LoginState
  ): Effect.fn.Return<SignInState, CreateSessionError> {
    if (state._tag !== "SUCCESS") return state
    const { sessionToken, ...details } = state
    yield* silentLogin.run(sessionToken)
    return { ...details, _tag: "SIGNED_IN" }
  }, withOutcome)

  const signIn = Span.fn("Members.signIn")(
    (credentials: Login, options?: LoginOptions): Effect.Effect<SignInState, SignInError> =>
      Effect.flatMap(login(credentials, options), createSession)
  )

  const logout = Span.fn("Members.logout")(function* ({ postFlowUrl }: { readonly postFlowUrl?: string } = {}) {
    const ended = yield* tokens.clear
    if (postFlowUrl !== undefined) yield* ReturnAddress.check(postFlowUrl, settings)
    const { response, requestId } = yield* outbox.send(ended, postFlowUrl === undefined ? {} : { postFlowUrl })
    yield* outbox.retry
    return { logoutUrl: yield* addressOf(response.redirectSession, requestId) }
  }, withOutcome)

  return { createSession, login, logout, register, signIn } satisfies MemberLoginsShape
})

/** `MemberLogins` over the transport. */
export const layer: Layer.Layer<MemberLogins, never, Requirements> = Layer.effect(MemberLogins, make)

const noDevice: { readonly deviceToken?: string } = {}

const wireCaptcha = ({ invisibleRecaptchaToken, recaptchaToken }: CaptchaTokens) => ({
  ...(recaptchaToken === undefined ? {} : { Recaptcha: recaptchaToken }),
  ...(invisibleRecaptchaToken === undefined ? {} : { InvisibleRecaptcha: invisibleRecaptchaToken })
})
