/**
 * Registration, login, sign-on and logout of members, and changes of their accounts (auth.md §4, §7, §8).
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SiteStorage } from "../session/SiteStorage.ts"
import type { Tokens } from "../session/Tokens.ts"
import type { WakeEvents } from "../session/WakeEvents.ts"
import type { Exchange } from "../transport/internal/Exchange.ts"
import type { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import * as MemberLogins from "./internal/MemberLogins.ts"
import type { MembersShape } from "./internal/MembersShape.ts"
import { changing } from "./internal/PasswordChange.ts"
import { signingOn } from "./internal/SignOn.ts"
import { verifying } from "./internal/Verifying.ts"
import type { SilentLogin } from "./SilentLogin.ts"

export { endSession, type EndSessionError } from "./internal/EndSession.ts"
export { LoginRefused, RegistrationRefused } from "./internal/LoginRefused.ts"
export type { LoginError, LoginRateLimited, RegisterError } from "./internal/LoginRefused.ts"
export type {
  CaptchaTokens,
  ChangePasswordError,
  CreateSessionError,
  Login,
  LoginOptions,
  LogoutError,
  MembersShape,
  Registration,
  SignedIn,
  SignInError,
  SignInState
} from "./internal/MembersShape.ts"
export type { SignedOn, SignOn, SignOnError } from "./internal/SignOn.ts"
export type { VerifyError } from "./internal/Verifying.ts"

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
export const layer: Layer.Layer<
  Members,
  never,
  Settings | Exchange | Transport | Tokens | SilentLogin | SiteStorage | WakeEvents
> = Layer.effect(Members, make)
