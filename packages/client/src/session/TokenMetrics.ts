/**
 * Counts of what becomes of tokens. A service of its own, since it would cost every page its bytes.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { Observer, type Outcome } from "./internal/TokenRefresh.ts"

/** Refreshes, by the attribute `outcome`. */
export const refreshes: Metric.Counter<number> = Metric.counter("portico_token_refreshes", {
  description: "Token refreshes, by how they came out",
  incremental: true
})

/** Member sessions that the provider ended. */
export const refusals: Metric.Counter<number> = Metric.counter("portico_token_refusals", {
  description: "Member sessions that the provider ended",
  incremental: true
})

/** Callers that found a refresh under way, and tabs that found one done: requests that were not sent. */
export const stormsAvoided: Metric.Counter<number> = Metric.counter("portico_storms_avoided", {
  description: "Token requests that were not sent, because another caller's or another tab's served",
  incremental: true
})

/**
 * Counts what the clients do that it is provided to.
 *
 * **Example** (A client that counts)
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
    return Context.make(Observer, (event: Outcome | "spared") => {
      if (event !== "spared") count(Metric.withAttributes(refreshes, { outcome: event }))
      if (event === "refused") count(refusals)
      if (event === "spared" || event === "adopted") count(stormsAvoided)
    })
  })
)
