import { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References, type ReferencesShape } from "@portico/client/data/References"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { signIn } from "../suites/Browser.ts"
import { asMember, asNobody, asVisitor, type Attempt, type Call, type Prepare } from "./Call.ts"
import { data, needsToken } from "./families.ts"

const path = "/v2/items"
const books = Query.from("books").pipe(Query.limit(2))

const run = Queries.use((queries) => queries.run(books))

/** Prepares a call on a review of the member. */
const own =
  (call: (id: string) => Attempt): Prepare =>
  () =>
    Effect.gen(function* () {
      yield* signIn(accounts.ada)
      const { id } = yield* Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID() }))
      return call(id)
    })

const next: Prepare = () => Effect.map(run, (page) => Queries.use((queries) => queries.next(page)))

const prev: Prepare = () =>
  Effect.gen(function* () {
    const queries = yield* Queries
    const page = yield* queries.next(yield* queries.run(books))
    return queries.prev(page)
  })

const better = Patch.empty.pipe(Patch.set("rating", 5))

const referenced = "/v2/items/query-referenced"

const arranging = (use: (references: ReferencesShape) => Attempt) => asVisitor(References.use(use))

const firstReferenced = References.use((references) => references.query("shelves", "books", "window", { limit: 2 }))

const nextReferenced: Prepare = () =>
  Effect.map(firstReferenced, (page) => References.use((references) => references.next(page)))

const prevReferenced: Prepare = () =>
  Effect.gen(function* () {
    const references = yield* References
    const page = yield* references.next(yield* firstReferenced)
    return references.prev(page)
  })

const fetched: Prepare = () =>
  Effect.map(
    Queries.use((queries) => queries.run(Query.byCursor(books))),
    ({ nextCursor }) => Queries.use((queries) => queries.fetch("books", Option.getOrThrow(nextCursor)))
  )

/** Calls of items, references and queries. */
export const dataCalls: ReadonlyArray<Call> = [
  { name: "Items.get", path, prepare: asVisitor(Items.use((items) => items.get("books", "emma"))), family: data },
  {
    name: "Items.insert",
    path,
    prepare: asMember(Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID() }))),
    family: data
  },
  {
    name: "Items.update",
    path: "/v2/items/update",
    prepare: own((id) => Items.use((items) => items.update("reviews", { _id: id, bookId: "persuasion" }))),
    family: data
  },
  {
    name: "Items.remove",
    path: "/v2/items/remove",
    prepare: own((id) => Items.use((items) => items.remove("reviews", id))),
    family: data
  },
  {
    name: "Items.save",
    path: "/v2/items/save",
    prepare: own((id) => Items.use((items) => items.save("reviews", { _id: id, bookId: "persuasion" }))),
    family: data
  },
  {
    name: "Items.patch",
    path: "/v2/items/patch",
    prepare: own((id) => Items.use((items) => items.patch("reviews", id, better))),
    family: data
  },
  {
    name: "Items.truncate",
    path: "/v2/items/truncate",
    prepare: asVisitor(Items.use((items) => items.truncate("baskets", { suppressAuth: true }))),
    family: data
  },
  {
    name: "BulkItems.insert",
    path: "/v2/bulk/items/insert",
    prepare: asMember(
      BulkItems.use((bulk) =>
        bulk.insert("reviews", [{ bookId: crypto.randomUUID() }, { bookId: crypto.randomUUID() }])
      )
    ),
    family: data
  },
  {
    name: "BulkItems.save",
    path: "/v2/bulk/items/save",
    prepare: own((id) => BulkItems.use((bulk) => bulk.save("reviews", [{ _id: id, bookId: "persuasion" }]))),
    family: data
  },
  {
    name: "BulkItems.update",
    path: "/v2/bulk/items/update",
    prepare: own((id) => BulkItems.use((bulk) => bulk.update("reviews", [{ _id: id, bookId: "persuasion" }]))),
    family: data
  },
  {
    name: "BulkItems.patch",
    path: "/v2/bulk/items/patch",
    prepare: own((id) => BulkItems.use((bulk) => bulk.patch("reviews", [id], better))),
    family: data
  },
  {
    name: "BulkItems.remove",
    path: "/v2/bulk/items/remove",
    prepare: own((id) => BulkItems.use((bulk) => bulk.remove("reviews", [id]))),
    family: data
  },
  {
    name: "References.insert",
    path: "/v2/bulk/items/insert-references",
    prepare: arranging((references) => references.insert("shelves", "books", "window", "dracula")),
    family: data
  },
  {
    name: "References.remove",
    path: "/v2/bulk/items/remove-references",
    prepare: arranging((references) => references.remove("shelves", "books", "window", "emma")),
    family: data
  },
  {
    name: "References.replace",
    path: "/v2/items/replace-references",
    prepare: arranging((references) => references.replace("shelves", "books", "window", ["emma"])),
    family: data
  },
  {
    name: "References.isReferenced",
    path: "/v2/items/is-referenced",
    prepare: arranging((references) => references.isReferenced("shelves", "books", "window", "emma")),
    family: data
  },
  {
    name: "References.query",
    path: referenced,
    prepare: arranging((references) => references.query("shelves", "books", "window")),
    family: data
  },
  { name: "References.next", path: referenced, prepare: nextReferenced, family: data },
  { name: "References.prev", path: referenced, prepare: prevReferenced, family: data },
  { name: "Queries.run", path, prepare: asVisitor(run), family: data },
  { name: "Queries.run", case: "its token request", path: "/oauth2/token", prepare: asNobody(run), family: needsToken },
  { name: "Queries.next", path, prepare: next, family: data },
  { name: "Queries.prev", path, prepare: prev, family: data },
  {
    name: "Queries.distinct",
    path: "/v2/items/query-distinct-values",
    prepare: asVisitor(Queries.use((queries) => queries.distinct(books, "title"))),
    family: data
  },
  { name: "Queries.fetch", path, prepare: fetched, family: data },
  {
    name: "Queries.count",
    path,
    prepare: asVisitor(Queries.use((queries) => queries.count(books))),
    family: data
  }
]
