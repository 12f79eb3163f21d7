/** Uses of pages, distinct values and jobs that must not compile. */
import * as Collection from "@portico/client/data/Collection"
import * as Jobs from "@portico/client/data/Jobs"
import * as Pages from "@portico/client/data/Pages"
import type { QueriesShape } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"

declare const queries: QueriesShape

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

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
export const titlesAreTyped: Same<ValuesOf<typeof titles>, string> = true
const tags = queries.distinct(books, "tags")
export const tagsAreTyped: Same<ValuesOf<typeof tags>, string> = true
const years = queries.distinct(books, "year")
export const yearsAreTyped: Same<ValuesOf<typeof years>, number> = true
const pages = queries.distinct(books, "size.pages")
export const pagesAreTyped: Same<ValuesOf<typeof pages>, number> = true
const untyped = queries.distinct(Query.from("books"), "anything")
export const untypedAreTyped: Same<ValuesOf<typeof untyped>, unknown> = true
// @ts-expect-error a field that the collection does not have
export const misspelled = queries.distinct(books, "titel")

const all = Pages.stream(books.pipe(Query.fields("title")))
export const selected = Stream.map(all, ({ data }) => data.title)
// @ts-expect-error a field that was not selected
export const unselected = Stream.map(all, ({ data }) => data.year)

const running = Jobs.advance(Jobs.advance(Jobs.make(Jobs.movement, "UNINITIALIZED"), "INITIALIZING"), "IN_PROGRESS")
Jobs.advance(running, "PARTIALLY_SUCCESSFUL")
// @ts-expect-error a job cannot go back
Jobs.advance(running, "INITIALIZING")
// @ts-expect-error a step is skipped
Jobs.advance(Jobs.make(Jobs.movement, "UNINITIALIZED"), "COMPLETED")
// @ts-expect-error a ready backup is final
Jobs.advance(Jobs.make(Jobs.backup, "READY"), "FAILED")
// @ts-expect-error restorations have no such status
Jobs.make(Jobs.restoration, "READY")
// @ts-expect-error a dropped index is final
Jobs.advance(Jobs.make(Jobs.index, "DROPPED"), "BUILDING")
