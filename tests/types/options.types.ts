/** Options of data calls that must or must not compile. Checked by `tsc`, never run. */
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
import * as Site from "@portico/client/site/Site"
import type * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    stock: Schema.Int,
    size: Schema.Struct({ width: Schema.Finite }),
    tags: Schema.Array(Schema.String)
  })
)

const { data } = Site.make({ clientId: "shop", host: "https://api.example" })

/** A misspelled option does not compile in any call. */
export const misspelled = [
  // @ts-expect-error
  Items.use((items) => items.get("books", "b1", { suppresAuth: true })),
  // @ts-expect-error
  Items.use((items) => items.insert("books", {}, { suppresAuth: true })),
  // @ts-expect-error
  Items.use((items) => items.update("books", { _id: "b1" }, { suppresHooks: true })),
  // @ts-expect-error
  Items.use((items) => items.save("books", {}, { showDraft: true })),
  // @ts-expect-error
  Items.use((items) => items.patch("books", "b1", Patch.empty, { conditon: undefined })),
  // @ts-expect-error
  Items.use((items) => items.remove(Books, "b1", { suppresAuth: true })),
  // @ts-expect-error
  Items.use((items) => items.truncate("books", { suppresAuth: true })),
  // @ts-expect-error
  BulkItems.use((bulk) => bulk.insert("books", [], { overideExisting: true })),
  // @ts-expect-error
  BulkItems.use((bulk) => bulk.remove("books", [], { repeats: true })),
  // @ts-expect-error
  Queries.use((queries) => queries.run(Query.from("books"), { consistendRead: true })),
  // @ts-expect-error
  Queries.use((queries) => queries.count(Query.from("books"), { languages: "en" })),
  // @ts-expect-error
  Aggregates.use((aggregates) => aggregates.run(Aggregate.from("books"), { suppresAuth: true })),
  // @ts-expect-error
  References.use((references) => references.query("books", "authors", "b1", { limits: 5 })),
  // @ts-expect-error
  data.get("books", "b1", { suppresAuth: true }),
  // @ts-expect-error
  data.insert("books", {}, { suppresAuth: true }),
  // @ts-expect-error
  data.bulkInsert("books", [], { overideExisting: true }),
  // @ts-expect-error
  data.query("books").find({ returnTotalCounts: true }),
  // @ts-expect-error
  data.isReferenced("books", "authors", "b1", "a1", { consistendRead: true })
]

const pipeline = Pipeline.from("books")

/** A page of a pipeline is by offset or by cursor. */
export const pages = Aggregates.use((aggregates) =>
  Effect.all([
    aggregates.runPipeline(pipeline, { paging: { limit: 5, offset: 10 } }),
    aggregates.runPipeline(pipeline, { paging: { limit: 5, cursor: "C" } }),
    aggregates.runPipeline(pipeline, { cursorPaging: { limit: 5 }, returnTotalCount: true }),
    // @ts-expect-error Offset and cursor.
    aggregates.runPipeline(pipeline, { paging: { offset: 10, cursor: "C" } }),
    // @ts-expect-error Offset and cursor.
    aggregates.runPipeline(pipeline, { cursorPaging: { cursor: "C", offset: 10 } }),
    // @ts-expect-error Both kinds of page.
    aggregates.runPipeline(pipeline, { paging: { offset: 10 }, cursorPaging: { cursor: "C" } })
  ])
)

export const sitePages = [
  data.aggregatePipeline("books", { stages: [], paging: { limit: 5, cursor: "C" } }),
  // @ts-expect-error Offset and cursor.
  data.aggregatePipeline("books", { stages: [], paging: { offset: 10, cursor: "C" } }),
  // @ts-expect-error Both kinds of page.
  data.aggregatePipeline("books", { stages: [], paging: { limit: 5 }, cursorPaging: { cursor: "C" } })
]

/** A read of selected fields returns these fields and the `_id`. */
export const selected = Items.use((items) =>
  Effect.gen(function* () {
    const book = Option.getOrThrow(yield* items.get(Books, "b1", { fields: ["title", "size.width"] }))
    const title: string = book.data.title
    const width: number | undefined = book.data.size?.width
    yield* Effect.log(title, width, book.data._id)
    // @ts-expect-error It was not selected.
    yield* Effect.log(book.data.stock)
    // @ts-expect-error There is no such field.
    yield* items.get(Books, "b1", { fields: ["titel"] })
    const whole = Option.getOrThrow(yield* items.get(Books, "b1"))
    const stock: number = whole.data.stock
    yield* Effect.log(stock)
    yield* items.get("books", "b1", { fields: ["anything"] })
  })
)

export const siteSelected = async () => {
  const book = await data.get(Books, "b1", { fields: ["title"] })
  const title: string | undefined = book?.title
  // @ts-expect-error It was not selected.
  return [title, book?.stock]
}

/** An error from the provider may lack the parameters of its message. */
export const valueOf = (error: Wde.Wde<"WDE0073">): string | number | undefined => {
  // @ts-expect-error The provider does not return the item id.
  const id: string | number = error.params.itemId
  return id
}
