/**
 * The health of a store.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { StoreNotOpened } from "./StoreUnavailable.ts"

/** The state of a store, for health checks. */
export interface Health {
  /** The current state. `opening` while the store recovers from a failure, `lost` if the recovery failed. */
  readonly state: () => "opening" | "ready" | "lost"
  /** Succeeds with the reason when the store is lost, and otherwise never completes. */
  readonly lost: Effect.Effect<StoreNotOpened>
}

/** The health of the provider's store. A store that does not report it counts as ready. */
export const StoreHealth = Context.Reference<Health>("@portico/provider/store/StoreHealth", {
  defaultValue: () => ({ state: () => "ready", lost: Effect.never })
})
