/**
 * Registration, login and logout of members, and what else they do with their account (auth.md §4, §7, §8).
 *
 * @since 0.1.0
 */
import {
  login as loginRow,
  logout as logoutRow,
  register as registerRow,
  signOn as signOnRow
} from "@portico/contract/auth/Endpoints"
import type { MemberIdentity, ProfileInput } from "@portico/contract/auth/Identity"
import type { AnswerOf } from "@portico/contract/Endpoint"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
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
import { fromAnswer, type LoginState } from "./LoginState.ts"
import * as LogoutOutbox from "./internal/LogoutOutbox.ts"
import { noted } from "./internal/Outcome.ts"
import { type ChangeError, changing, type PasswordsShape } from "./Passwords.ts"
import * as ReturnAddress from "./internal/ReturnAddress.ts"
import { type VerificationShape, type VerifyError, verifying } from "./Verification.ts"

export { LoginRefused, RegistrationRefused } from "./internal/LoginRefused.ts"
export type { LoginError, LoginRateLimited, RegisterError } from "./internal/LoginRefused.ts"

/** What can go wrong logging out. The session is ended here whatever it is. */
export type LogoutError = ReturnAddress.ReturnAddressRefused | CallError

/** What can go wrong ending the provider's own session. */
export type EndSessionError = ReturnAddress.ReturnAddressRefused | CallError

/** How a sign-on can fail. */
export type SignOnError = AccountRefused | CallError

/** What can go wrong changing a password. */
export type ChangePasswordError = ChangeError

export type { VerifyError }

/** Solved captchas. Each can be used once. */
export interface CaptchaTokens {
  readonly recaptchaToken?: Redacted.Redacted
  readonly invisibleRecaptchaToken?: Redacted.Redacted
}

/** Who logs in. */
export interface Login {
  readonly email: string
  readonly password: Redacted.Redacted
  readonly captchaTokens?: CaptchaTokens
}

/** Who registers. */
export interface Registration extends Login {
  /** Addresses are flat (auth.md §3) or nested. Properties that this version does not know are sent as they are. */
  readonly profile?: ProfileInput
}

/** Who was authenticated elsewhere. */
export interface SignOn {
  readonly email: string
  /** Like that of a registration. */
  readonly profile?: ProfileInput
  /** Whether the address counts as verified. */
  readonly verifyEmail?: boolean
  /** Whether a contact of the same address becomes the member's. */
  readonly mergeExistingContact?: boolean
}

/** The operations of `Members`. */
export interface MembersShape {
  /** Registers a member. The session stays as it is: `SilentLogin.run` makes one of the session token. */
  readonly register: (registration: Registration) => Effect.Effect<LoginState, RegisterError>
  /** Checks a member's password. The session stays as it is: `SilentLogin.run` makes one of the session token. */
  readonly login: (login: Login) => Effect.Effect<LoginState, LoginError>
  /** `Verification.verify`: verifies an address with the code of its mail. */
  readonly verify: VerificationShape["verify"]
  /**
   * Signs on a member who was authenticated elsewhere, with the elevated credential where the settings have one. The
   * session stays as it is: `SilentLogin.run` makes one of the session token.
   */
  readonly signOn: (
    member: SignOn
  ) => Effect.Effect<
    { readonly sessionToken: Redacted.Redacted | undefined; readonly identity: MemberIdentity | undefined },
    SignOnError
  >
  /** `Passwords.change`: changes the password of the member who is signed in. */
  readonly changePassword: PasswordsShape["change"]
  /**
   * Ends the session here at once, then asks for the page that ends it at the provider: the browser should go to
   * `logoutUrl`, which leads back to `postFlowUrl`. Where the provider cannot be told for now this fails, and the
   * request is sent again by itself once it can: by this client, or by the next one on the same storage.
   */
  readonly logout: (options?: {
    readonly postFlowUrl?: string
  }) => Effect.Effect<{ readonly logoutUrl: string }, LogoutError>
}

/** Registers members, logs them in and out. */
export class Members extends Context.Service<Members, MembersShape>()("@portico/client/auth/Members") {}

