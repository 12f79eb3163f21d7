/** What each scenario of the data half makes of a call. */
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import type * as Scenarios from "@portico/testing/Scenarios"
import * as Effect from "effect/Effect"
import { signedIn } from "./member.ts"

const list = (query: Query.Any) => Queries.use((queries) => queries.run(query))

const books = list(Query.from("books"))

const references = Effect.map(list(Query.from("novels").pipe(Query.include("author"))), ({ items }) => ({
  _tag: items.map(({ data }) => typeof data["author"]).join(", ")
}))

/** Two pages of the books, one after the other. */
const secondPage = Effect.andThen(books, list(Query.from("books").pipe(Query.skip(5))))

/** Three pages of the books, one after the other. */
const thirdPage = Effect.andThen(secondPage, list(Query.from("books").pipe(Query.skip(10))))

/** Two pieces of a bulk, which anyone may send. */
const stock = BulkItems.use((bulk) => {
  const piece = bulk.insert("stock", [{ title: "Another" }])
  return Effect.andThen(piece, piece)
}).pipe(Effect.map(({ inserted }) => ({ _tag: `${inserted} stocked` })))

/** The shelf, by whoever comes. */
export const shelf = list(Query.from("shelf"))

/** What the first page of a book's many references has. */
const shelved = References.use((references) => references.query("shelf", "similar", "emma")).pipe(
  Effect.map(({ items }) => ({ _tag: `${items.length} similar` }))
)

/** The fields of the item that has one of every kind. */
const kinds = Effect.map(list(Query.from("kinds")), ({ items }) => ({
  _tag: items.map(({ data }) => `${Object.keys(data).length} fields`).join(", ")
}))

/** A change of the shelf. */
export const rearranged = signedIn(
  Items.use((items) => items.update("shelf", { _id: "emma", title: "Emma, again" })).pipe(
    Effect.map(({ data }) => ({ _tag: String(data["title"]) }))
  )
)

const referring = signedIn(References.use((references) => references.replace("shelf", "similar", "emma", ["sense"])))

const counted = Aggregates.use((aggregates) =>
  aggregates.run(Aggregate.from("books").pipe(Aggregate.group("language"), Aggregate.count()))
)

/** A search among the books. */
const found = Search.use((search) => search.run(SearchQuery.from("books").pipe(SearchQuery.expression("emma"))))

/** Calls, and the word for what they come to. */
export const dataPlays = [
  ["authored", "the list of novels", references, "object, object, string"],
  ["drafts", "the list of books", books, "22 items"],
  ["hookRefusesReads", "the list of books", books, "WDE0078 ApplicationError"],
  ["bulk", "two pieces", stock, "1 stocked"],
  ["bulkBroken", "a piece", stock, "WDE0053 SystemError"],
  ["bulkRateLimited", "two pieces", stock, "WDE0053 RateLimited"],
  ["bulkTooLarge", "a piece", stock, "WDE0109 TooLarge"],
  ["bulkDenied", "a piece", stock, "ApplicationError"],
  ["loadMoreFails", "two pages", secondPage, "WDE0053 RateLimited"],
  ["searchLate", "a search", found, "1 items"],
  ["exportRateLimited", "three pages", thirdPage, "WDE0053 RateLimited"],
  ["shelf", "a change", rearranged, "Emma, again"],
  ["shelfManyReferences", "what is similar", shelved, "50 similar"],
  ["shelfKinds", "the item of every kind", kinds, "24 fields"],
  ["shelfFails", "a change", rearranged, "WDE0053 SystemError"],
  ["shelfUnreadable", "the shelf", shelf, "WDE0053 SystemError"],
  ["shelfRateLimited", "a change", rearranged, "WDE0053 RateLimited"],
  ["shelfTooLarge", "a change", rearranged, "WDE0109 TooLarge"],
  ["shelfHook", "a change", rearranged, "WDE0078 ApplicationError"],
  ["shelfGone", "a change", rearranged, "WDE0073 ApplicationError"],
  ["shelfViolations", "a change", rearranged, "InvalidArgument"],
  ["shelfMissingId", "a change", rearranged, "WDE0007 ApplicationError"],
  ["shelfNotAnObject", "a change", rearranged, "WDE0004 ApplicationError"],
  ["shelfBadReference", "other references", referring, "WDE0019 ApplicationError"],
  ["shelfNotReferenceObject", "other references", referring, "WDE0020 ApplicationError"],
  ["shelfNotMultiReference", "other references", referring, "WDE0021 ApplicationError"],
  ["callShape", "a count", counted, "WDE0008 ApplicationError"],
  ["aggregateFailsOnce", "a count", counted, "WDE0053 SystemError"]
] as const satisfies ReadonlyArray<
  readonly [Scenarios.ScenarioName, string, Effect.Effect<unknown, unknown, any>, string]
>

/** Calls that never end. */
export const dataPending = [
  ["shelfLoading", shelf],
  ["shelfSaving", rearranged]
] as const
