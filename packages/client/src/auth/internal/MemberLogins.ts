/**
 * Registration, login and logout of members (auth.md §4). They are separate from `Members`, because a page that signs
 * members in does not need its other operations.
 *
 * @since 0.1.0
 */
import { login as loginRow, register as registerRow } from "@portico/contract/codecs/auth/MemberCalls"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SiteStorage } from "../../session/SiteStorage.ts"
import { Tokens } from "../../session/Tokens.ts"
import type { WakeEvents } from "../../session/WakeEvents.ts"
import type { Exchange } from "../../transport/internal/Exchange.ts"
import * as Span from "../../transport/internal/Span.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { addressOf } from "../Authorization.ts"
import { fromResponse, type LoginState } from "../LoginState.ts"
import { SilentLogin } from "../SilentLogin.ts"
import { profileOf } from "./Addresses.ts"
import * as Device from "./Device.ts"
import { ofLogin, ofRegistration } from "./LoginRefused.ts"
import * as LogoutOutbox from "./LogoutOutbox.ts"
import type {
  CaptchaTokens,
  CreateSessionError,
  Login,
  LoginOptions,
  MembersShape,
  Registration,
  SignInError,
  SignInState
} from "./MembersShape.ts"
import { withOutcome } from "./Outcome.ts"
import * as ReturnAddress from "./ReturnAddress.ts"

/** The operations of `Members` that register members, sign them in and out. */
export type MemberLoginsShape = Pick<MembersShape, "createSession" | "login" | "logout" | "register" | "signIn">

/** Registers members, signs them in and out. A client has it instead of `Members` if it loads the other operations later. */
export class MemberLogins extends Context.Service<MemberLogins, MemberLoginsShape>()(
  "@portico/client/auth/MemberLogins"
) {}

/** The services that `MemberLogins` requires. */
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
