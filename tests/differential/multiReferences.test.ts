import { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import { Aggregates } from "@portico/client/data/Aggregates"
import * as Aggregate from "@portico/client/data/Aggregate"
import * as Filter from "@portico/client/data/Filter"
import * as Pipeline from "@portico/client/data/Pipeline"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Clients from "./clients.ts"

const filled = Effect.gen(function* () {
  const bulk = yield* BulkItems
  const references = yield* References
  yield* bulk.insert("authors", [{ _id: "gaiman" }, { _id: "pratchett" }])
  yield* bulk.insert("books", [{ _id: "omens" }, { _id: "emma" }])
  yield* references.insert("books", "authors", "omens", ["gaiman", "pratchett"])
})

const byAuthor = Filter.hasSome("authors", "gaiman")

const books = Query.from("books").pipe(Query.filter(byAuthor))

const calls = Effect.gen(function* () {
  const aggregates = yield* Aggregates
  const items = yield* Items
  const queries = yield* Queries
  return [
    queries.run(books),
    queries.count(books),
    queries.distinct(books, "title"),
    aggregates.run(Aggregate.from("books").pipe(Aggregate.filter(byAuthor), Aggregate.count())),
    aggregates.runPipeline(Pipeline.from("books").pipe(Pipeline.filter(byAuthor))),
    items.remove("books", "omens", { condition: byAuthor })
  ] as ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>>
})

const violations = (error: { readonly _tag: string }) =>
  "violations" in error && Array.isArray(error.violations)
    ? error.violations.map(({ description, field }) => ({ description, field }))
    : error

it.live("rejects a filter on a multi-reference field in every store, with the field and a fix", () =>
  Effect.gen(function* () {
    for (const { name, run } of yield* Clients.open) {
      yield* run(filled)
      const refused = yield* run(
        Effect.flatMap(calls, (calls) => Effect.forEach(calls, (call) => Effect.map(Effect.flip(call), violations)))
      )
      const violation = {
        field: "filter.authors",
        description: "is a MULTI_REFERENCE field, which a filter cannot test. Use is-referenced or query-referenced"
      }
      assert.deepStrictEqual(
        refused,
        Array.from({ length: 6 }, () => [violation]),
        name
      )
    }
  })
)
