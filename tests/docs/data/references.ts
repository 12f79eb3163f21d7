import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import * as Effect from "effect/Effect"
import { Books } from "./Books.ts"

export const withAuthors = Queries.use((queries) =>
  queries.run(Query.from(Books).pipe(Query.ascending("title"), Query.include("author"), Query.include("similar")))
).pipe(
  Effect.map(({ items }) =>
    items.map(({ data: { author, similar, title } }) => ({
      title,
      author: typeof author === "string" ? "unknown" : author.name,
      similar: similar.map((book) => book.title)
    }))
  )
)

export const relate = Effect.gen(function* () {
  const references = yield* References
  yield* references.insert(Books, "similar", "emma", ["jane-eyre", "middlemarch"])
  yield* references.remove(Books, "similar", "emma", "middlemarch")
  const isSimilar = yield* references.isReferenced(Books, "similar", "emma", "middlemarch")
  const { items } = yield* references.query(Books, "similar", "emma")
  return { isSimilar, similar: items.map(({ data }) => data.title) }
})
