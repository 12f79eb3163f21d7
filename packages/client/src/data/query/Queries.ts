/**
 * Runs queries page by page (data.md §4, §7).
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/codecs/data/ItemCalls"
import type { ReferencedItemOption } from "@portico/contract/data/Item"
import { received } from "@portico/contract/Wde"
import * as Wde from "@portico/contract/Wde"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Span from "../../transport/internal/Span.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { checkCollection, checkCursor, checkField, checkOptions } from "../call/internal/Checks.ts"
import type { Argument } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import * as Distinct from "./internal/Distinct.ts"
import { type ErrorOf, failureOfCall } from "../call/Failure.ts"
import type { CheckedName, NamesOf } from "../call/internal/FieldNames.ts"
import * as Filter from "../filter/Filter.ts"
import { decodePage } from "../collection/internal/ItemData.ts"
import { calling, type ReadOptions, reading } from "./internal/Options.ts"
import * as Page from "./internal/Page.ts"
import { below, type Code, type Problem, problem, refuse } from "../call/internal/Problem.ts"
import type { FilterCode, QueryCode, SortCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"
import * as Query from "./Query.ts"

export type { InvalidItem } from "../collection/internal/PageItems.ts"
export type { Page, Paged } from "./internal/Page.ts"

/** The errors of running a query: problems found before it is sent, and failures of the request. */
export type RunError = ErrorOf<typeof Endpoints.query, QueryProblem>

/** The errors of reading the next page: WDE0165 if there is none, and failures of the request. */
export type NextError<P extends Walkable = Walkable> = StepError<P, "WDE0165">

/** The errors of reading the previous page: WDE0159 if there is none, and failures of the request. */
export type PrevError<P extends Walkable = Walkable> = StepError<P, "WDE0159">

type StepError<P extends Walkable, C extends Code> = Wde.Found<C> | PageError<P>

// A page of distinct values is read from another endpoint than a page of items.
type PageError<P extends Walkable> = P extends Distinct.Distinct
  ? ErrorOf<typeof Endpoints.queryDistinct>
  : ErrorOf<typeof Endpoints.query>

type QueryProblem = "WDE0001" | "WDE0018" | "WDE0080" | QueryCode | FilterCode | SortCode

/** The errors of counting: problems of the query found before it is sent, and failures of the request. */
export type CountError = ErrorOf<typeof Endpoints.count, QueryProblem>

/**
 * The errors of listing distinct values: problems of the query found before it is sent, and failures of the request.
 */
export type DistinctError = ErrorOf<typeof Endpoints.queryDistinct, QueryProblem>

/**
 * The errors of reading the page of a cursor: problems found before the request is sent, and failures of the request.
 */
export type FetchError = ErrorOf<typeof Endpoints.query, QueryProblem>

/** Options of reading a page by its cursor alone. */
export interface FetchOptions extends ReadOptions {
  /** The maximum number of items on the page. 50 by default. */
  readonly limit?: number
  /** The fields to read, in addition to the `_id`. */
  readonly fields?: ReadonlyArray<string>
  /** The fields whose referenced items are read. */
  readonly include?: ReadonlyArray<ReferencedItemOption>
  /** Whether the page, and those before and after it, leave out invalid items, as with `Query.omitInvalid`. */
  readonly omitInvalid?: boolean | undefined
}

/** The operations of `Queries`. A query with problems is not sent. */
export interface QueriesShape {
  /**
   * Reads the first page of a query.
   *
   * **Example** (Titles of the cheap books)
   *
   * ```ts
   * import * as Filter from "@portico/client/data/Filter"
   * import { Queries } from "@portico/client/data/Queries"
   * import * as Query from "@portico/client/data/Query"
   * import * as Effect from "effect/Effect"
   *
   * const cheap = Query.from("books").pipe(Query.filter(Filter.lt("price", 10)), Query.ascending("title"))
   * const titles = Queries.use((queries) => queries.run(cheap)).pipe(
   *   Effect.map((page) => page.items.map((book) => book.data["title"]))
   * )
   * ```
   */
  readonly run: <Q extends Query.Any>(query: Q, options?: ReadOptions) => Effect.Effect<Page.Page<Q>, RunError>
  /** Reads the next page, of items or of distinct values. Check `hasNext` first. */
  readonly next: <P extends Walkable>(page: P) => Effect.Effect<P, NextError<P>>
  /** Reads the previous page, of items or of distinct values. Check `hasPrev` first. */
  readonly prev: <P extends Walkable>(page: P) => Effect.Effect<P, PrevError<P>>
  /**
   * Lists the distinct values of a field in the items that match the query's filter, as they are stored. For an array
   * field, lists its elements. `null` is never listed. Only a sort by the same field applies.
   *
   * **Example** (All authors)
   *
   * ```ts
   * import { Queries } from "@portico/client/data/Queries"
   * import * as Query from "@portico/client/data/Query"
   * import * as Effect from "effect/Effect"
   *
   * const authors = Queries.use((queries) =>
   *   queries.distinct(Query.from("books").pipe(Query.ascending("author"), Query.limit(100)), "author")
   * ).pipe(Effect.map((page) => page.items))
   * ```
   */
  readonly distinct: <Q extends Query.Any, const Field extends string = NamesOf<Query.ScopeOf<Q>, "select">>(
    query: Q,
    field: CheckedName<Query.ScopeOf<Q>, "select", Field>,
    options?: ReadOptions
  ) => Effect.Effect<Distinct.Distinct<Distinct.ValueOf<Q, Field>>, DistinctError>
  /**
   * Reads the page of a cursor, for example of a cursor stored during an earlier visit. The cursor includes the filter
   * and the order.
   */
  readonly fetch: <const C extends Argument>(
    collection: C,
    cursor: string,
    options?: FetchOptions
  ) => Effect.Effect<Page.Page<Query.Query<C, never>>, FetchError>
  /** Counts the items that match the query's filter. Ignores the query's limit, order and fields. */
  readonly count: (query: Query.Any, options?: ReadOptions) => Effect.Effect<number, CountError>
}

