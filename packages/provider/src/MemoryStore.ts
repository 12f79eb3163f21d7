/**
 * The in-memory store for stories, tests and demos. It runs in browsers. Its data is lost when its provider ends.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as MemoryIdentityStore from "./store/memory/MemoryIdentityStore.ts"
import * as MemoryItemStore from "./store/memory/MemoryItemStore.ts"
import type { Store } from "./store/Store.ts"

/** The options of an in-memory store. */
export type Options = MemoryItemStore.Options

/** Creates an empty store. */
export const make = (options: Options = {}): Store => ({
  layer: Layer.mergeAll(MemoryItemStore.layerOf(options), MemoryIdentityStore.layer)
})
