import * as BulkStream from "@portico/client/data/BulkStream"
import * as Client from "@portico/client/Client"
import * as Pages from "@portico/client/data/Pages"
import * as Query from "@portico/client/data/Query"
import * as NodeServer from "@portico/provider/NodeServer"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Provider from "@portico/provider/Provider"
import * as Faults from "@portico/testing/Faults"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { assert, describe, it } from "@effect/vitest"
import { Random } from "../differential/Random.ts"
import { inParts, weather } from "../faults/interrupted.ts"
import { seed as suitesSeed } from "./seed.ts"

/** Another random sequence: `PORTICO_SEED=7 vitest run --project suites tests/suites/bulk.test.ts`. */
const seed = Number(process.env["PORTICO_SEED"] ?? 1)

const bulk = { path: "/v2/bulk" }

/** A client over HTTP, and a provider on PGlite with failing connections. */
const world = Layer.unwrap(
  Effect.gen(function* () {
    const provider = yield* Effect.acquireRelease(
      Effect.sync(() =>
        Provider.make({
          seed: suitesSeed,
          store: PostgresStore.make({}),
          faults: weather(
            [
              [0.1, Faults.responseLost(bulk)],
              [0.05, Faults.resetMidway(bulk)],
              [0.1, Faults.noNetwork(bulk)],
              [0.05, Faults.unavailable(bulk)],
              [0.1, Faults.slow(60, bulk)]
            ],
            new Random(seed + 1)
          )
        })
      ),
      ({ dispose }) => Effect.promise(dispose)
    )
    const { port } = yield* NodeServer.listen(provider.handler, { port: 0, host: "127.0.0.1" })
    return Client.layerHandler((request) => fetch(request), {
      clientId: Bookshop.clientId,
      host: `http://127.0.0.1:${port}`
    })
  })
)

const stored = Stream.runCollect(Pages.stream(Query.from("scrap").pipe(Query.ascending("place"))))

describe("a long bulk over HTTP into PGlite, with failing connections", () => {
  it.live(`writes every item exactly once (seed ${seed})`, () =>
    Effect.gen(function* () {
      const random = new Random(seed)
      const drafts = Array.from({ length: 5000 }, (_, place) => ({ place }))

      const inserted = yield* inParts(random, drafts.length, (options) =>
        BulkStream.insert("scrap", drafts, { ...options, size: 250 })
      )
      const items = yield* stored
      const saves = items.slice(0, 2000).map(({ data, id }) => ({ _id: id, place: data["place"], saved: true }))
      const saved = yield* inParts(random, saves.length, (options) =>
        BulkStream.save("scrap", saves, { ...options, size: 100 })
      )
      const ids = items.slice(1000, 3000).map(({ id }) => id)
      const removed = yield* inParts(random, ids.length, (options) =>
        BulkStream.remove("scrap", ids, { ...options, size: 100 })
      )

      const left = yield* stored
      assert.deepStrictEqual(
        items.map(({ data }) => data["place"]),
        drafts.map(({ place }) => place)
      )
      assert.deepStrictEqual([...new Set(inserted.outcomes.values())], ["inserted"])
      assert.deepStrictEqual([...new Set(saved.outcomes.values())], ["updated"])
      assert.deepStrictEqual(
        [inserted, saved, removed].map(({ outcomes }) => outcomes.size),
        [5000, 2000, 2000]
      )
      assert.deepStrictEqual(
        left.map(({ data }) => [data["place"], data["saved"] ?? false]),
        drafts.flatMap(({ place }) => (place >= 1000 && place < 3000 ? [] : [[place, place < 2000]]))
      )
      assert.isAbove(inserted.runs + saved.runs + removed.runs, 3)
    }).pipe(Effect.provide(world))
  )
})
