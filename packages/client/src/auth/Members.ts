/**
 * Registration, login and logout of members (auth.md §4, §7, §8).
 *
 * @since 0.1.0
 */
import { createRedirectSession, login as loginRow, register as registerRow } from "@portico/contract/auth/Endpoints"
import type { Profile } from "@portico/contract/auth/Identity"
import {
  loginErrorCode,
  type LoginErrorCode,
  registrationErrorCode,
  type RegistrationErrorCode,
  violationErrorCode
} from "@portico/contract/LoginFailure"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { Tokens } from "../session/Tokens.ts"
import { Exchange } from "../transport/Exchange.ts"
import { type CallError, RateLimited } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { addressOf } from "./Authorization.ts"
import { fromAnswer, type LoginState } from "./LoginState.ts"
import * as ReturnAddress from "./ReturnAddress.ts"

/** The provider refused a login or a registration. */
export class LoginRefused
  extends /*#__PURE__*/ Data.TaggedError("LoginRefused")<{
    /** What it means (auth.md §8). A login's is `invalidEmail` for every code that has no meaning of its own. */
    readonly errorCode: LoginErrorCode | RegistrationErrorCode
    /** The provider's own code. */
    readonly code: string
    readonly description: string
    readonly status: number | undefined
    readonly requestId: string | undefined
  }>
{
  override get message(): string {
    return this.description
  }
}

/** What can go wrong logging in. */
export type LoginError = LoginRefused | CallError

/** What can go wrong registering. A refusal without an error code of its own stays an `ApplicationError`. */
export type RegisterError = LoginRefused | CallError

/** What can go wrong logging out. The session is ended here whatever it is. */
export type LogoutError = ReturnAddress.ReturnAddressRefused | CallError

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
  readonly profile?: Profile
}

/** The operations of `Members`. */
export interface MembersShape {
  /** Registers a member. The session stays as it is: `SilentLogin.run` makes one of the session token. */
  readonly register: (registration: Registration) => Effect.Effect<LoginState, RegisterError>
  /** Checks a member's password. The session stays as it is: `SilentLogin.run` makes one of the session token. */
  readonly login: (login: Login) => Effect.Effect<LoginState, LoginError>
  /**
   * Ends the session here at once, then asks for the page that ends it at the provider: the browser should go to
   * `logoutUrl`, which leads back to `postFlowUrl`.
   */
  readonly logout: (options?: {
    readonly postFlowUrl?: string
  }) => Effect.Effect<{ readonly logoutUrl: string }, LogoutError>
}

/** Registers members, logs them in and out. */
export class Members extends /*#__PURE__*/ Context.Service<Members, MembersShape>()("@portico/client/auth/Members") {}

const make = Effect.gen(function* () {
  const settings = yield* Settings
  const exchange = yield* Exchange
  const transport = yield* Transport
  const tokens = yield* Tokens
  const { clientId, clientMetaData } = settings

  const bodyOf = ({ captchaTokens, email, password }: Login) => ({
    loginId: { email },
    password,
    ...(captchaTokens === undefined ? {} : { captchaTokens: [wireCaptcha(captchaTokens)] }),
    ...(clientMetaData === undefined ? {} : { clientMetaData })
  })

  const register = Effect.fn("Members.register")(
    ({ profile, ...login }: Registration) =>
      transport.call(
        registerRow,
        { ...bodyOf(login), ...(profile === undefined ? {} : { profile }) },
        { need: "visitor" }
      ),
    Effect.mapBoth({ onFailure: registrationFailure, onSuccess: fromAnswer })
  )

  const login = Effect.fn("Members.login")(
    (login: Login) => transport.call(loginRow, bodyOf(login), { need: "visitor" }),
    Effect.mapBoth({ onFailure: loginFailure, onSuccess: fromAnswer })
  )

  const logout = Effect.fn("Members.logout")(function* ({ postFlowUrl }: { readonly postFlowUrl?: string } = {}) {
    const ended = yield* tokens.clear
    if (postFlowUrl !== undefined) yield* ReturnAddress.check(postFlowUrl, settings)
    const callbacks = postFlowUrl === undefined ? {} : { postFlowUrl }
    const prepared = yield* exchange.prepare(createRedirectSession, { logout: { clientId }, callbacks })
    const { accessToken } = yield* tokens.generate(ended)
    const { answer, requestId } = yield* exchange.send(prepared, { authorization: accessToken.value })
    return { logoutUrl: yield* addressOf(answer.redirectSession, requestId) }
  })

  return { login, logout, register } satisfies MembersShape
})

/** `Members` over the identity service. */
export const layer: Layer.Layer<Members, never, Settings | Exchange | Transport | Tokens> = /*#__PURE__*/ Layer.effect(
  Members,
  make
)

const wireCaptcha = ({ invisibleRecaptchaToken, recaptchaToken }: CaptchaTokens) => ({
  ...(recaptchaToken === undefined ? {} : { Recaptcha: recaptchaToken }),
  ...(invisibleRecaptchaToken === undefined ? {} : { InvisibleRecaptcha: invisibleRecaptchaToken })
})

const loginFailure = (error: CallError): LoginError => {
  if (error._tag === "ApplicationError") return refused(error, loginErrorCode(error.code))
  if (error._tag !== "RateLimited") return error
  const { code, data, description, requestId, retryAfter, status, statusText } = error
  const errorCode = loginErrorCode(code)
  return new RateLimited({ code, data, description, errorCode, requestId, retryAfter, status, statusText })
}

const registrationFailure = (error: CallError): RegisterError => {
  if (error._tag === "ApplicationError") {
    const errorCode = registrationErrorCode(error.code)
    return errorCode === undefined ? error : refused(error, errorCode)
  }
  if (error._tag !== "InvalidArgument") return error
  const { requestId, status } = error
  for (const { data, description } of error.violations) {
    const errorCode = violationErrorCode(data?.["type"])
    if (errorCode !== undefined) return refused({ code: "INVALID_ARGUMENT", description, requestId, status }, errorCode)
  }
  return error
}

const refused = (
  { code, description, requestId, status }: Pick<LoginRefused, "code" | "description" | "requestId" | "status">,
  errorCode: LoginRefused["errorCode"]
): LoginRefused => new LoginRefused({ code, description, errorCode, requestId, status })
