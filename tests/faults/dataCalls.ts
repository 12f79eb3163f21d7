import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import { signIn } from "../suites/Browser.ts"
import { asMember, asNobody, asVisitor, type Attempt, type Call, type Prepare } from "./Call.ts"
import { data, needsToken } from "./families.ts"

const path = "/v2/items"
const books = Query.from("books").pipe(Query.limit(2))

const run = Queries.use((queries) => queries.run(books))

/** A review of the member's own, and a call on it. */
const own =
  (call: (id: string) => Attempt): Prepare =>
  () =>
    Effect.gen(function* () {
      yield* signIn(accounts.ada)
      const { id } = yield* Items.use((items) => items.insert("reviews", { bookId: "emma" }))
      return call(id)
    })

const next: Prepare = () => Effect.map(run, (page) => Queries.use((queries) => queries.next(page)))

const prev: Prepare = () =>
  Effect.gen(function* () {
    const queries = yield* Queries
    const page = yield* queries.next(yield* queries.run(books))
    return queries.prev(page)
  })

/** Items and queries. */
export const dataCalls: ReadonlyArray<Call> = [
  { name: "Items.get", path, prepare: asVisitor(Items.use((items) => items.get("books", "emma"))), family: data },
  {
    name: "Items.insert",
    path,
    prepare: asMember(Items.use((items) => items.insert("reviews", { bookId: "emma" }))),
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
  { name: "Queries.run", path, prepare: asVisitor(run), family: data },
  { name: "Queries.run", case: "its token", path: "/oauth2/token", prepare: asNobody(run), family: needsToken },
  { name: "Queries.next", path, prepare: next, family: data },
  { name: "Queries.prev", path, prepare: prev, family: data },
  {
    name: "Queries.count",
    path,
    prepare: asVisitor(Queries.use((queries) => queries.count(books))),
    family: data
  }
]
