/** The data half of the site facade with the names of design.md §4: parameters and results. */
import * as Collection from "@portico/client/data/Collection"
import type { QueryResult } from "../../packages/client/src/site/internal/QueryResult.ts"
import * as Site from "@portico/client/site/Site"
import type { Data } from "@portico/contract/WireDate"
import * as Schema from "effect/Schema"

const Books = Collection.make(
  "books",
  Schema.Struct({ title: Schema.String, year: Schema.Int, tags: Schema.Array(Schema.String) })
)

const { data } = Site.make({ clientId: "shop", host: "https://api.example", environment: "SANDBOX" })

interface BulkResult {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  readonly skipped: number
  readonly errors: ReadonlyArray<
    Error & { readonly code: string; readonly item: unknown; readonly originalIndex: number }
  >
  readonly insertedItemIds: ReadonlyArray<string>
  readonly updatedItemIds: ReadonlyArray<string>
  readonly removedItemIds: ReadonlyArray<string>
}

interface Patching<Result> {
  readonly setField: (field: string, value: unknown) => Patching<Result>
  readonly run: (options?: { readonly suppressHooks?: boolean }) => Promise<Result>
}

type Item = string | { readonly _id: string }

type Reference = (collection: string, field: string, from: Item, to: Item | ReadonlyArray<Item>) => Promise<void>

/** The data half with the names of the specification, for a collection that is given by its name. */
export interface Expected {
  readonly get: (collection: string, id: string) => Promise<Data | null>
  readonly insert: (collection: string, item: object) => Promise<Data>
  readonly update: (collection: string, item: { readonly _id: string }) => Promise<Data>
  readonly save: (collection: string, item: object) => Promise<Data>
  readonly patch: (collection: string, id: string) => Patching<Data | null>
  readonly remove: (collection: string, id: string) => Promise<Data | null>
  readonly truncate: (collection: string) => Promise<void>
  readonly bulkInsert: (collection: string, items: ReadonlyArray<object>) => Promise<BulkResult>
  readonly bulkUpdate: (collection: string, items: ReadonlyArray<{ readonly _id: string }>) => Promise<BulkResult>
  readonly bulkSave: (collection: string, items: ReadonlyArray<object>) => Promise<BulkResult>
  readonly bulkPatch: (collection: string, ids: ReadonlyArray<string>) => Patching<BulkResult>
  readonly bulkRemove: (collection: string, ids: ReadonlyArray<string>) => Promise<BulkResult>
  readonly insertReference: Reference
  readonly removeReference: Reference
  readonly replaceReferences: Reference
  readonly isReferenced: (collection: string, field: string, from: Item, to: Item) => Promise<boolean>
  readonly queryReferenced: (collection: string, item: Item, field: string) => Promise<QueryResult<Data>>
}

export const calls: Expected = data

/** Items of a typed collection have its type. */
export const typed = async () => {
  const found = await data
    .query(Books)
    .eq("year", 1990)
    .gte("year", 1990)
    .ascending("title")
    .limit(20)
    .find({ returnTotalCount: true })
  const { currentPage, items, pageSize, totalCount, totalPages } = found.hasNext() ? await found.next() : found
  const counts: ReadonlyArray<number | undefined> = [currentPage, pageSize, totalCount, totalPages]
  const title: string | undefined = items[0]?.title

  const book = await data.get(Books, "b1")
  // @ts-expect-error The book may be missing.
  const year: number = book.year
  await data.bulkInsert(Books, [{ title: "Emma", year: 1815, tags: [] }], { overrideExisting: true })
  // @ts-expect-error A book requires a title.
  await data.insert(Books, { year: 1815, tags: [] })
  // @ts-expect-error An update requires the id of its book.
  await data.bulkUpdate(Books, [{ title: "Emma", year: 1815, tags: [] }])

  const years: ReadonlyArray<number> = (await data.query(Books).distinct("year")).items
  const tags: ReadonlyArray<string> = (await data.query(Books).distinct("tags")).items
  const searched: string | undefined = (await data.search(Books).expression("emma").orMode().run()).items[0]?.title
  // @ts-expect-error It is a string.
  const wrong: number | undefined = searched
  return [counts, title, year, years, tags, wrong]
}

/** Aggregations, pipelines, filters and orders. */
export const built = async () => {
  const { expressions, stages } = data
  const rows: QueryResult<Data> = await data
    .aggregate("books")
    .filter(data.filter().eq("a", 1))
    .group("author")
    .sum("price", "total")
    .having(data.filter().gt("total", 10))
    .descending("total")
    .run()
  const { pagingMetadata, results } = await data.aggregatePipeline("books", {
    stages: [
      stages.unwind("tags"),
      stages
        .group()
        .by(expressions.toLower(expressions.field("tags")))
        .count("n"),
      stages.sort().descending("n"),
      { limit: 3 }
    ]
  })
  await data.update("books", { _id: "b1" }, { condition: data.query("books").eq("a", 1) })
  await data.query("books").sort(data.sort().ascending("a")).find()
  return [rows, pagingMetadata.hasNext, results[0]?.["n"]]
}

/** Uses that must not compile. */
export const refused = () => [
  // @ts-expect-error A filter is not a query.
  data.aggregate("books").having(data.query("books").eq("a", 1)),
  // @ts-expect-error There is no such order.
  data.queryReferenced("books", "b1", "authors", { order: "up" }),
  // @ts-expect-error There is no such stage.
  data.aggregatePipeline("books", { stages: [{ lookup: "authors" }] }),
  // @ts-expect-error An increment is a number.
  data.patch("books", "b1").incrementField("stock", "1"),
  // @ts-expect-error A seed is a number.
  data.query("books").randomSort({ seed: "7" })
]
