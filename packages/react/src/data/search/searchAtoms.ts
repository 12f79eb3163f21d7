/**
 * Searches as atoms. Equal searches share one response, and a write to the collection repeats them.
 *
 * @since 0.1.0
 */
import { idOf } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { encodeDates } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Atom from "effect/reactivity/Atom"
import { runtime } from "../../runtime/Runtime.ts"
import { collectionKey } from "../listing/collectionAtoms.ts"
import { type Asker, Question } from "../listing/Question.ts"
import { readOf } from "../listing/Place.ts"
import type { SearchWords } from "./searchMachine.ts"

/** Returns the question for the first page of a search. */
export const ofSearch = (asker: Asker, search: SearchQuery.Any): Question<SearchQuery.Any> => {
  const { byCursor, collection, fields, filter, include, limit, problems, skip, sort } = search
  const parts = [
    encodeDates(Filter.toModel(filter)),
    filter.problems,
    sort,
    fields,
    include,
    limit,
    skip,
    byCursor,
    problems
  ]
  return new Question(asker, collection, search, JSON.stringify(["search", search.search, ...parts]))
}

/** Returns the question for words. Returns `undefined` if there are no words, or while the user is not known. */
export const questionOf = (
  asker: Asker | undefined,
  search: SearchQuery.Any,
  { fuzzy, mode, text }: SearchWords
): Question<SearchQuery.Any> | undefined =>
  text.trim() === "" || asker === undefined
    ? undefined
    : ofSearch(
        asker,
        search.pipe(SearchQuery.expression(text.trim()), SearchQuery.mode(mode), SearchQuery.fuzzy(fuzzy))
      )

/** The page that a search finds. */
export const searchAtom = Atom.family(({ collection, subject }: Question<SearchQuery.Any>) =>
  runtime
    .atom(
      Effect.map(
        Search.use((search) => search.run<SearchQuery.Any>(subject)),
        readOf
      )
    )
    .pipe(Atom.withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)
