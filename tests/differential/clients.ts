/** Clients of providers on every store. */
import * as Client from "@portico/client/Client"
import * as Provider from "@portico/provider/Provider"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stores from "./stores.ts"

/** A client of a provider, with the name of the provider's store. */
export interface Named {
  readonly name: string
  readonly run: <A, E>(program: Effect.Effect<A, E, Client.Services | Client.Parts>) => Effect.Effect<A, E>
}

/** Opens a client for each store until the scope ends. The providers are in open mode. */
export const open = Effect.gen(function* () {
  return yield* Effect.forEach(
    yield* Stores.all,
    ([name, store]) =>
      Effect.gen(function* () {
        const provider = yield* Effect.acquireRelease(
          Effect.sync(() => Provider.make({ store, open: true })),
          ({ dispose }) => Effect.promise(dispose)
        )
        const context: Context.Context<Client.Services | Client.Parts> = yield* Layer.build(
          // Many rounds run at once, so a call waits long for its turn.
          Client.layerHandler(provider.handler, { timeout: 120_000, tokenTimeout: 120_000 })
        )
        const client: Named = { name, run: (program) => Effect.provide(program, context) }
        return client
      }),
    { concurrency: "unbounded" }
  )
})
