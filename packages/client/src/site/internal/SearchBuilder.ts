/**
 * Searches as a fluent builder for plain site code (data.md §3, §7).
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import type { Argument, DataOf, ScopeFor } from "../../data/collection/Collection.ts"
import { retyped } from "../../data/call/internal/Retyped.ts"
import type { ReadOptions } from "../../data/query/internal/Options.ts"
import * as Query from "../../data/query/Query.ts"
import * as SearchQuery from "../../data/query/SearchQuery.ts"
import { carrying, type Conditions, conditions, type Filtered } from "./FilterBuilder.ts"
import { type Selection, selection } from "./QueryBuilder.ts"
import type { QueryResult } from "./QueryResult.ts"
import * as Steps from "./Steps.ts"
import type { Untyped } from "./Untyped.ts"

/** A search under construction. `S` is the scope of its fields, which are any fields by default. */
export interface SearchBuilder<Item = Data, S = unknown>
  extends
    Filtered,
    Conditions<SearchBuilder<Item, S>, S>,
    Steps.Steps<SearchBuilder<Item, S>, S>,
    Selection<SearchBuilder<Item, S>, S> {
  /** Sets the words to find. */
  readonly expression: (expression: string) => SearchBuilder<Item, S>
  /** Requires all words to match. */
  readonly andMode: () => SearchBuilder<Item, S>
  /** Requires at least one word to match. */
  readonly orMode: () => SearchBuilder<Item, S>
  /** Also finds words with a similar spelling. */
  readonly fuzzy: (fuzzy?: boolean) => SearchBuilder<Item, S>
  /** Reads the first page. */
  readonly run: (options?: ReadOptions | null) => Promise<QueryResult<Item>>
}

/** Starts a search of a collection. */
export const make = <C extends Argument>(run: RunSearch, collection: C): SearchBuilder<DataOf<C>, ScopeFor<C>> =>
  retyped(over(run, SearchQuery.from<Argument>(collection)))

/** Runs a search with the options of `run`. */
export type RunSearch = (search: SearchQuery.Any, options: unknown) => Promise<QueryResult<Untyped>>

const over = (run: RunSearch, search: SearchQuery.Any): SearchBuilder => {
  const derive = (change: (search: SearchQuery.Any) => SearchQuery.Any) => over(run, change(search))
  const lift = (change: (query: Query.Any) => Query.Any) => (search: SearchQuery.Any) =>
    SearchQuery.over(search, change)

  return {
    ...carrying(search.filter),
    ...conditions(search.filter, (filter) => derive(lift((query) => Query.withFilter(query, filter)))),
    ...Steps.make<SearchQuery.Any, SearchBuilder>(
      {
        ascending: SearchQuery.ascending,
        descending: SearchQuery.descending,
        limit: SearchQuery.limit,
        skip: SearchQuery.skip,
        withProblems: (search, problems) => lift((query) => Query.withProblems(query, problems))(search)
      },
      derive
    ),
    ...selection(derive, lift),
    expression: (expression) => derive(SearchQuery.expression(expression)),
    andMode: () => derive(SearchQuery.mode("AND")),
    orMode: () => derive(SearchQuery.mode("OR")),
    fuzzy: (fuzzy) => derive(SearchQuery.fuzzy(fuzzy)),
    run: (options) => run(search, options)
  }
}
