/**
 * Queries as a fluent builder for plain site code (data.md §4, §5).
 *
 * @since 0.1.0
 */
import type { Sorting } from "@portico/contract/data/Query"
import type { Data } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import { checkField, checkOptions } from "../../data/call/internal/Checks.ts"
import type { Argument, DataOf, Item, ScopeFor } from "../../data/collection/Collection.ts"
import type { ReadOptions } from "../../data/query/internal/Options.ts"
import type { CheckedName, NamesOf } from "../../data/call/internal/FieldNames.ts"
import { type Problem, refuse } from "../../data/call/internal/Problem.ts"
import { retyped } from "../../data/call/internal/Retyped.ts"
import { findProblems, Queries } from "../../data/query/Queries.ts"
import * as Query from "../../data/query/Query.ts"
import {
  carrying,
  type Conditions,
  conditions,
  type Filtered,
  type Standalone,
  withoutSource
} from "./FilterBuilder.ts"
import { type QueryResult, resultOf, type Walk } from "./QueryResult.ts"
import { countProblems, type ItemsRun, type WithItems } from "./Run.ts"
import { type Sorted, sortOf } from "./SortBuilder.ts"
import * as Steps from "./Steps.ts"
import type { Untyped } from "./Untyped.ts"

/** The options of a call that reads the first page. */
export interface FindOptions extends ReadOptions {
  /** Whether all matches are counted, not only those of the page. */
  readonly returnTotalCount?: boolean
}

/** The methods that choose what queries and searches read. `S` is the scope of the fields, any fields by default. */
export interface Selection<Self, S = unknown> {
  /** Keeps only the items that match a stand-alone filter. */
  readonly filter: (filter: Standalone) => Self
  /** Sorts in this order and discards any earlier one. */
  readonly sort: (sort: Sorted | ReadonlyArray<Sorting>) => Self
  /** Reads only these fields, and the `_id`. */
  readonly fields: <const F extends string = NamesOf<S, "select">>(
    ...fields: ReadonlyArray<CheckedName<S, "select", F>>
  ) => Self
  /** Reads the items that these fields refer to. A number as the last argument limits the items per field. */
  readonly include: <const Fields extends ReadonlyArray<string | number>>(
    ...fields: { readonly [Index in keyof Fields]: Included<S, Fields[Index]> }
  ) => Self
  /** Reads all pages by cursor, including the first one. */
  readonly byCursor: () => Self
  /**
   * Leaves out the items that do not match the schema of their collection, and lists them in `invalid` of the result.
   * By default, one such item makes the call reject with WDE0055.
   */
  readonly omitInvalid: (omitInvalid?: boolean) => Self
}

type Included<S, Field> = Field extends string ? CheckedName<S, "include", Field> : Field

/** A query under construction. `S` is the scope of its fields, which are any fields by default. */
export interface QueryBuilder<Item = Data, S = unknown>
  extends
    Filtered,
    Conditions<QueryBuilder<Item, S>, S>,
    Steps.Steps<QueryBuilder<Item, S>, S>,
    Selection<QueryBuilder<Item, S>, S> {
  /** Returns the items in a random order. The same `seed`, an integer, always produces the same order. */
  readonly randomSort: (options: { readonly seed: number }) => QueryBuilder<Item, S>
  /** Reads the first page. */
  readonly find: (options?: FindOptions | null) => Promise<QueryResult<Item>>
  /** Counts the items that match the conditions. */
  readonly count: (options?: ReadOptions | null) => Promise<number>
  /** Reads the first page of the distinct values of a field. */
  readonly distinct: <const Field extends string = NamesOf<S, "select">>(
    field: CheckedName<S, "select", Field>,
    options?: FindOptions | null
  ) => Promise<QueryResult<Field extends keyof Item ? ElementOf<NonNullable<Item[Field]>> : unknown>>
}

type ElementOf<Value> = Value extends ReadonlyArray<infer Element> ? NonNullable<Element> : Value

