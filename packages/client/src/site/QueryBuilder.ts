/**
 * Queries as a fluent builder for plain site code, and the pages that they give (data.md §4, §5).
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { checkOptions } from "../data/Checks.ts"
import type { Argument, DataOf } from "../data/Collection.ts"
import type { ReadOptions } from "../data/Options.ts"
import type { Page } from "../data/Page.ts"
import { problem, refuse } from "../data/Problem.ts"
import { findProblems, Queries } from "../data/Queries.ts"
import * as Query from "../data/Query.ts"
import * as Sort from "../data/Sort.ts"
import { carrying, type Conditions, conditions, type Filtered } from "./FilterBuilder.ts"
import { countProblems, type Run } from "./Run.ts"

/** Options of `find`. */
export interface FindOptions extends ReadOptions {
  /** Has all matching items counted, not only those of the page. */
  readonly returnTotalCount?: boolean
}

/** A query under construction. */
export interface QueryBuilder<Item = Data> extends Filtered, Conditions<QueryBuilder<Item>> {
  readonly ascending: (...fields: ReadonlyArray<string> | readonly [ReadonlyArray<string>]) => QueryBuilder<Item>
  readonly descending: (...fields: ReadonlyArray<string> | readonly [ReadonlyArray<string>]) => QueryBuilder<Item>
  readonly limit: (limit: number) => QueryBuilder<Item>
  readonly skip: (skip: number) => QueryBuilder<Item>
  /** Reads only these fields, and the `_id`. */
  readonly fields: (...fields: ReadonlyArray<string>) => QueryBuilder<Item>
  /** Reads the items that fields refer to, of each at most so many as a number at the end says. */
  readonly include: (...fields: ReadonlyArray<string | number>) => QueryBuilder<Item>
  /** Reads the first page. */
  readonly find: (options?: FindOptions | null) => Promise<QueryResult<Item>>
  /** Counts the items that meet the conditions. */
  readonly count: (options?: ReadOptions | null) => Promise<number>
}

/** Starts a query of a collection. */
export const make = <C extends Argument>(run: Run, collection: C): QueryBuilder<DataOf<C>> =>
  over(run, Query.from<Argument>(collection)) as QueryBuilder<DataOf<C>>

const over = (run: Run, query: Query.Any): QueryBuilder => {
  const goOn = (change: (query: Query.Any) => Query.Any) => over(run, change(query))
  const sorting =
    (method: "ascending" | "descending") =>
    (...args: ReadonlyArray<unknown>) =>
      goOn(Query.sorted(Sort.by(query.sort, method, args)))
  const counted =
    (method: string, change: (number: number) => (query: Query.Any) => Query.Any) =>
    (...args: ReadonlyArray<unknown>) =>
      args.length === 1
        ? goOn(change(args[0] as number))
        : goOn((query) => Query.withProblems(query, [problem("WDE0039", { method, count: args.length }, [method])]))
  const check = (method: string, args: ReadonlyArray<unknown>) =>
    refuse([...findProblems(query, {}), ...countProblems(method, [0, 1], args), ...checkOptions(args[0])])

  return {
    ...carrying(query.filter),
    ...conditions(query.filter, (filter) => over(run, Query.withFilter(query, filter))),
    ascending: sorting("ascending"),
    descending: sorting("descending"),
    limit: counted("limit", Query.limit),
    skip: counted("skip", Query.skip),
    fields: (...fields) => goOn((query) => Query.fields(...fields)(query as Query.Query<string, never>)),
    include: (...args) => {
      const last = args.at(-1)
      const options = typeof last === "number" ? { limit: last } : {}
      const fields = (typeof last === "number" ? args.slice(0, -1) : args) as ReadonlyArray<string>
      return goOn((query) =>
        fields.reduce((query, field) => Query.include(field, options)(query as Query.Query<string, never>), query)
      )
    },
    find: (...args) =>
      run(
        Effect.gen(function* () {
          yield* check("find", args)
          const { returnTotalCount = false, ...options } = args[0] ?? {}
          const queries = yield* Queries
          const page = yield* queries.run(Query.returnTotalCount(returnTotalCount)(query), options)
          return new QueryResult<Data>(run, page as Page<any>)
        })
      ),
    count: (...args) =>
      run(
        Effect.andThen(
          check("count", args),
          Queries.use((queries) => queries.count(query, args[0] ?? {}))
        )
      )
  }
}

/** A page of items, with ways to the next and the one before. */
export class QueryResult<Item> implements Iterable<Item> {
  readonly items: ReadonlyArray<Item>
  readonly length: number
  /** The count of all matching items, where it was asked for. */
  readonly totalCount: number | undefined
  /** Items that a page holds at most. */
  readonly pageSize: number
  /** Pages before this one. None of an empty page. */
  readonly currentPage: number | undefined
  readonly totalPages: number | undefined
  readonly nextCursor: string | undefined
  readonly prevCursor: string | undefined
  readonly #run: Run
  readonly #page: Page<any>

  constructor(run: Run, page: Page<any>) {
    this.#run = run
    this.#page = page
    this.items = page.items.map(({ data }) => data as Item)
    this.length = this.items.length
    this.totalCount = Option.getOrUndefined(page.total)
    this.pageSize = page.limit
    this.currentPage = this.length === 0 ? undefined : page.index
    this.totalPages = this.totalCount === undefined ? undefined : Math.ceil(this.totalCount / page.limit)
    this.nextCursor = Option.getOrUndefined(page.nextCursor)
    this.prevCursor = Option.getOrUndefined(page.prevCursor)
  }

  hasNext(): boolean {
    return this.#page.hasNext
  }

  hasPrev(): boolean {
    return this.#page.hasPrev
  }

  /** Reads the next page. Rejects with WDE0165 where there is none. */
  next(): Promise<QueryResult<Item>> {
    return this.#go((queries) => queries.next(this.#page))
  }

  /** Reads the page before. Rejects with WDE0159 where there is none. */
  prev(): Promise<QueryResult<Item>> {
    return this.#go((queries) => queries.prev(this.#page))
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.items[Symbol.iterator]()
  }

  toJSON(): object {
    const { currentPage, items, length, pageSize, totalCount, totalPages } = this
    return { items, totalCount, pageSize, currentPage, length, totalPages }
  }

  #go(move: (queries: Queries["Service"]) => Effect.Effect<Page<any>, unknown>): Promise<QueryResult<Item>> {
    return this.#run(Effect.map(Queries.use(move), (page) => new QueryResult<Item>(this.#run, page)))
  }
}
