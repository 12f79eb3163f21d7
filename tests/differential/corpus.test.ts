import * as MemoryStore from "@portico/provider/MemoryStore"
import { ItemStore } from "../../packages/provider/src/store/ItemStore.ts"
import type { StoreUnavailable } from "../../packages/provider/src/store/StoreUnavailable.ts"
import { assert, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as References from "effect/References"
import * as Schema from "effect/Schema"
import { readFileSync } from "node:fs"
import * as Case from "./Case.ts"
import * as Compare from "./compare.ts"
import * as Queries from "./queries.ts"
import * as Rounds from "./rounds.ts"
import * as Stores from "./stores.ts"

// Read from a file, because `__proto__` in a module would not be an ordinary name.
const corpus = Schema.decodeSync(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ rule: Schema.String, ...Case.Case.fields })))
)(readFileSync(new URL("corpus.json", import.meta.url), "utf8"))

it.live("has equal results for all cases in which stores once differed", () =>
  Effect.gen(function* () {
    const stores = yield* Stores.open
    for (const { rule, ...one } of corpus) {
      assert.deepStrictEqual(yield* Compare.one(stores, one), undefined, rule)
    }
  }).pipe(Effect.provideService(References.MinimumLogLevel, "None"))
)

it("sends at least 20 000 queries to the stores in a thorough run", () => {
  assert.isAtLeast(Rounds.thorough.finds + Rounds.thorough.rows, 20_000)
})

const memory = Effect.map(Layer.build(MemoryStore.make().layer), Context.get(ItemStore))

/** Two stores in memory, of which one omits items with an empty string in the field `b`. */
const lying = Effect.gen(function* () {
  const liar = yield* memory
  const find: typeof liar.find = (collection, find) =>
    Effect.map(liar.find(collection, find), (found) => ({
      ...found,
      found: found.found.filter(({ data }) => data["b"] !== "")
    }))
  return [
    { name: "memory", items: yield* memory },
    { name: "liar", items: { ...liar, find } }
  ]
})

const differenceOf = <A>(run: Effect.Effect<A, Rounds.Differs | StoreUnavailable>) =>
  Effect.flip(Effect.catchTag(run, "StoreUnavailable", Effect.die))

it.live("reduces a difference to the smallest case", () =>
  Effect.gen(function* () {
    const rounds = { makes: [Queries.find], items: 24, least: 20_000, seed: 7 }
    const { difference, message } = yield* differenceOf(Rounds.runOn(yield* lying, rounds))

    const [item, ...others] = difference.case.items
    assert.deepStrictEqual([item?.["b"], others], ["", []])
    assert.deepStrictEqual(
      Object.keys(item ?? {}).filter((key) => key !== "_id" && key !== "b"),
      []
    )
    assert.deepStrictEqual(difference.case, {
      fields: {},
      indexes: [],
      items: [item ?? {}],
      query: { kind: "find", filter: {}, limit: 1000, offset: 0, total: false }
    })
    assert.include(message, `PORTICO_DIFFERENTIAL_SEED=`)
    assert.include(message, JSON.stringify(difference.case))
    assert.deepStrictEqual(yield* Effect.flatMap(lying, (stores) => Compare.one(stores, difference.case)), difference)
  })
)
