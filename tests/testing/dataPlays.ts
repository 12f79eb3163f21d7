/** The result of a call in each scenario of the data calls. */
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

/** Requests two pages of the books in sequence. */
const secondPage = Effect.andThen(books, list(Query.from("books").pipe(Query.skip(5))))

/** Requests three pages of the books in sequence. */
const thirdPage = Effect.andThen(secondPage, list(Query.from("books").pipe(Query.skip(10))))

/** Sends two chunks of a bulk, which anyone may send. */
const stock = BulkItems.use((bulk) => {
  const piece = bulk.insert("stock", [{ title: "Another" }])
  return Effect.andThen(piece, piece)
}).pipe(Effect.map(({ inserted }) => ({ _tag: `${inserted} stocked` })))

/** Lists the books of the shelf. */
export const shelf = list(Query.from("shelf"))

/** Returns the number of items on the first page of a book's references. */
const shelved = References.use((references) => references.query("shelf", "similar", "emma")).pipe(
  Effect.map(({ items }) => ({ _tag: `${items.length} similar` }))
)

/** Lists the number of fields of the item that has one of every kind. */
const kinds = Effect.map(list(Query.from("kinds")), ({ items }) => ({
  _tag: items.map(({ data }) => `${Object.keys(data).length} fields`).join(", ")
}))

/** Updates an item of the shelf. */
export const rearranged = signedIn(
  Items.use((items) => items.update("shelf", { _id: "emma", title: "Emma, again" })).pipe(
    Effect.map(({ data }) => ({ _tag: String(data["title"]) }))
  )
)

const referring = signedIn(References.use((references) => references.replace("shelf", "similar", "emma", ["sense"])))

const counted = Aggregates.use((aggregates) =>
  aggregates.run(Aggregate.from("books").pipe(Aggregate.group("language"), Aggregate.count()))
)

/** Searches the books. */
const found = Search.use((search) => search.run(SearchQuery.from("books").pipe(SearchQuery.expression("emma"))))

/** Calls with their expected results. */
export const dataPlays = [
  ["authored", "the list of novels", references, "object, object, string"],
  ["drafts", "the list of books", books, "22 items"],
  ["hookRefusesReads", "the list of books", books, "WDE0078 ApplicationError"],
  ["bulk", "two chunks", stock, "1 stocked"],
  ["bulkBroken", "a chunk", stock, "WDE0053 SystemError"],
  ["bulkRateLimited", "two chunks", stock, "WDE0053 RateLimited"],
  ["bulkTooLarge", "a chunk", stock, "WDE0109 TooLarge"],
  ["bulkDenied", "a chunk", stock, "ApplicationError"],
  ["loadMoreFails", "two pages", secondPage, "WDE0053 RateLimited"],
  ["searchLate", "a search", found, "1 items"],
  ["searchIncomplete", "a search", found, "0 items"],
  ["exportRateLimited", "three pages", thirdPage, "WDE0053 RateLimited"],
  ["shelf", "an update", rearranged, "Emma, again"],
  ["shelfManyReferences", "similar books", shelved, "50 similar"],
  ["shelfKinds", "the item of every kind", kinds, "24 fields"],
  ["shelfFails", "an update", rearranged, "WDE0053 SystemError"],
  ["shelfUnreadable", "the shelf", shelf, "WDE0053 SystemError"],
  ["shelfRateLimited", "an update", rearranged, "WDE0053 RateLimited"],
  ["shelfTooLarge", "an update", rearranged, "WDE0109 TooLarge"],
  ["shelfHook", "an update", rearranged, "WDE0078 ApplicationError"],
  ["shelfItemNotFound", "an update", rearranged, "WDE0073 ApplicationError"],
  ["shelfViolations", "an update", rearranged, "InvalidArgument"],
  ["shelfMissingId", "an update", rearranged, "WDE0007 ApplicationError"],
  ["shelfNotAnObject", "an update", rearranged, "ApplicationError WDE0004"],
  ["shelfBadReference", "replaced references", referring, "ApplicationError WDE0019"],
  ["shelfNotReferenceObject", "replaced references", referring, "WDE0020 ApplicationError"],
  ["shelfNotMultiReference", "replaced references", referring, "ApplicationError WDE0021"],
  ["callShape", "a count", counted, "ApplicationError WDE0008"],
  ["aggregateFailsOnce", "a count", counted, "WDE0053 SystemError"]
] as const satisfies ReadonlyArray<
  readonly [Scenarios.ScenarioName, string, Effect.Effect<unknown, unknown, any>, string]
>

/** Calls that never end. */
export const dataPending = [
  ["shelfLoading", shelf],
  ["shelfSaving", rearranged]
] as const
