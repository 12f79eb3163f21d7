/**
 * Silent login (auth.md §2, §9): a hidden frame loads the provider's page, which returns a code without user
 * interaction.
 *
 * @since 0.1.0
 */
import { isMismatch } from "@portico/contract/Codec"
import { FrameMessage } from "@portico/contract/codecs/auth/Authorization"
import { frameReadyTimeout, silentLoginTimeout } from "@portico/contract/Limits"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import * as Clock from "../transport/internal/Clock.ts"
import { Frame, type FrameEvent, type FrameUnavailable } from "../session/Frame.ts"
import { makeInbox } from "../session/internal/listeners.ts"
import { type InsecureContext, makePair, makeState } from "../session/internal/Pkce.ts"
import { Tokens } from "../session/Tokens.ts"
import type { CallError, SessionEnded } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import { Authorization, AuthorizationRefused, type ExchangeCodeError, type Returned } from "./Authorization.ts"
import { withOutcome } from "./internal/Outcome.ts"
import { follow } from "./internal/RedirectLogin.ts"
import { Fetch } from "../transport/internal/FetchReferences.ts"

/** The hidden frame sent no response in time. */
export class FlowTimedOut extends Data.TaggedError("FlowTimedOut")<{}> {
  override get message(): string {
    return "OAuth flow timed out"
  }
}

/**
 * The hidden frame cannot show the provider's page: the provider cannot be reached, or does not let this site frame it.
 * If `by` is set, this page itself prevents it: by its content security policy, or because it is cross-origin isolated.
 */
export class FrameRefused extends Data.TaggedError("FrameRefused")<{
  readonly origin: string
  readonly by?: "policy" | "isolation" | undefined
}> {
  override get message(): string {
    return `The hidden frame cannot show a page of ${this.origin}. ${refusals[this.by ?? "provider"]}`
  }
}

/** The browser blocks the provider's storage in the hidden frame, so the provider cannot find its session. */
export class ThirdPartyBlocked extends Data.TaggedError("ThirdPartyBlocked")<{
  readonly origin: string
}> {
  override get message(): string {
    return `The browser blocks the storage of ${this.origin} in frames. Redirect to the sign-in page of the provider instead.`
  }
}

/** The errors of a silent login. */
export type RunError =
  | FlowTimedOut
  | FrameRefused
  | FrameUnavailable
  | InsecureContext
  | ExchangeCodeError
  | SessionEnded
  | ThirdPartyBlocked
  | CallError

/** An alias of `RunError`, for code that uses the errors of several modules. */
export type SilentLoginError = RunError

/**
 * Whether a silent login failed because it cannot work in this browser or without a visible page. If so, use the
 * provider's own page (`Authorization.begin`) to sign in. Any other failure would occur on that page too.
 */
export const needsPage = (error: RunError): boolean =>
  error._tag === "MissingCode"
    ? /^(login|interaction|consent|account_selection)_required$/.test(error.cause?.error ?? "")
    : error._tag === "FlowTimedOut" || error._tag === "ThirdPartyBlocked" || error._tag.startsWith("Frame")

/** The operations of `SilentLogin`. */
export interface SilentLoginShape {
  /**
   * Creates the session of the member that the session token belongs to, and stores its tokens. Without a session
   * token, it uses the member who is signed in at the provider. Fails with `SessionEnded` if the session is cleared in
   * the meantime.
   */
  readonly run: (sessionToken?: Redacted.Redacted) => Effect.Effect<void, RunError>
}

/** Signs members in without showing a page. */
export class SilentLogin extends Context.Service<SilentLogin, SilentLoginShape>()("@portico/client/auth/SilentLogin") {}

const make = Effect.gen(function* () {
  const settings = yield* Settings
  const authorization = yield* Authorization
  const frame = yield* Frame
  const tokens = yield* Tokens
  const given = Context.getOrUndefined(yield* Effect.context(), Fetch)
  const [redirectUri] = settings.returnAddresses

  const receive = (url: string, state: Redacted.Redacted, hasSession: boolean) =>
    Effect.gen(function* () {
      const { origin } = new URL(url)
      const events = makeInbox<FrameEvent>()
      yield* frame.open(url, [origin, ...settings.frameOrigins], events.offer)
      let isReady = !settings.framePostsReady
      // A page that sends no ready message would be waited for until the timeout. Isolation is known to shut the frame
      // out, so it fails immediately.
      const shut = new FrameRefused({ origin, by: globalThis.crossOriginIsolated ? "isolation" : undefined })
      if (isReady && shut.by !== undefined) return yield* shut
      let isLoaded = false
      while (true) {
        const event = yield* isLoaded && !isReady
          ? events.take.pipe(Clock.timeoutOrElse({ duration: frameReadyTimeout, orElse: () => Effect.fail(shut) }))
          : events.take
        if (event._tag === "Forbidden") return yield* new FrameRefused({ origin, by: "policy" })
        if (event._tag === "Loaded") {
          isLoaded = true
          continue
        }
        const message = FrameMessage.decode(event.data)
        if (isMismatch(message)) continue
        if ("type" in message) {
          isReady = true
          if (!message.storage && !hasSession) return yield* new ThirdPartyBlocked({ origin })
        } else if (Redacted.value(message.state) === Redacted.value(state)) {
          return "code" in message
            ? { code: message.code, state, refusal: undefined }
            : {
                code: undefined,
                state,
                refusal: new AuthorizationRefused({ error: message.error, description: message.error_description })
              }
        }
      }
    }).pipe(Effect.scoped)

  // Without a redirect address, a hidden frame posts the response.
  const authorize = Effect.fnUntraced(function* (sessionToken: Redacted.Redacted | undefined, redirectUri?: string) {
    const { challenge, verifier } = yield* makePair
    const state = yield* makeState
    const returnsTo = redirectUri === undefined ? {} : { redirectUri }
    const { authUrl } = yield* authorization.open(
      { codeChallenge: challenge, state, ...returnsTo },
      {
        responseMode: redirectUri === undefined ? "web_message" : "query",
        prompt: "none",
        ...(sessionToken === undefined ? {} : { sessionToken })
      }
    )
    const response: Effect.Effect<Returned, RunError> =
      redirectUri === undefined
        ? receive(authUrl, state, sessionToken !== undefined)
        : follow(authUrl, redirectUri, given ?? globalThis.fetch)
    const returned = yield* response.pipe(
      Clock.timeoutOrElse({ duration: silentLoginTimeout, orElse: () => Effect.fail(new FlowTimedOut()) })
    )
    return yield* authorization.exchangeCode(returned, { codeVerifier: verifier, state, ...returnsTo })
  })

  const run = Span.fn("SilentLogin.run")(function* (sessionToken?: Redacted.Redacted) {
    const finish = yield* tokens.begin
    // Outside of a browser there are no frames. The code is then read from the address of a redirect.
    const member = yield* Effect.catch(authorize(sessionToken), (error) =>
      error._tag === "FrameUnavailable" && redirectUri !== undefined
        ? authorize(sessionToken, redirectUri)
        : Effect.fail(error)
    )
    yield* finish(member)
  }, withOutcome)

  return { run } satisfies SilentLoginShape
})

/** `SilentLogin` over redirect sessions and a hidden frame. */
export const layer: Layer.Layer<SilentLogin, never, Settings | Authorization | Frame | Tokens> = Layer.effect(
  SilentLogin,
  make
)

const refusals = {
  provider: "Check that the provider is running and that the origin of this site is registered with it.",
  policy: "Add this origin to frame-src in the content security policy of this page.",
  isolation: "This page is cross-origin isolated, which prevents frames of other origins."
}
