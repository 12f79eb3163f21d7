/**
 * The store in Postgres: on a server, or embedded in this process with its data in a folder or in memory. What was
 * answered as written survives the end of the process, however it ends.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Connection from "./store/postgres/Connection.ts"
import * as PostgresIdentityStore from "./store/postgres/PostgresIdentityStore.ts"
import * as PostgresItemStore from "./store/postgres/PostgresItemStore.ts"
import type { Store } from "./store/Store.ts"

/** Where the data lies. */
export type Options = Connection.Options

/**
 * Makes a store. Opening it fails with `StoreNotOpened` where the folder is in use or of another version, or the server
 * does not answer or does not fit.
 */
export const make = (options: Options): Store => ({
  layer: Layer.mergeAll(PostgresItemStore.layer, PostgresIdentityStore.layer).pipe(
    Layer.provide(Connection.layer(options))
  )
})
