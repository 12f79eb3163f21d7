import { BulkItems } from "@portico/client/data/BulkItems"
import type { DataError } from "@portico/client/data/Failure"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import * as Clients from "./clients.ts"
import { inProgram } from "./program.ts"
import * as Random from "./Random.ts"
import * as Rounds from "./rounds.ts"
import * as Samples from "./samples.ts"

const rounds = Rounds.givenRounds ?? 3

/** Runs rounds with different seeds and a client of each store. */
const walking = (
  walk: (random: Random.Random, collection: string, told: string) => Effect.Effect<void, DataError, BulkItems | Queries>
) =>
  Effect.gen(function* () {
    const clients = yield* Clients.open
    for (let seed = Rounds.firstSeed; seed < Rounds.firstSeed + rounds; seed++) {
      yield* Effect.forEach(
        clients,
        ({ name, run }) =>
          run(walk(new Random.Random(seed), `walk ${seed}`, `${name}, PORTICO_DIFFERENTIAL_SEED=${seed}`)),
        { concurrency: "unbounded" }
      )
    }
  }).pipe(Effect.provideService(References.MinimumLogLevel, "None"))

/** Returns items of a kind, such as those that stay or those that come and go, with a few repeated values to sort by. */
const items = (random: Random.Random, kind: string, count: number) => {
  const values = Array.from({ length: 5 }, () => inProgram(Samples.value(random)))
  return Array.from({ length: count }, (_, index) => ({
    _id: `${random.pick(["", "a", "😀"])}${kind}${index}`,
    a: random.pick(values),
    b: random.pick(values)
  }))
}

const queryOf = (random: Random.Random, collection: string, size: number) => {
  const sorted = random.pick([
    (query: Query.Any) => query,
    (query: Query.Any) => Query.ascending("a")(query),
    (query: Query.Any) => query.pipe(Query.descending("a"), Query.ascending("b")),
    (query: Query.Any) => Query.random(random.below(100))(query)
  ])
  return sorted(Query.from(collection).pipe(Query.limit(size)))
}

const whileOthersWrite = Effect.fnUntraced(function* (random: Random.Random, collection: string, told: string) {
  const [bulk, queries] = [yield* BulkItems, yield* Queries]
  const staying = items(random, "s", 25)
  yield* bulk.insert(collection, staying)
  const others = items(random, "o", 60)
  const write = () => {
    const some = random.list(5, () => random.pick(others))
    return random.oneIn(2)
      ? bulk.save(collection, some)
      : bulk.remove(
          collection,
          some.map(({ _id }) => _id)
        )
  }
  const walked: Array<string> = []
  let page = yield* queries.run(Query.byCursor(queryOf(random, collection, 1 + random.below(6))))
  for (;;) {
    walked.push(...page.items.map(({ id }) => id))
    if (!page.hasNext) break
    const [next] = yield* Effect.all([queries.next(page), write(), write()], { concurrency: "unbounded" })
    page = next
  }
  const stayed = new Set(staying.map(({ _id }) => _id))
  assert.deepStrictEqual(walked.filter((id) => stayed.has(id)).toSorted(), [...stayed].toSorted(), told)
})

it.live(
  "visits every item that exists throughout exactly once by cursor, despite concurrent writes",
  () => walking(whileOthersWrite),
  Rounds.timeout
)

const thereAndBack = Effect.fnUntraced(function* (random: Random.Random, collection: string, told: string) {
  const [bulk, queries] = [yield* BulkItems, yield* Queries]
  const all = items(random, "s", 1 + random.below(30))
  yield* bulk.insert(collection, all)
  const query = queryOf(random, collection, 1 + random.below(8))
  const { items: whole } = yield* queries.run(Query.limit(1000)(query))
  const ids = whole.map(({ id }) => id)

  const walk = Effect.fnUntraced(function* (first: Query.Any) {
    const pages = [yield* queries.run(first)]
    for (let page = pages[0]; page?.hasNext;) pages.push((page = yield* queries.next(page)))
    const back = [pages[pages.length - 1]]
    for (let page = back[0]; page?.hasPrev;) back.unshift((page = yield* queries.prev(page)))
    return [pages, back].map((some) => some.flatMap((page) => page?.items.map(({ id }) => id) ?? []))
  })

  assert.deepStrictEqual([...ids].toSorted(), all.map(({ _id }) => _id).toSorted(), told)
  assert.strictEqual(yield* queries.count(query), ids.length, told)
  const offsets = yield* Effect.forEach(
    Array.from({ length: ids.length + 1 }, (_, skip) => skip),
    (skip) => queries.run(query.pipe(Query.limit(1), Query.skip(skip))),
    { concurrency: 8 }
  )
  assert.deepStrictEqual(
    offsets.flatMap(({ items }) => items.map(({ id }) => id)),
    ids,
    told
  )
  assert.deepStrictEqual(yield* walk(query), [ids, ids], `by offset: ${told}`)
  assert.deepStrictEqual(yield* walk(Query.byCursor(query)), [ids, ids], `by cursor: ${told}`)
})

it.live(
  "returns every item once by offset and by cursor, forward and back",
  () => walking(thereAndBack),
  Rounds.timeout
)
