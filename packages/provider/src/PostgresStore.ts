/**
 * The Postgres store: on a server, or embedded in threads of this process with its data in a folder. Acknowledged
 * writes survive a crash of the process or of a thread. Without a folder, the data is in a temporary folder that is
 * removed when the store is closed.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Connection from "./store/postgres/Connection.ts"
import * as PostgresIdentityStore from "./store/postgres/PostgresIdentityStore.ts"
import * as PostgresItemStore from "./store/postgres/PostgresItemStore.ts"
import type { Store } from "./store/Store.ts"
import { StoreHealth } from "./store/StoreHealth.ts"

/** The options of a Postgres store: the location of its data, and time limits. */
export type Options = Connection.Options

/**
 * Creates a store. Opening it fails with `StoreNotOpened` if the folder is in use or has another version, or if the
 * server does not respond or is not suitable.
 */
export const make = (options: Options): Store => ({
  layer: Layer.mergeAll(
    PostgresItemStore.layer,
    PostgresIdentityStore.layer,
    Layer.effect(StoreHealth, StoreHealth)
  ).pipe(Layer.provide(Connection.layer(options)))
})
