import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import { BulkItems } from "@portico/client/data/BulkItems"
import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as Pipeline from "@portico/client/data/Pipeline"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Random } from "../../differential/Random.ts"

/** A collection whose items are decoded with a schema. */
export const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    price: Schema.Finite,
    at: Schema.optionalKey(Schema.Date),
    tags: Schema.Array(Schema.String),
    author: Schema.optionalKey(Schema.String)
  }),
  { references: { author: "authors" } }
)

const data = { _id: "b1", title: "Emma", price: 1, at: { $date: "2020-01-01T00:00:00.000Z" }, tags: ["a"] }
const item = { id: "b1", dataCollectionId: "books", data }
const pagingMetadata = {
  count: 1,
  offset: 0,
  total: 9,
  tooManyToCount: false,
  hasNext: true,
  cursors: { next: "N", prev: "P" }
}
const page = { dataItems: [item], pagingMetadata }
const results = ["b1", "b2"].map((id, originalIndex) => ({
  action: "INSERT",
  itemMetadata: {
    id,
    originalIndex,
    success: originalIndex === 0,
    error: { code: "WDE0073", description: "no", data: {} }
  },
  dataItem: item
}))
const bulkResponse = { results, bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 } }
const rows = { results: [{ _id: { author: "x" }, count: 3 }], pagingMetadata }
const referenced = {
  results: [{ dataItem: item }, { unresolvedReference: { referencedItemId: "gone" } }],
  pagingMetadata
}

type Services = Aggregates | BulkItems | Items | Queries | References | Search

/** A data call, and a valid response to it. */
export interface Lied {
  readonly name: string
  readonly answer: unknown
  readonly call: Effect.Effect<unknown, { readonly _tag: string }, Services>
}

const draft = { title: "Emma", price: 1, tags: [] }
const whole = { _id: "b1", ...draft }
const better = Patch.empty.pipe(Patch.set("price", 2))

/** Reads a page, and the pages next to it if it has some. */
const around = <P extends { readonly hasNext: boolean; readonly hasPrev: boolean }, E, E2, E3, R>(
  first: Effect.Effect<P, E, R>,
  next: (page: P) => Effect.Effect<P, E2, R>,
  prev: (page: P) => Effect.Effect<P, E3, R>
) =>
  Effect.flatMap(first, (page) =>
    Effect.all([page.hasNext ? next(page) : Effect.void, page.hasPrev ? prev(page) : Effect.void], {
      concurrency: "unbounded"
    })
  )

