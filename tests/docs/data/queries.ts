import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import { Books } from "./Books.ts"
import { bargain } from "./filters.ts"

const bargains = Query.from(Books).pipe(
  Query.filter(bargain),
  Query.ascending("price", "title"),
  Query.fields("title", "price"),
  Query.limit(2)
)

export const twoPages = Effect.gen(function* () {
  const queries = yield* Queries
  const first = yield* queries.run(bargains.pipe(Query.returnTotalCount()))
  const second = first.hasNext ? yield* queries.next(first) : first
  return { total: first.total, titles: [...first.items, ...second.items].map(({ data }) => data.title) }
})

export const countAndTags = Effect.gen(function* () {
  const queries = yield* Queries
  const count = yield* queries.count(bargains)
  const tags = yield* queries.distinct(Query.from(Books).pipe(Query.filter(Filter.gt("stock", 0))), "tags")
  return { count, tags: tags.items }
})
