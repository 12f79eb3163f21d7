import * as Filter from "@portico/client/data/Filter"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as Effect from "effect/Effect"
import { Books } from "./Books.ts"

export const find = (words: string) =>
  Search.use((search) =>
    search.run(
      SearchQuery.from(Books).pipe(
        SearchQuery.expression(words),
        SearchQuery.mode("OR"),
        SearchQuery.fuzzy(),
        SearchQuery.filter(Filter.gt("stock", 0)),
        SearchQuery.limit(10)
      )
    )
  ).pipe(Effect.map(({ items }) => items.map(({ data }) => data.title)))
