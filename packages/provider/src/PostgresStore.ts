/**
 * The store in Postgres: on a server, or embedded in threads of this process with its data in a folder. Acknowledged
 * writes survive the end of the process, and of a thread, however it ends. Without a folder the data is in a temporary
 * one, which is removed when the store is closed.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Connection from "./store/postgres/Connection.ts"
import * as PostgresIdentityStore from "./store/postgres/PostgresIdentityStore.ts"
import * as PostgresItemStore from "./store/postgres/PostgresItemStore.ts"
import type { Store } from "./store/Store.ts"
import { StoreHealth } from "./store/StoreHealth.ts"

/** Where the data lies. */
export type Options = Connection.Options

/**
 * Makes a store. Opening it fails with `StoreNotOpened` where the folder is in use or of another version, or the server
 * does not answer or does not fit.
 */
export const make = (options: Options): Store => ({
  layer: Layer.mergeAll(
    PostgresItemStore.layer,
    PostgresIdentityStore.layer,
    Layer.effect(StoreHealth, StoreHealth)
  ).pipe(Layer.provide(Connection.layer(options)))
})
