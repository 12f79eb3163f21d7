import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Authors } from "./Books.ts"

const News = Collection.make(
  "news",
  Schema.Struct({ title: Schema.String, _publishStatus: Schema.Literals(["PUBLISHED", "DRAFT"]) })
)

export const publish = Effect.gen(function* () {
  const items = yield* Items
  const queries = yield* Queries
  const all = Query.from(News)
  const { id } = yield* items.insert(News, { title: "Summer sale", _publishStatus: "DRAFT" })
  const before = yield* queries.count(all)
  const withDrafts = yield* queries.count(all, { showDrafts: true })
  yield* items.patch(News, id, Patch.empty.pipe(Patch.set("_publishStatus", "PUBLISHED")), { showDrafts: true })
  return { before, withDrafts, after: yield* queries.count(all) }
})

export const rehearse = Effect.gen(function* () {
  const items = yield* Items
  const queries = yield* Queries
  yield* items.insert(Authors, { name: "Nobody" }, { environment: "SANDBOX" })
  const sandbox = yield* queries.count(Query.from(Authors), { environment: "SANDBOX" })
  return { sandbox, live: yield* queries.count(Query.from(Authors)) }
})

/** Runs on the shop's server with its credential in the setting `elevated`: bypasses permissions and hooks. */
export const dismiss = (id: string) =>
  Items.use((items) => items.remove(Authors, id, { suppressAuth: true, suppressHooks: true }))
