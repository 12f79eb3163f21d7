/**
 * Registration, login, sign-on and logout of members, and changes of their accounts (auth.md §4, §7, §8).
 *
 * @since 0.1.0
 */
import {
  login as loginRow,
  register as registerRow,
  signOn as signOnRow
} from "@portico/contract/codecs/auth/MemberCalls"
import type { MemberIdentity, ProfileInput } from "@portico/contract/auth/Identity"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import { SiteStorage } from "../session/SiteStorage.ts"
import { Tokens } from "../session/Tokens.ts"
import type { WakeEvents } from "../session/WakeEvents.ts"
import type { Exchange } from "../transport/internal/Exchange.ts"
import type { CallError } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { type AccountRefused, ofAccount } from "./internal/AccountRefused.ts"
import { flattenIdentity, nestAddresses } from "./internal/Addresses.ts"
import { addressOf } from "./Authorization.ts"
import * as Device from "./internal/Device.ts"
import { type LoginError, ofLogin, ofRegistration, type RegisterError } from "./internal/LoginRefused.ts"
import { fromResponse, type LoginState, type ResponseDetails, type Success } from "./LoginState.ts"
import * as LogoutOutbox from "./internal/LogoutOutbox.ts"
import { withOutcome } from "./internal/Outcome.ts"
import type { ChangeError, PasswordsShape } from "./Passwords.ts"
import { changing } from "./internal/PasswordChange.ts"
import * as ReturnAddress from "./internal/ReturnAddress.ts"
import { type RunError, SilentLogin } from "./SilentLogin.ts"
import { type Verify, type VerifyError, verifying } from "./internal/Verifying.ts"

export { endSession, type EndSessionError } from "./internal/EndSession.ts"
export { LoginRefused, RegistrationRefused } from "./internal/LoginRefused.ts"
export type { LoginError, LoginRateLimited, RegisterError } from "./internal/LoginRefused.ts"

/** The errors of `Members.logout`. The session in this client has ended, whatever the error is. */
export type LogoutError = ReturnAddress.ReturnAddressRefused | CallError

/** The errors of `Members.signOn`. */
export type SignOnError = AccountRefused | CallError

/** The errors of `Members.signIn`: those of the login, and those of creating the session. */
export type SignInError = LoginError | RunError

/** The errors of `Members.createSession`. */
export type CreateSessionError = RunError

/** The errors of `Members.changePassword`. */
export type ChangePasswordError = ChangeError

export type { VerifyError }

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

/** A member who was authenticated elsewhere. */
export interface SignOn {
  readonly email: string
  /** The profile, in the same form as in a registration. */
  readonly profile?: ProfileInput
  /** Whether the email address is marked as verified. */
  readonly verifyEmail?: boolean
  /** Whether an existing contact with the same address becomes the member's. */
  readonly mergeExistingContact?: boolean
}

/** The operations of `Members`. */
export interface MembersShape {
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
  /** Verifies an email address with the code of its email. Same as `Verification.verify`. */
  readonly verify: Verify
  /**
   * Signs on a member who was authenticated elsewhere, with the elevated credential if the settings have one. Does not
   * change the session: `SilentLogin.run` creates one from the session token.
   */
  readonly signOn: (
    member: SignOn
  ) => Effect.Effect<
    { readonly sessionToken: Redacted.Redacted | undefined; readonly identity: MemberIdentity | undefined },
    SignOnError
  >
  /** Changes the password of the member who is signed in. Same as `Passwords.change`. */
  readonly changePassword: PasswordsShape["change"]
  /**
   * Ends the session in this client immediately, then requests the page that ends it at the provider. Send the browser
   * to `logoutUrl`, which redirects back to `postFlowUrl`. After a transient failure the effect fails, and this client
   * or the next one on the same storage sends the request again later, unless the setting `logoutOutbox` is `false`.
   */
  readonly logout: (options?: {
    readonly postFlowUrl?: string
  }) => Effect.Effect<{ readonly logoutUrl: string }, LogoutError>
}

/** Registers members, signs them in and out. */
export class Members extends Context.Service<Members, MembersShape>()("@portico/client/auth/Members") {}

const make = Effect.gen(function* () {
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

  const signOn = Span.fn("Members.signOn")(
    ({ email, profile, ...member }: SignOn) =>
      transport.call(
        signOnRow,
        { loginId: { email }, ...profileOf(profile), ...member },
        { elevated: true, purpose: "visitor" }
      ),
    Effect.mapBoth({
      onFailure: ofAccount,
      onSuccess: ({ identity, sessionToken }) => ({ identity: identity && flattenIdentity(identity), sessionToken })
    }),
    withOutcome
  )

  const logout = Span.fn("Members.logout")(function* ({ postFlowUrl }: { readonly postFlowUrl?: string } = {}) {
    const ended = yield* tokens.clear
    if (postFlowUrl !== undefined) yield* ReturnAddress.check(postFlowUrl, settings)
    const { response, requestId } = yield* outbox.send(ended, postFlowUrl === undefined ? {} : { postFlowUrl })
    yield* outbox.retry
    return { logoutUrl: yield* addressOf(response.redirectSession, requestId) }
  }, withOutcome)

  return {
    changePassword: changing(transport),
    createSession,
    login,
    logout,
    register,
    signIn,
    signOn,
    verify: verifying(transport)
  } satisfies MembersShape
})

/** `Members` over the transport. */
export const layer: Layer.Layer<
  Members,
  never,
  Settings | Exchange | Transport | Tokens | SilentLogin | SiteStorage | WakeEvents
> = Layer.effect(Members, make)

const noDevice: { readonly deviceToken?: string } = {}

const profileOf = (profile: ProfileInput | undefined) =>
  profile === undefined ? {} : { profile: nestAddresses(profile) }

const wireCaptcha = ({ invisibleRecaptchaToken, recaptchaToken }: CaptchaTokens) => ({
  ...(recaptchaToken === undefined ? {} : { Recaptcha: recaptchaToken }),
  ...(invisibleRecaptchaToken === undefined ? {} : { InvisibleRecaptcha: invisibleRecaptchaToken })
})
