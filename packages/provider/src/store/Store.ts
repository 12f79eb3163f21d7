/**
 * A store as a provider takes it: members and items in one place.
 *
 * @since 0.1.0
 */
import type * as Layer from "effect/Layer"
import type { IdentityStore } from "./IdentityStore.ts"
import type { ItemStore } from "./ItemStore.ts"
import type { StoreNotOpened } from "./StoreUnavailable.ts"

/** A store. It is opened when its provider starts and closed when its provider is disposed of. */
export interface Store {
  readonly layer: Layer.Layer<IdentityStore | ItemStore, StoreNotOpened>
}
