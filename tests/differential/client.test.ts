import * as BulkItems from "@portico/client/data/BulkItems"
import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import * as Built from "./built.ts"
import * as Clients from "./clients.ts"
import { inProgram } from "./program.ts"
import * as Random from "./Random.ts"
import * as Rounds from "./rounds.ts"
import * as Samples from "./samples.ts"

const rounds = Rounds.givenRounds ?? 4

const perRound = 60

it.live(
  "finds the same items over the network as in memory, on every store",
  () =>
    Effect.gen(function* () {
      const clients = yield* Clients.open
      let answered = 0
      for (let seed = Rounds.firstSeed; seed < Rounds.firstSeed + rounds; seed++) {
        const random = new Random.Random(seed)
        const items = drafts(random)
        const filters = Array.from({ length: perRound }, () =>
          Built.filter(random, fields, () => valueIn(random, items))
        )
        const counts = yield* Effect.forEach(
          clients,
          (client) => client.run(compare(client.name, seed, items, filters)),
          {
            concurrency: "unbounded"
          }
        )
        answered += counts[0] ?? 0
      }
      assert.strictEqual(answered, rounds * perRound * 2)
    }).pipe(Effect.provideService(References.MinimumLogLevel, "None")),
  Rounds.timeout
)

const compare = Effect.fnUntraced(function* (
  name: string,
  seed: number,
  items: ReadonlyArray<object>,
  filters: ReadonlyArray<Filter.Filter<any>>
) {
  const queries = yield* Queries
  const collection = `round ${seed}`
  yield* BulkItems.BulkItems.use((bulk) => bulk.insert(collection, items as ReadonlyArray<JsonObject>))
  const { items: stored } = yield* queries.run(query(collection))
  assert.strictEqual(stored.length, items.length)

  const answered = yield* Effect.forEach(
    filters,
    (filter, index) =>
      Effect.gen(function* () {
        const told = `${name}, PORTICO_DIFFERENTIAL_SEED=${seed}, filter ${index}: ${JSON.stringify(Filter.toModel(filter))}`
        const held = stored.filter(({ data }) => Filter.matches(filter)(data)).map(({ id }) => id)
        const small = Filter.raw(Filter.toModel(filter))
        const heldSmall = stored.filter(({ data }) => Filter.matches(small)(data)).map(({ id }) => id)
        assert.deepStrictEqual([small.problems, heldSmall], [[], held], `made small it means the same: ${told}`)
        assert.notStrictEqual(Filter.toText(filter), "", told)

        const filtered = query(collection).pipe(Query.filter(filter))
        const { items: found } = yield* queries.run(filtered)
        assert.deepStrictEqual(
          found.map(({ id }) => id),
          held,
          told
        )
        assert.strictEqual(yield* queries.count(filtered), held.length, told)
        return 2
      }),
    { concurrency: 8 }
  )
  return answered.reduce((sum, one) => sum + one, 0)
})

const query = (collection: string) => Query.from(collection).pipe(Query.ascending("_id"), Query.limit(1000))

const names = ["a", "b", "é", "constructor", "x y", '"']

const fields = [...names, "a.b", "b.constructor", "_id", "_createdDate"]

const drafts = (random: Random.Random): ReadonlyArray<object> => {
  const values = Array.from({ length: 12 }, () => Samples.value(random))
  return Array.from({ length: random.below(30) }, (_, index) => ({
    _id: `${random.pick(["", "Z", "😀"])}${index}`,
    ...Object.fromEntries(
      names.flatMap((name) =>
        random.oneIn(4) ? [] : [[name, inProgram(random.oneIn(5) ? { b: random.pick(values) } : random.pick(values))]]
      )
    )
  }))
}

/** Returns a value that a filter accepts, half of the time from the items. */
const valueIn = (random: Random.Random, items: ReadonlyArray<object>): unknown => {
  const found = items.length === 0 ? [] : Object.values(random.pick(items)).flat()
  const fit = found.filter((one) => ["string", "number", "boolean"].includes(typeof one) || one instanceof Date)
  return fit.length > 0 && random.oneIn(2) ? random.pick(fit) : inProgram(Samples.comparable(random))
}
