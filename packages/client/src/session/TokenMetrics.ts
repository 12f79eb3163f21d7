/**
 * Counts token refreshes and their outcomes. It is a separate layer, so that pages without it do not load this code.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { Observer, type Outcome } from "./internal/TokenRefresh.ts"

/** The number of token refreshes, by the attribute `outcome`. */
export const refreshes: Metric.Counter<number> = Metric.counter("portico_token_refreshes", {
  description: "Token refreshes, by outcome",
  incremental: true
})

/** The number of member sessions that the provider ended. */
export const refusals: Metric.Counter<number> = Metric.counter("portico_token_refusals", {
  description: "Member sessions that the provider ended",
  incremental: true
})

/**
 * The number of token requests that were not sent, because a refresh was already running or another tab had done it.
 */
export const stormsAvoided: Metric.Counter<number> = Metric.counter("portico_storms_avoided", {
  description: "Token requests that were avoided because another caller or tab refreshed the tokens",
  incremental: true
})

/**
 * A layer that counts the token refreshes of the clients to which it is provided.
 *
 * **Example** (Counting the refreshes of a client)
 *
 * ```ts
 * import * as Client from "@portico/client/Client"
 * import * as TokenMetrics from "@portico/client/session/TokenMetrics"
 * import * as Layer from "effect/Layer"
 *
 * const counting = Client.layer({ clientId: "shop", host: "https://api.example" }).pipe(Layer.provide(TokenMetrics.layer))
 * ```
 */
export const layer: Layer.Layer<never> = Layer.effectContext(
  Effect.map(Effect.context(), (context) => {
    const count = (metric: Metric.Counter<number>) => metric.updateUnsafe(1, context)
    return Context.make(Observer, (event: Outcome | "joined") => {
      if (event !== "joined") count(Metric.withAttributes(refreshes, { outcome: event }))
      if (event === "refused") count(refusals)
      if (event === "joined" || event === "upToDate") count(stormsAvoided)
    })
  })
)
