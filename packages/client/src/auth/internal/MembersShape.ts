/**
 * The operations of members, with their arguments and errors.
 *
 * @since 0.1.0
 */
import type { ProfileInput } from "@portico/contract/auth/Identity"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { CallError } from "../../transport/Failure.ts"
import type { LoginState, ResponseDetails, Success } from "../LoginState.ts"
import type { PasswordsShape } from "../Passwords.ts"
import type { RunError } from "../SilentLogin.ts"
import type { LoginError, RegisterError } from "./LoginRefused.ts"
import type { ChangeError } from "./PasswordChange.ts"
import type { ReturnAddressRefused } from "./ReturnAddress.ts"
import type { SignedOn, SignOn, SignOnError } from "./SignOn.ts"
import type { Verify } from "./Verifying.ts"

/** The errors of `Members.logout`. The session in this client has ended, whatever the error is. */
export type LogoutError = ReturnAddressRefused | CallError

/** The errors of `Members.signIn`: those of the login, and those of creating the session. */
export type SignInError = LoginError | RunError

/** The errors of `Members.createSession`. */
export type CreateSessionError = RunError

/** The errors of `Members.changePassword`. */
export type ChangePasswordError = ChangeError

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
  readonly signOn: (member: SignOn) => Effect.Effect<SignedOn, SignOnError>
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
