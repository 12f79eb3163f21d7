/**
 * Makes a client read-only: it uses the stored tokens, but neither refreshes nor stores any. A server renders pages
 * with it after their cookies have been sent.
 *
 * @since 0.1.0
 */
import type { TokenSet } from "@portico/contract/auth/Token"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import * as Clock from "../../transport/internal/Clock.ts"
import { ReadOnlySession, TokenUnavailable } from "../../transport/Failure.ts"
import { SessionPolicy } from "./SessionPolicy.ts"
import { isSame } from "./SessionState.ts"

/**
 * Creates a layer that makes clients read-only. Provide one layer to the clients of all requests: they share the tokens
 * of one visitor, so that anonymous pages do not create a visitor each.
 *
 * - A member's access token is used until it expires. After that, reads run as the shared visitor, or fail if
 *   `whenRefreshFails` is `"fail"`. The status of the session is `parked`.
 * - Without a member, reads and requests of the application run as the shared visitor. Writes and sign-ins fail with `TokenUnavailable`, whose cause is
 *   `ReadOnlySession`, because what they create would belong to every visitor.
 *
 * **Gotchas**
 *
 * A refresh token can be used once. A client that cannot store the new one would end the session, so refresh the session
 * before the page is rendered, in a middleware.
 *
 * **Example** (Reading with the cookies of a request)
 *
 * ```ts
 * import * as Client from "@portico/client/Client"
 * import * as TokenCookies from "@portico/client/session/TokenCookies"
 * import * as Layer from "effect/Layer"
 *
 * const readOnly = TokenCookies.layerReadOnly()
 * const client = Client.layerData({ clientId: "shop", host: "https://api.example" }).pipe(Layer.provide(readOnly))
 * ```
 */
export const layerReadOnly = (): Layer.Layer<never> => {
  const turn = Semaphore.makeUnsafe(1)
  let shared: TokenSet | undefined

  return Layer.succeed(SessionPolicy, {
    check: (purpose, isMember) =>
      !isMember && (purpose === "write" || purpose === "visitor") ? Effect.suspend(refuse) : Effect.void,
    visitor: (anonymous) =>
      turn.withPermit(
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          shared !== undefined && shared.accessToken.expiresAt * 1000 - now > minimumLife
            ? Effect.succeed(shared)
            : Effect.tap(anonymous, (tokens) => Effect.sync(() => void (shared = tokens)))
        )
      ),
    // A visitor whose token was refused would otherwise break all anonymous pages until the token expires.
    reportRefused: (token) => {
      if (shared !== undefined && isSame(shared.accessToken.value, token)) shared = undefined
    },
    refresh: (state, visitor) =>
      Effect.suspend(() => {
        if (!state.isMember) return Effect.flatMap(visitor, state.renew)
        state.park(new ReadOnlySession(), Infinity)
        return refuse()
      })
  })
}

const refuse = () => Effect.fail(new TokenUnavailable({ cause: new ReadOnlySession() }))

/** The minimum remaining lifetime of shared tokens, in milliseconds. */
const minimumLife = 60_000
