import * as MemoryStore from "@portico/provider/MemoryStore"
import * as Opening from "../../../packages/provider/src/store/Opening.ts"
import { StoreNotOpened } from "../../../packages/provider/src/store/StoreUnavailable.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** A store with a lock, which records when it opens and closes. */
const recorded = () => {
  const events: Array<string> = []
  const record = (event: string) => Effect.sync(() => void events.push(event))
  const started = Deferred.makeUnsafe<void>()
  const lock = Layer.effectDiscard(Effect.acquireRelease(record("locked"), () => record("unlocked")))
  const open = Effect.andThen(Deferred.succeed(started, undefined), Effect.andThen(Effect.sleep(50), record("opened")))
  const database = Layer.effectDiscard(Effect.acquireRelease(open, () => record("closed")))
  const layer = Layer.provideMerge(MemoryStore.make().layer, Layer.provideMerge(database, lock))
  return { events, started, store: { layer } }
}

describe("Opening.ahead", () => {
  it.live("opens the store once, and closes it with the scope", () =>
    Effect.gen(function* () {
      const { events, store } = recorded()

      const parallelism = yield* Effect.scoped(
        Effect.gen(function* () {
          const { layer } = yield* Opening.ahead(store)
          return yield* Effect.provide(ItemStore, layer)
        })
      )

      assert.isAbove(parallelism.parallelism, 0)
      assert.deepStrictEqual(events, ["locked", "opened", "closed", "unlocked"])
    })
  )

  it.live("keeps the lock until the databases are closed, if the scope ends while they open", () =>
    Effect.gen(function* () {
      const { events, started, store } = recorded()

      yield* Effect.scoped(Effect.andThen(Opening.ahead(store), Deferred.await(started)))

      assert.deepStrictEqual(events, ["locked", "opened", "closed", "unlocked"])
    })
  )

  it.live("fails with the error of the store", () =>
    Effect.gen(function* () {
      const failure = new StoreNotOpened({ reason: "InUse", description: "The folder is in use.", cause: undefined })
      const { layer } = yield* Opening.ahead({ layer: Layer.effectContext(Effect.fail(failure)) })

      assert.strictEqual(yield* Effect.flip(Effect.provide(ItemStore, layer)), failure)
    })
  )
})
