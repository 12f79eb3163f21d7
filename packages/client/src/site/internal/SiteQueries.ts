/**
 * Queries, aggregations, pipelines and searches for plain site code (data.md §5, §7).
 *
 * @since 0.1.0
 */
import type { FilterModel, Sorting } from "@portico/contract/data/Query"
import * as Effect from "effect/Effect"
import type { Argument, Collection, DataOf, ScopeFor } from "../../data/collection/Collection.ts"
import { isTyped } from "../../data/collection/internal/Argument.ts"
import * as Filter from "../../data/filter/Filter.ts"
import type { ReadOptions } from "../../data/query/internal/Options.ts"
import { type FetchOptions, Queries } from "../../data/query/Queries.ts"
import * as Expression from "../../data/query/Expression.ts"
import * as Sort from "../../data/query/Sort.ts"
import * as AggregateBuilder from "./AggregateBuilder.ts"
import * as FilterBuilder from "./FilterBuilder.ts"
import * as OnDemand from "./OnDemand.ts"
import * as PipelineBuilder from "./PipelineBuilder.ts"
import * as QueryBuilder from "./QueryBuilder.ts"
import { type QueryResult, resultOf, withLimit } from "./QueryResult.ts"
import { checkCall, type ItemsRun } from "./Run.ts"
import * as SearchBuilder from "./SearchBuilder.ts"
import type { SiteDataOnDemand } from "./SiteDataOnDemand.ts"
import * as SortBuilder from "./SortBuilder.ts"

/** The calls that find, count, group and search items. */
export interface SiteQueries {
  /** Starts a query. */
  readonly query: <C extends Argument>(collection: C) => QueryBuilder.QueryBuilder<DataOf<C>, ScopeFor<C>>
  /**
   * Starts a filter, for conditions and for `filter`, `and`, `or` and `not` of other builders. It can start from a
   * filter written as JSON. With a collection, the types accept only its fields.
   */
  readonly filter: {
    <C extends Collection>(collection: C): FilterBuilder.FilterBuilder<ScopeFor<C>>
    (model?: FilterModel): FilterBuilder.FilterBuilder
  }
  /**
   * Starts an order, for queries, searches and stages. It can start from an order written as JSON. With a
   * collection, the types accept only its fields.
   */
  readonly sort: {
    <C extends Collection>(collection: C): SortBuilder.SortBuilder<ScopeFor<C>>
    (model?: ReadonlyArray<Sorting>): SortBuilder.SortBuilder
  }
  /** Starts an aggregation. */
  readonly aggregate: <C extends Argument>(collection: C) => AggregateBuilder.AggregateBuilder<ScopeFor<C>>
  /** Starts the stages of a pipeline. */
  readonly stages: PipelineBuilder.Stages
  /** The expressions of pipeline stages: `field`, `text`, `numeric`, and functions of them. */
  readonly expressions: Omit<typeof Expression, "isExpression" | "lift">
  /** Starts a search for words. */
  readonly search: <C extends Argument>(collection: C) => SearchBuilder.SearchBuilder<DataOf<C>, ScopeFor<C>>
  /** Reads the page of a query at a cursor. With `omitInvalid` it leaves out invalid items, as a query does. */
  readonly fetch: <C extends Argument>(
    collection: C,
    cursor: string,
    limit?: number,
    options?: (ReadOptions & Pick<FetchOptions, "omitInvalid">) | null
  ) => Promise<QueryResult<DataOf<C>>>
}

/** Creates the calls that find, count, group and search items. `onDemand` runs aggregations and searches. */
export const make = (run: ItemsRun, onDemand: OnDemand.OnDemand<SiteDataOnDemand>): SiteQueries => {
  const { runAggregate, runSearch } = OnDemand.operations(onDemand, { runAggregate: true, runSearch: true })
  return {
    query: (collection) => QueryBuilder.make(run, collection),
    filter: (of?: FilterModel | Collection) =>
      FilterBuilder.make(of === undefined || isCollection(of) ? undefined : Filter.raw(of)),
    sort: (of?: ReadonlyArray<Sorting> | Collection) =>
      SortBuilder.make(of === undefined || isCollection(of) ? undefined : Sort.raw(of)),
    aggregate: (collection) => AggregateBuilder.make(runAggregate, collection),
    stages: PipelineBuilder.stages,
    expressions,
    search: (collection) => SearchBuilder.make(runSearch, collection),
    fetch: (...args) => {
      const [collection, cursor, limit, options] = args
      return resultOf(
        run,
        QueryBuilder.items,
        Effect.andThen(
          checkCall("fetch", [2, 4], args, options),
          Queries.use((queries) => queries.fetch<Argument>(collection, cursor, withLimit(options, limit)))
        )
      )
    }
  }
}

// A namespace as a value would make bundlers keep a getter for each of its exports.
const expressions: SiteQueries["expressions"] = {
  abs: Expression.abs,
  add: Expression.add,
  ceil: Expression.ceil,
  concat: Expression.concat,
  divide: Expression.divide,
  field: Expression.field,
  floor: Expression.floor,
  length: Expression.length,
  mod: Expression.mod,
  multiply: Expression.multiply,
  numeric: Expression.numeric,
  size: Expression.size,
  stringify: Expression.stringify,
  substring: Expression.substring,
  subtract: Expression.subtract,
  sum: Expression.sum,
  text: Expression.text,
  toLower: Expression.toLower,
  toUpper: Expression.toUpper
}

// A filter that is written as JSON may have fields with these names, but no functions.
const isCollection = (of: object): of is Collection => isTyped(of) && typeof of.codec?.decoder === "function"
