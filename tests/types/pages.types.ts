/** What must not compile of pages, distinct values and jobs. */
import * as Collection from "@portico/client/data/Collection"
import * as Jobs from "@portico/client/data/Jobs"
import * as Pages from "@portico/client/data/Pages"
import type { QueriesShape } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"

declare const queries: QueriesShape

type Is<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_T extends true>(): void => {}

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    tags: Schema.Array(Schema.String),
    year: Schema.NullOr(Schema.Finite),
    size: Schema.Struct({ pages: Schema.Finite })
  })
)
const books = Query.from(Books)

type ValuesOf<E> =
  E extends Effect.Effect<infer Page, infer _E, infer _R>
    ? Page extends { readonly items: ReadonlyArray<infer Value> }
      ? Value
      : never
    : never

const titles = queries.distinct(books, "title")
holds<Is<ValuesOf<typeof titles>, string>>()
const tags = queries.distinct(books, "tags")
holds<Is<ValuesOf<typeof tags>, string>>()
const years = queries.distinct(books, "year")
holds<Is<ValuesOf<typeof years>, number>>()
const pages = queries.distinct(books, "size.pages")
holds<Is<ValuesOf<typeof pages>, number>>()
const untyped = queries.distinct(Query.from("books"), "anything")
holds<Is<ValuesOf<typeof untyped>, unknown>>()
// @ts-expect-error a field that the collection does not have
export const misspelt = queries.distinct(books, "titel")

const all = Pages.stream(books.pipe(Query.fields("title")))
export const selected = Stream.map(all, ({ data }) => data.title)
// @ts-expect-error a field that was not selected
export const unselected = Stream.map(all, ({ data }) => data.year)

const running = Jobs.advance(Jobs.advance(Jobs.make(Jobs.movement, "UNINITIALIZED"), "INITIALIZING"), "IN_PROGRESS")
Jobs.advance(running, "PARTIALLY_SUCCESSFUL")
// @ts-expect-error the way does not lead back
Jobs.advance(running, "INITIALIZING")
// @ts-expect-error a step is left out
Jobs.advance(Jobs.make(Jobs.movement, "UNINITIALIZED"), "COMPLETED")
// @ts-expect-error a backup that is ready has ended
Jobs.advance(Jobs.make(Jobs.backup, "READY"), "FAILED")
// @ts-expect-error no status of a restoration
Jobs.make(Jobs.restoration, "READY")
// @ts-expect-error an index that is dropped has ended
Jobs.advance(Jobs.make(Jobs.index, "DROPPED"), "BUILDING")