const calls = (collection: typeof Books | "books"): ReadonlyArray<Lied> => {
  const all = Query.from(collection as typeof Books)
  const of = collection as typeof Books
  return [
    { name: "Items.get", answer: { dataItem: item }, call: Items.use((items) => items.get(of, "b1")) },
    {
      name: "several Items.get",
      answer: page,
      call: Items.use((items) => Effect.all([items.get(of, "b1"), items.get(of, "b2")], { concurrency: "unbounded" }))
    },
    { name: "Items.insert", answer: { dataItem: item }, call: Items.use((items) => items.insert(of, draft)) },
    { name: "Items.update", answer: { dataItem: item }, call: Items.use((items) => items.update(of, whole)) },
    {
      name: "Items.save",
      answer: { dataItem: item, action: "INSERTED" },
      call: Items.use((items) => items.save(of, whole))
    },
    { name: "Items.patch", answer: { dataItem: item }, call: Items.use((items) => items.patch(of, "b1", better)) },
    { name: "Items.remove", answer: { dataItem: item }, call: Items.use((items) => items.remove(of, "b1")) },
    { name: "Items.truncate", answer: {}, call: Items.use((items) => items.truncate(of)) },
    { name: "BulkItems.insert", answer: bulkResponse, call: BulkItems.use((bulk) => bulk.insert(of, [draft, draft])) },
    { name: "BulkItems.save", answer: bulkResponse, call: BulkItems.use((bulk) => bulk.save(of, [whole, draft])) },
    { name: "BulkItems.update", answer: bulkResponse, call: BulkItems.use((bulk) => bulk.update(of, [whole, whole])) },
    {
      name: "BulkItems.patch",
      answer: bulkResponse,
      call: BulkItems.use((bulk) => bulk.patch(of, ["b1", "b2"], better))
    },
    { name: "BulkItems.remove", answer: bulkResponse, call: BulkItems.use((bulk) => bulk.remove(of, ["b1", "b2"])) },
    {
      name: "References.insert",
      answer: bulkResponse,
      call: References.use((references) => references.insert(of, "author", "b1", "a1"))
    },
    {
      name: "References.remove",
      answer: bulkResponse,
      call: References.use((references) => references.remove(of, "author", "b1", "a1"))
    },
    {
      name: "References.replace",
      answer: {},
      call: References.use((references) => references.replace(of, "author", "b1", ["a1"]))
    },
    {
      name: "References.isReferenced",
      answer: { isReferenced: true },
      call: References.use((references) => references.isReferenced(of, "author", "b1", "a1"))
    },
    {
      name: "References.query",
      answer: referenced,
      call: References.use((references) =>
        around(references.query(of, "author", "b1"), references.next, references.prev)
      )
    },
    {
      name: "Queries.run",
      answer: page,
      call: Queries.use((queries) => around(queries.run(all), queries.next, queries.prev))
    },
    {
      name: "Queries.run, some fields",
      answer: page,
      call: Queries.use((queries) => queries.run(all.pipe(Query.fields("title", "tags"), Query.include("author"))))
    },
    { name: "Queries.fetch", answer: page, call: Queries.use((queries) => queries.fetch(of, "N")) },
    { name: "Queries.count", answer: { totalCount: 3 }, call: Queries.use((queries) => queries.count(all)) },
    {
      name: "Queries.distinct",
      answer: { distinctValues: ["a", "b"], pagingMetadata },
      call: Queries.use((queries) => around(queries.distinct(all, "title"), queries.next, queries.prev))
    },
    {
      name: "Aggregates.run",
      answer: rows,
      call: Aggregates.use((aggregates) =>
        around(
          aggregates.run(Aggregate.from(of).pipe(Aggregate.group("author"), Aggregate.count())),
          aggregates.next,
          aggregates.prev
        )
      )
    },
    {
      name: "Aggregates.runPipeline",
      answer: rows,
      call: Aggregates.use((aggregates) =>
        around(aggregates.runPipeline(Pipeline.from(of).pipe(Pipeline.limit(3))), aggregates.next, aggregates.prev)
      )
    },
    {
      name: "Aggregates.fetch",
      answer: rows,
      call: Aggregates.use((aggregates) => aggregates.fetch(of, "N"))
    },
    {
      name: "Search.run",
      answer: page,
      call: Search.use((search) =>
        around(search.run(SearchQuery.from(of).pipe(SearchQuery.expression("x"))), search.next, search.prev)
      )
    }
  ]
}

/** All data calls, for a collection with a schema and for one without. */
export const lied: ReadonlyArray<Lied> = [
  ...calls(Books).map((one) => ({ ...one, name: `${one.name} with a schema` })),
  ...calls("books")
]

/** Property names of responses, and some that may be harmful. */
export const names: ReadonlyArray<string> = [
  "dataItem dataItems results pagingMetadata itemMetadata cursors next hasNext error data id _id $date action success",
  "originalIndex total count distinctValues totalCount isReferenced unresolvedReference details applicationError code",
  "description validationError fieldViolations message then toString valueOf toJSON _tag length __proto__ constructor",
  "prototype hasOwnProperty Symbol.iterator"
].flatMap((line) => line.split(" "))

const numbers = [0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 53), 5e-324]
const texts = [
  "",
  "a",
  "0",
  "NaN",
  "__proto__",
  "\ud800",
  "a\0",
  "2020-01-01T00:00:00.000Z",
  "WDE0073",
  "x".repeat(5000)
]
const dates = [{ $date: "never" }, { $date: null }, { $date: { $date: "" } }, { $date: "2020-01-01" }]
const leaves: ReadonlyArray<unknown> = [...numbers, ...texts, ...dates, null, true, false, [], {}, [[]], [null]]

/** Returns any JSON value. */
export const anything = (random: Random, depth = 3): unknown => {
  if (depth === 0 || random.oneIn(3)) return random.pick(leaves)
  if (random.oneIn(3)) return random.list(4, () => anything(random, depth - 1))
  if (random.oneIn(40)) return JSON.parse(`${"[".repeat(800)}1${"]".repeat(800)}`)
  if (random.oneIn(40)) return JSON.parse(`${'{"data":'.repeat(800)}1${"}".repeat(800)}`)
  return Object.fromEntries(random.list(5, () => [random.pick(names), anything(random, depth - 1)] as const))
}
