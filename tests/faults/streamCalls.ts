import * as BulkStream from "@portico/client/data/BulkStream"
import * as Export from "@portico/client/data/Export"
import * as Import from "@portico/client/data/Import"
import { Items } from "@portico/client/data/Items"
import * as Pages from "@portico/client/data/Pages"
import * as Patch from "@portico/client/data/Patch"
import * as Query from "@portico/client/data/Query"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { signIn } from "../suites/Browser.ts"
import { asMember, asVisitor, type Attempt, type Call, type Prepare } from "./Call.ts"
import { bulk, bulkOnce, imports, pages } from "./families.ts"

const books = Query.from("books").pipe(Query.ascending("title"))

// A member can review a book only once, so each run is of other books.
const drafts = () => [1, 2, 3].map(() => ({ bookId: crypto.randomUUID() }))

/** Runs a stream to its end, and fails if one of its items did. */
const through = <A extends BulkStream.Outcome, E, R>(outcomes: Stream.Stream<A, E, R>) =>
  Stream.runForEach(outcomes, ({ error }) => (error === undefined ? Effect.void : Effect.fail(error)))

/** Prepares a bulk on a review of the member. */
const own =
  (call: (id: string) => Attempt): Prepare =>
  () =>
    Effect.gen(function* () {
      yield* signIn(accounts.ada)
      const { id } = yield* Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID() }))
      return call(id)
    })

const lines = () =>
  drafts()
    .map((draft) => JSON.stringify(draft))
    .join("\n")

const rated = Patch.empty.pipe(Patch.set("rating", 4))
const counted = Patch.empty.pipe(Patch.increment("reads", 1))

/** Streams. The call is a complete run. */
export const streamCalls: ReadonlyArray<Call> = [
  {
    name: "BulkStream.insert",
    path: "/v2/bulk/items/insert",
    prepare: asMember(Effect.suspend(() => through(BulkStream.insert("reviews", drafts())))),
    family: bulk
  },
  {
    name: "BulkStream.save",
    path: "/v2/bulk/items/save",
    prepare: asMember(Effect.suspend(() => through(BulkStream.save("reviews", drafts())))),
    family: bulk
  },
  {
    name: "BulkStream.update",
    path: "/v2/bulk/items/update",
    prepare: own((id) => through(BulkStream.update("reviews", [{ _id: id, bookId: "persuasion" }]))),
    family: bulk
  },
  {
    name: "BulkStream.patch",
    path: "/v2/bulk/items/patch",
    prepare: own((id) => through(BulkStream.patch("reviews", [id], rated))),
    family: bulk
  },
  {
    name: "BulkStream.patch",
    case: "sent only once",
    path: "/v2/bulk/items/patch",
    prepare: own((id) => through(BulkStream.patch("reviews", [id], counted))),
    family: bulkOnce
  },
  {
    name: "BulkStream.remove",
    path: "/v2/bulk/items/remove",
    prepare: own((id) => through(BulkStream.remove("reviews", [id]))),
    family: bulk
  },
  {
    name: "Import.run",
    path: "/v2/bulk/items",
    prepare: asMember(
      Effect.suspend(() => Stream.runDrain(Import.run("reviews", lines(), { format: "JSONL", mode: "SKIP_EXISTING" })))
    ),
    family: imports
  },
  {
    name: "Pages.stream",
    path: "/v2/items/query",
    prepare: asVisitor(Stream.runDrain(Pages.stream(books, { pageSize: 5 }))),
    family: pages
  },
  {
    name: "Export.run",
    path: "/v2/items/query",
    prepare: asVisitor(Stream.runDrain(Export.run(books, { format: "JSONL" }))),
    family: pages
  }
]
