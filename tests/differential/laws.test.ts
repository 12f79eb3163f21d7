import type { Json, JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import * as Order from "../../packages/provider/src/engine/value/Order.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import * as Result from "effect/Result"
import * as Ask from "./ask.ts"
import * as Case from "./Case.ts"
import * as Queries from "./queries.ts"
import * as Random from "./Random.ts"
import * as Rounds from "./rounds.ts"
import * as Samples from "./samples.ts"
import * as Shelves from "./shelves.ts"
import * as Stores from "./stores.ts"

const rounds = Rounds.givenRounds ?? 4

it.live(
  "returns the same items for equivalent queries in every store",
  () =>
    Effect.gen(function* () {
      const stores = yield* Stores.open
      for (let seed = Rounds.firstSeed; seed < Rounds.firstSeed + rounds; seed++) {
        const { changes: _changes, ...shelf } = Shelves.shelf(new Random.Random(seed), 20)
        yield* Effect.forEach(stores, (store) => check(store, shelf, seed), { concurrency: "unbounded" })
      }
    }).pipe(Effect.provideService(References.MinimumLogLevel, "None")),
  Rounds.timeout
)

interface Page {
  readonly found: ReadonlyArray<Json>
  readonly hasNext: boolean
  readonly total: number
}

const check = Effect.fnUntraced(function* ({ items, name }: Stores.Named, shelf: Case.Shelf, seed: number) {
  yield* Ask.fill(items, shelf)
  const collection = Case.collectionOf(shelf)
  const ask = (query: Case.Query): Effect.Effect<any> => Result.getOrThrow(Ask.prepare(query, collection))(items)
  const find = (query: Partial<FindQuery>): Effect.Effect<Page> => ask({ kind: "find", filter: {}, ...whole, ...query })
  const ids = (query: Partial<FindQuery>) => Effect.map(find(query), idsOf)
  const all = yield* ids({})

  const law = Effect.fnUntraced(function* (index: number) {
    const random = new Random.Random(seed + index)
    const [f, g] = [filter(random, shelf), filter(random, shelf)]
    const { sort = [] } = Queries.find(random, shelf) as FindQuery
    const field = random.pick(Samples.names)
    const told = `${name}, PORTICO_DIFFERENTIAL_SEED=${seed}: ${JSON.stringify({ f, g, sort, field })}`

    const inF = yield* ids({ filter: f, sort })
    assert.deepStrictEqual(yield* ids({ filter: { $not: [{ $not: [f] }] }, sort }), inF, `not not f is f: ${told}`)
    assert.deepStrictEqual(
      yield* ids({ filter: { $or: [f, { $not: [f] }] } }),
      all,
      `f or not f is everything: ${told}`
    )
    // A database evaluates filters with many conditions in a different way.
    const absent = Array.from({ length: 32 }, () => ({ "no field": "x" }))
    assert.deepStrictEqual(
      yield* ids({ filter: { $or: [f, ...absent] }, sort }),
      inF,
      `f or what holds for nothing is f: ${told}`
    )
    assert.deepStrictEqual(
      yield* ids({ filter: { $and: [f, ...absent.map((one) => ({ $not: [one] }))] }, sort }),
      inF,
      `f and what holds for everything is f: ${told}`
    )
    const inBoth = yield* ids({ filter: { $and: [f, g] }, sort })
    const inG = new Set(yield* ids({ filter: g }))
    assert.deepStrictEqual(
      inBoth,
      inF.filter((id) => inG.has(id)),
      `f and g is what is in both: ${told}`
    )

    assert.strictEqual(yield* ask({ kind: "count", filter: f }), inF.length, `the count is that of the list: ${told}`)
    const group = {
      groupIds: [{ key: "k", expression: { fieldPath: field } }],
      accumulators: [{ resultFieldName: "n", sum: { expression: { numeric: 1 } } }]
    }
    const groups: Page = yield* ask({ kind: "pipeline", stages: [{ filter: f }, { group }], ...whole })
    const sum = groups.found.reduce((sum: number, row) => sum + Number((row as JsonObject)["n"]), 0)
    assert.strictEqual(sum, inF.length, `the groups have all of it: ${told}`)

    const size = 1 + random.below(7)
    const parts = yield* Effect.forEach(
      Array.from({ length: Math.ceil((inF.length + 1) / size) }, (_, part) => part * size),
      (offset) => ids({ filter: f, sort, limit: size, offset })
    )
    assert.deepStrictEqual(parts.flat(), inF, `limits and offsets part it: ${told}`)

    const indexed = shelf.indexes.flatMap(({ fields: [first] }) => first?.fieldName ?? [])
    for (const [some, name] of [[f, field], ...indexed.map((one) => [{}, one] as const)] as const) {
      const values: Page = yield* ask({ kind: "distinct", field: name, filter: some, order: "ASC", ...whole })
      const held = Case.valuesAt((yield* find({ filter: some })).found as ReadonlyArray<JsonObject>, name)
      assert.deepStrictEqual(values.found, distinct(held), `distinct values are those of the items: ${told}`)
    }

    const seeded = yield* ids({ filter: f, seed: index })
    assert.deepStrictEqual(seeded.toSorted(), inF.toSorted(), `an order at random has every item once: ${told}`)
    assert.deepStrictEqual(yield* ids({ filter: f, seed: index }), seeded, `and comes again: ${told}`)

    const turned = [...upToId(sort), { fieldName: "_id" }].map(({ fieldName, order }) => ({
      fieldName,
      order: order === "DESC" ? ("ASC" as const) : ("DESC" as const)
    }))
    const sorted = sort.length === 0 ? yield* ids({ filter: f, sort: [{ fieldName: "_id" }] }) : inF
    assert.deepStrictEqual((yield* ids({ filter: f, sort: turned })).toReversed(), sorted, `turned round: ${told}`)

    const [lower, upper] = [Samples.comparable(random), Samples.comparable(random)]
    const between = yield* ids({ filter: { [field]: { $gte: lower, $lt: upper } } })
    const both = { $and: [{ [field]: { $gte: lower } }, { [field]: { $lt: upper } }] }
    assert.deepStrictEqual(between, yield* ids({ filter: both }), `between is both bounds: ${told}`)
    const none = yield* ids({ filter: { [field]: { $gte: lower, $lt: lower } } })
    const lists = shelf.items.filter((data) => Array.isArray(data[field])).map(Case.idOf)
    assert.deepStrictEqual(
      none.filter((id) => !lists.includes(id)),
      [],
      `the upper bound is left out: ${told}`
    )
  })
  yield* Effect.forEach([0, 1, 2, 3], law, { concurrency: "unbounded", discard: true })
})

type FindQuery = Extract<Case.Query, { readonly kind: "find" }>

const whole = { limit: 1000, offset: 0, total: true }

const idsOf = ({ found }: Page) => found.map((data) => Case.idOf(data as JsonObject))

/** Returns a filter that a caller can use. */
const filter = (random: Random.Random, shelf: Case.Shelf): JsonObject => {
  for (;;) {
    const filter = Queries.filter(random, shelf, 2)
    if (Result.isSuccess(Ask.prepare({ kind: "count", filter }, Case.collectionOf(shelf)))) return filter
  }
}

// Keys after the id have no effect.
const upToId = <A extends { readonly fieldName: string }>(sort: ReadonlyArray<A>): ReadonlyArray<A> => {
  const place = sort.findIndex(({ fieldName }) => fieldName === "_id")
  return place < 0 ? sort : sort.slice(0, place + 1)
}

const distinct = (values: ReadonlyArray<Json>): ReadonlyArray<Json> =>
  values
    .flatMap((value): ReadonlyArray<Json> => (Array.isArray(value) ? value : [value]))
    .filter((value) => value !== null)
    .toSorted(Order.compare)
    .filter((value, index, all) => index === 0 || Order.compare(value, all[index - 1]) !== 0)