/** A page that `next` and `prev` accept. */
export type Walkable = Page.Paged<unknown> | Distinct.Distinct

/**
 * The service that runs queries.
 *
 * @since 0.1.0
 */
export class Queries extends Context.Service<Queries, QueriesShape>()("@portico/client/data/Queries") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings

  const read = <Q extends Query.Any>(query: Q, options: ReadOptions, position: Page.Position, isFirst: boolean) => {
    const payload = { ...Page.request(query, position, isFirst), ...reading(options, settings) }
    return Effect.flatMap(
      Effect.mapError(transport.call(Endpoints.query, payload, calling(options)), failureOfCall(Endpoints.query)),
      ({ dataItems, pagingMetadata }) =>
        Exit.map(decodePage<Query.Row<Q>>(query, dataItems), (decoded) =>
          Page.make(query, options, position, decoded, pagingMetadata)
        )
    )
  }

  const readValues = (
    field: string,
    query: Query.Any,
    options: ReadOptions,
    position: Page.Position,
    isFirst: boolean
  ): Effect.Effect<Distinct.Distinct<never>, ErrorOf<typeof Endpoints.queryDistinct>> => {
    const payload = { ...Distinct.request(field, query, position, isFirst), ...reading(options, settings) }
    return Effect.flatMap(
      Effect.mapError(
        transport.call(Endpoints.queryDistinct, payload, calling(options)),
        failureOfCall(Endpoints.queryDistinct)
      ),
      ({ distinctValues, pagingMetadata }) =>
        Effect.map(Effect.fromResult(Distinct.read(query.collection, field, distinctValues)), (values) =>
          retyped({ ...Page.make(query, options, position, { items: values, invalid: [] }, pagingMetadata), field })
        )
    )
  }

  const readAt = <P extends Walkable>(page: P, position: Page.Position) =>
    ("field" in page
      ? readValues(page.field, page.query, page.options, position, false)
      : read(page.query, page.options, position, false)) as Effect.Effect<P, PageError<P>>

  const run: QueriesShape["run"] = (query, options = {}) =>
    spanned("Queries.run", () =>
      Effect.flatMap(refuse(findProblems(query, options), options), () => read(query, options, Page.first(query), true))
    )

  const next = <P extends Walkable>(page: P): Effect.Effect<P, NextError<P>> =>
    spanned("Queries.next", (): Effect.Effect<P, NextError<P>> =>
      page.hasNext ? readAt(page, Page.after(page)) : Effect.fail(Wde.make("WDE0165", {}))
    )

  const prev = <P extends Walkable>(page: P): Effect.Effect<P, PrevError<P>> =>
    spanned("Queries.prev", (): Effect.Effect<P, PrevError<P>> =>
      page.hasPrev ? readAt(page, Page.before(page)) : Effect.fail(Wde.make("WDE0159", {}))
    )

  const distinct: QueriesShape["distinct"] = Span.fn("Queries.distinct")(function* (
    query: Query.Any,
    field: string,
    options: ReadOptions = {}
  ) {
    yield* refuse([...findProblems(query, options), ...checkField(field, "distinct")], options)
    return yield* readValues(field, query, options, Page.first(query), true)
  })

  const fetch = Span.fn("Queries.fetch")(function* <const C extends Argument>(
    collection: C,
    cursor: string,
    { fields = [], include = [], limit, omitInvalid, ...options }: FetchOptions = {}
  ) {
    const query = Query.fetching(collection, { fields, include, limit, omitInvalid })
    yield* refuse([...findProblems(query, options), ...checkCursor(cursor)], options)
    return yield* read(query, options, { ...Page.first(query), cursor: Option.some(cursor) }, false)
  })

  const count = Span.fn("Queries.count")(function* (query: Query.Any, options: ReadOptions = {}) {
    yield* refuse(findProblems(query, options), options)
    const payload = {
      dataCollectionId: idOf(query.collection),
      filter: Filter.toModel(query.filter),
      ...reading(options, settings)
    }
    const response = yield* Effect.mapError(
      transport.call(Endpoints.count, payload, calling(options)),
      failureOfCall(Endpoints.count)
    )
    return response.totalCount
  })

  return { run, next, prev, count, distinct, fetch } satisfies QueriesShape
})

/** Provides `Queries` over the transport. */
export const layer: Layer.Layer<Queries, never, Transport | Settings> = Layer.effect(Queries, make)

/** Returns the problems of a query, its filter and its order, and of the options it runs with. */
export const findProblems = <C extends Code>(
  query: Pick<Query.Any, "filter" | "sort" | "byCursor" | "skip" | "collection"> & {
    readonly problems: ReadonlyArray<Problem<C>>
  },
  options: unknown
): ReadonlyArray<Problem<C | "WDE0001" | "WDE0018" | "WDE0080" | FilterCode | SortCode>> => [
  ...query.problems,
  ...below("filter", query.filter.problems),
  ...query.sort.problems,
  ...(query.byCursor && query.skip > 0 ? [problem("WDE0080", { received: received(query.skip) }, ["skip"])] : []),
  ...checkCollection(idOf(query.collection)),
  ...checkOptions(options)
]

// Not `Span.fn`, because it captures a stack trace for each call.
const spanned = <A, E>(name: string, body: () => Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Span.withSpan(name)(Effect.suspend(body))
