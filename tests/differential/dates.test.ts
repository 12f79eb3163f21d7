import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Transport } from "@portico/client/transport/Transport"
import type { FilterModel } from "@portico/contract/data/Query"
import { isConditions } from "@portico/contract/data/FilterOperators"
import { query } from "@portico/contract/codecs/data/Calls"
import { isPlainObject, isWireDate } from "@portico/contract/WireDate"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import * as Result from "effect/Result"
import * as Clients from "./clients.ts"
import * as Rounds from "./rounds.ts"

const at = "2020-01-01T00:00:00.000Z"

/** Forms of dates on the wire, and objects that only resemble dates. */
const looks: ReadonlyArray<unknown> = [
  { $date: at },
  { $date: "2020-01-01" },
  { $date: at, more: 1 },
  { $date: "soon" },
  { $date: "soon", more: 1 },
  { $date: "5" },
  { $date: "" },
  { $date: 5 },
  { $date: null },
  { within: { $date: at, more: 1 } },
  [{ $date: at, more: 1 }]
]

const operators = ["$eq", "$ne", "$lt", "$lte", "$gt", "$gte", "$in", "$hasSome", "$hasAll"]

const models: ReadonlyArray<FilterModel> = looks.flatMap((look) => [
  { a: look },
  { a: { $not: { $gte: look } } },
  ...operators.map((operator) => ({ a: { [operator]: /^\$(in|has)/.test(operator) ? [look] : look } }))
])

/** Returns the value that an equality condition compares with. */
const equality = ({ a }: FilterModel): { readonly value?: unknown } => {
  if (!isPlainObject(a) || !isConditions(a)) return { value: a }
  for (const key of ["$eq", "$ne"]) if (Object.hasOwn(a, key)) return { value: a[key] }
  return {}
}

it.live(
  "recognizes dates in the client's checks and in memory exactly as the provider does",
  () =>
    Effect.gen(function* () {
      for (const { name, run } of yield* Clients.open) yield* run(compare(name))
    }).pipe(Effect.provideService(References.MinimumLogLevel, "None")),
  Rounds.timeout
)

const compare = Effect.fnUntraced(function* (name: string) {
  const items = yield* Items
  const queries = yield* Queries
  const transport = yield* Transport
  for (const [index, a] of [...looks, new Date(at), "soon", at].entries()) {
    yield* items.insert("looks", { _id: `${100 + index}`, a })
  }
  const { items: stored } = yield* queries.run(Query.from("looks").pipe(Query.ascending("_id")))

  for (const model of models) {
    const told = `${name}: ${JSON.stringify(model)}`
    const filter = Filter.raw(model)
    const answer = yield* Effect.result(
      transport.call(query, {
        dataCollectionId: "looks",
        query: { filter: model, sort: [{ fieldName: "_id", order: "ASC" }] }
      })
    )
    // The client rejects equality with objects and arrays (decision 0073), which the provider compares.
    const accepts = "value" in equality(model) ? isWireDate(equality(model).value) : Result.isSuccess(answer)
    assert.strictEqual(filter.problems.length === 0, accepts, told)
    if (!accepts || Result.isFailure(answer)) continue
    assert.deepStrictEqual(
      stored.filter(({ data }) => Filter.matches(filter)(data)).map(({ id }) => id),
      answer.success.dataItems.map(({ id }) => id),
      told
    )
  }
})
