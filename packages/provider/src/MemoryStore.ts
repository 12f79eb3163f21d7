/**
 * The store in memory: for stories, tests and trying out. It runs in browsers, and is gone with its provider.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as MemoryIdentityStore from "./store/memory/MemoryIdentityStore.ts"
import * as MemoryItemStore from "./store/memory/MemoryItemStore.ts"
import type { Store } from "./store/Store.ts"

/** The settings of a store in memory. */
export type Options = MemoryItemStore.Options

/** Makes an empty store. */
export const make = (options: Options = {}): Store => ({
  layer: Layer.mergeAll(MemoryItemStore.layerOf(options), MemoryIdentityStore.layer)
})