/** Starts a query of a collection. */
export const make = <C extends Argument>(run: ItemsRun, collection: C): QueryBuilder<DataOf<C>, ScopeFor<C>> =>
  retyped(over(run, Query.from<Argument>(collection)))

/** The navigation between pages of items. */
export const items: Walk<WithItems> = {
  next: (page) => Queries.use((queries) => queries.next(page)),
  prev: (page) => Queries.use((queries) => queries.prev(page)),
  show: ({ data }: Item<unknown>) => data
}

const values: Walk<WithItems> = { ...items, show: (value) => value }

// Bundlers keep every function of a namespace that is used as a value.
const steps = {
  ascending: Query.ascending,
  descending: Query.descending,
  limit: Query.limit,
  skip: Query.skip,
  withProblems: Query.withProblems
}

const over = (run: ItemsRun, query: Query.Any): QueryBuilder => {
  const derive = (change: (query: Query.Any) => Query.Any) => over(run, change(query))
  const check = (method: string, most: number, args: ReadonlyArray<unknown>, problems: ReadonlyArray<Problem> = []) =>
    refuse([
      ...findProblems(query, {}),
      ...countProblems(method, [most - 1, most], args),
      ...problems,
      ...checkOptions(args[most - 1])
    ])
  /** Returns the query and the options of a call that reads its first page. */
  const reading = (options: FindOptions | null | undefined) => {
    const { returnTotalCount = false, ...others } = options ?? {}
    return [Query.returnTotalCount(returnTotalCount)(query) as Query.Query<string, never>, others] as const
  }

  return {
    ...carrying(query.filter),
    ...conditions(query.filter, (filter) => over(run, Query.withFilter(query, filter))),
    ...Steps.make(steps, derive),
    ...selection(derive, (change) => change),
    randomSort: (...args) =>
      derive(Steps.one("randomSort", args, (random) => Query.random(random?.seed), Query.withProblems)),
    find: (...args) =>
      resultOf(
        run,
        items,
        Effect.andThen(
          check("find", 1, args),
          Queries.use((queries) => queries.run(...reading(args[0])))
        )
      ),
    count: (...args) =>
      run(
        Effect.andThen(
          check("count", 1, args),
          Queries.use((queries) => queries.count(query, args[0] ?? {}))
        )
      ),
    distinct: (...args: readonly [unknown, (FindOptions | null)?]) => {
      const [field, options] = args
      const [of, others] = reading(options)
      return resultOf(
        run,
        values,
        Effect.andThen(
          check("distinct", 2, args, checkField(field, "distinct")),
          Queries.use((queries) => queries.distinct(of, field as string, others))
        )
      )
    }
  }
}

/** Returns the methods that choose what is read. `lift` turns a change of a query into a change of its source. */
export const selection = <Source, Self>(
  derive: (change: (source: Source) => Source) => Self,
  lift: (change: (query: Query.Any) => Query.Any) => (source: Source) => Source
): Selection<Self> => {
  const step = (change: (query: Untyped) => Query.Any) => derive(lift(change))
  const one = (
    method: string,
    args: ReadonlyArray<unknown>,
    change: (argument: Untyped) => (query: Untyped) => Query.Any
  ) => step(Steps.one(method, args, change, Query.withProblems))
  return {
    filter: (...args) => one("filter", args.map(withoutSource), Query.filter),
    sort: (...args) => one("sort", args.map(sortOf), Query.sorted),
    fields: (...fields: ReadonlyArray<unknown>) => step(Query.fields(...(fields as ReadonlyArray<string>))),
    include: (...args: ReadonlyArray<unknown>) => {
      const last = args.at(-1)
      const options = typeof last === "number" ? { limit: last } : {}
      const fields = (typeof last === "number" ? args.slice(0, -1) : args) as ReadonlyArray<string>
      return step((query) => fields.reduce((query, field) => Query.include(field, options)(query), query))
    },
    byCursor: () => step(Query.byCursor),
    omitInvalid: (omitInvalid) => step(Query.omitInvalid(omitInvalid))
  }
}
