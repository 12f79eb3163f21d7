/**
 * Registration, login, sign-on and logout of members, and changes of their accounts (auth.md §4, §7, §8).
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Transport } from "../transport/Transport.ts"
import * as MemberLogins from "./internal/MemberLogins.ts"
import { type ChangeError, changing } from "./internal/PasswordChange.ts"
import { type SignedOn, signingOn, type SignOn, type SignOnError } from "./internal/SignOn.ts"
import { type Verify, verifying } from "./internal/Verifying.ts"
import type { PasswordsShape } from "./Passwords.ts"

export { endSession, type EndSessionError } from "./internal/EndSession.ts"
export { LoginRefused, RegistrationRefused } from "./internal/LoginRefused.ts"
export type { LoginError, LoginRateLimited, RegisterError } from "./internal/LoginRefused.ts"
export type {
  CaptchaTokens,
  CreateSessionError,
  Login,
  LoginOptions,
  LogoutError,
  Registration,
  SignedIn,
  SignInError,
  SignInState
} from "./internal/MemberLogins.ts"
export type { SignedOn, SignOn, SignOnError } from "./internal/SignOn.ts"
export type { VerifyError } from "./internal/Verifying.ts"

/** The errors of `Members.changePassword`. */
export type ChangePasswordError = ChangeError

/** The operations of `Members`. */
export interface MembersShape extends MemberLogins.MemberLoginsShape {
  /** Verifies an email address with the code of its email. Same as `Verification.verify`. */
  readonly verify: Verify
  /**
   * Signs on a member who was authenticated elsewhere, with the elevated credential if the settings have one. Does not
   * change the session: `SilentLogin.run` creates one from the session token.
   */
  readonly signOn: (member: SignOn) => Effect.Effect<SignedOn, SignOnError>
  /** Changes the password of the member who is signed in. Same as `Passwords.change`. */
  readonly changePassword: PasswordsShape["change"]
}

/** Registers members, signs them in and out. */
export class Members extends Context.Service<Members, MembersShape>()("@portico/client/auth/Members") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const logins = yield* MemberLogins.make
  return {
    ...logins,
    changePassword: changing(transport),
    signOn: signingOn(transport),
    verify: verifying(transport)
  } satisfies MembersShape
})

/** `Members` over the transport. */
export const layer: Layer.Layer<Members, never, MemberLogins.Requirements> = Layer.effect(Members, make)
