/**
 * The store in memory: for stories, tests and trying out. It runs in browsers, and is gone with its provider.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as MemoryIdentityStore from "./store/memory/MemoryIdentityStore.ts"
import * as MemoryItemStore from "./store/memory/MemoryItemStore.ts"
import type { Store } from "./store/Store.ts"

/** Makes an empty store. */
export const make = (): Store => ({ layer: Layer.mergeAll(MemoryItemStore.layer, MemoryIdentityStore.layer) })