const make = Effect.gen(function* () {
  const settings = yield* Settings
  const transport = yield* Transport
  const tokens = yield* Tokens
  const storage = yield* SiteStorage
  const outbox = yield* LogoutOutbox.make
  const { clientMetaData } = settings

  const bodyOf = ({ captchaTokens, email, password }: Login, metaData = clientMetaData) => ({
    loginId: { email },
    password,
    ...(captchaTokens === undefined ? {} : { captchaTokens: [wireCaptcha(captchaTokens)] }),
    ...(metaData === undefined ? {} : { clientMetaData: metaData })
  })

  const register = Effect.fn("Members.register")(
    ({ profile, ...login }: Registration) =>
      transport.call(registerRow, { ...bodyOf(login), ...profileOf(profile) }, { need: "visitor" }),
    Effect.mapBoth({ onFailure: ofRegistration, onSuccess: fromAnswer }),
    noted,
    Effect.tap(outbox.retry)
  )

  const login = Effect.fn("Members.login")(
    (login: Login) =>
      Effect.flatMap(Device.shown(storage), (device) =>
        transport.call(
          loginRow,
          bodyOf(login, device.deviceToken === undefined ? clientMetaData : { ...clientMetaData, ...device }),
          { need: "visitor" }
        )
      ),
    Effect.mapBoth({ onFailure: ofLogin, onSuccess: fromAnswer }),
    noted,
    Effect.tap(outbox.retry)
  )

  const signOn = Effect.fn("Members.signOn")(
    ({ email, profile, ...member }: SignOn) =>
      transport.call(
        signOnRow,
        { loginId: { email }, ...profileOf(profile), ...member },
        { elevated: true, need: "visitor" }
      ),
    Effect.mapBoth({
      onFailure: ofAccount,
      onSuccess: ({ identity, sessionToken }) => ({ identity: identity && flattenIdentity(identity), sessionToken })
    }),
    noted
  )

  const logout = Effect.fn("Members.logout")(function* ({ postFlowUrl }: { readonly postFlowUrl?: string } = {}) {
    const ended = yield* tokens.clear
    if (postFlowUrl !== undefined) yield* ReturnAddress.check(postFlowUrl, settings)
    const { answer, requestId } = yield* outbox.send(ended, postFlowUrl === undefined ? {} : { postFlowUrl })
    yield* outbox.retry
    return { logoutUrl: yield* addressOf(answer.redirectSession, requestId) }
  }, noted)

  return {
    changePassword: changing(transport),
    login,
    logout,
    register,
    signOn,
    verify: verifying(transport)
  } satisfies MembersShape
})

/** `Members` over the transport. */
export const layer: Layer.Layer<Members, never, Settings | Exchange | Transport | Tokens | SiteStorage | WakeEvents> =
  Layer.effect(Members, make)

/**
 * Ends the provider's own session with a plain request and returns the response that a browser would receive. The client
 * id is always sent, so that the provider knows the site. The session of this client is not changed: `logout` ends both.
 */
export const endSession: (options?: {
  readonly postLogoutRedirectUri?: string
}) => Effect.Effect<AnswerOf<typeof logoutRow>, EndSessionError, Settings | Transport> = Effect.fn(
  "Members.endSession"
)(function* ({ postLogoutRedirectUri } = {}) {
  const settings = yield* Settings
  const transport = yield* Transport
  const { clientId } = settings
  if (postLogoutRedirectUri === undefined) return yield* transport.call(logoutRow, { clientId })
  yield* ReturnAddress.check(postLogoutRedirectUri, settings)
  return yield* transport.call(logoutRow, { postLogoutRedirectUri, clientId })
}, noted)

const profileOf = (profile: ProfileInput | undefined) =>
  profile === undefined ? {} : { profile: nestAddresses(profile) }

const wireCaptcha = ({ invisibleRecaptchaToken, recaptchaToken }: CaptchaTokens) => ({
  ...(recaptchaToken === undefined ? {} : { Recaptcha: recaptchaToken }),
  ...(invisibleRecaptchaToken === undefined ? {} : { InvisibleRecaptcha: invisibleRecaptchaToken })
})
