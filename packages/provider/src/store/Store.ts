/**
 * A provider's store, which contains both members and items.
 *
 * @since 0.1.0
 */
import type * as Layer from "effect/Layer"
import type { IdentityStore } from "./IdentityStore.ts"
import type { ItemStore } from "./ItemStore.ts"
import type { StoreNotOpened } from "./StoreUnavailable.ts"

/** A store. The provider opens it when it starts and closes it when it is disposed of. */
export interface Store {
  readonly layer: Layer.Layer<IdentityStore | ItemStore, StoreNotOpened>
}
