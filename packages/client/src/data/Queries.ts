/**
 * Runs queries page by page (data.md §4, §7).
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/data/Endpoints"
import type { Item as WireItem } from "@portico/contract/data/Item"
import * as Wde from "@portico/contract/Wde"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { checkCollection, checkOptions } from "./Checks.ts"
import { idOf, type Item } from "./Collection.ts"
import { type DataError, failureOf } from "./Failure.ts"
import * as Filter from "./Filter.ts"
import { reader } from "./ItemData.ts"
import { calling, type ReadOptions, reading } from "./Options.ts"
import * as Page from "./Page.ts"
import { below, type Problem, refuse } from "./Problem.ts"
import type * as Query from "./Query.ts"

/** What can go wrong running a query: the problems of the query before it is sent, and what is answered. */
export type RunError = DataError

/** What can go wrong going to the next page: WDE0165 where there is none, and what is answered. */
export type NextError = DataError

/** What can go wrong going to the page before: WDE0159 where there is none, and what is answered. */
export type PrevError = DataError

/** What can go wrong counting: the problems of the query before it is sent, and what is answered. */
export type CountError = DataError

/** The operations of `Queries`. A query with problems sends nothing. */
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
  /** Reads the page after one. Ask `hasNext` first. */
  readonly next: <Q extends Query.Any>(page: Page.Page<Q>) => Effect.Effect<Page.Page<Q>, NextError>
  /** Reads the page before one. Ask `hasPrev` first. */
  readonly prev: <Q extends Query.Any>(page: Page.Page<Q>) => Effect.Effect<Page.Page<Q>, PrevError>
  /** Counts the items that meet the query's filter. Its limit, order and fields have no part in it. */
  readonly count: (query: Query.Any, options?: ReadOptions) => Effect.Effect<number, CountError>
}

/**
 * Runs queries.
 *
 * @since 0.1.0
 */
export class Queries extends /*#__PURE__*/ Context.Service<Queries, QueriesShape>()("@portico/client/data/Queries") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const { language } = yield* Settings

  const read = <Q extends Query.Any>(query: Q, options: ReadOptions, position: Page.Position, isFirst: boolean) =>
    Effect.gen(function* () {
      const payload = { ...Page.request(query, position, isFirst), ...reading(options, language) }
      const answer = yield* Effect.mapError(transport.call(Endpoints.query, payload, calling(options)), failureOf)
      const items = yield* readAll(query, answer.dataItems)
      return Page.make(query, options, position, items, answer.pagingMetadata)
    })

  const run = Effect.fn("Queries.run")(function* <Q extends Query.Any>(query: Q, options: ReadOptions = {}) {
    yield* refuse(findProblems(query, options))
    return yield* read(query, options, Page.first(query), true)
  })

  const next = Effect.fn("Queries.next")(function* <Q extends Query.Any>(page: Page.Page<Q>) {
    if (!page.hasNext) return yield* Wde.make("WDE0165", {})
    return yield* read(page.query, page.options, Page.after(page), false)
  })

  const prev = Effect.fn("Queries.prev")(function* <Q extends Query.Any>(page: Page.Page<Q>) {
    if (!page.hasPrev) return yield* Wde.make("WDE0159", {})
    return yield* read(page.query, page.options, Page.before(page), false)
  })

  const count = Effect.fn("Queries.count")(function* (query: Query.Any, options: ReadOptions = {}) {
    yield* refuse(findProblems(query, options))
    const payload = {
      dataCollectionId: idOf(query.collection),
      filter: Filter.toModel(query.filter),
      ...reading(options, language)
    }
    const answer = yield* Effect.mapError(transport.call(Endpoints.count, payload, calling(options)), failureOf)
    return answer.totalCount
  })

  return { run, next, prev, count } satisfies QueriesShape
})

/** `Queries` over the transport. */
export const layer: Layer.Layer<Queries, never, Transport | Settings> = /*#__PURE__*/ Layer.effect(Queries, make)

/** All that is wrong with a query and its options: itself, its filter, its order, what it is run with. */
export const findProblems = (query: Query.Any, options: unknown): ReadonlyArray<Problem> => [
  ...query.problems,
  ...below("filter", query.filter.problems),
  ...query.sort.problems,
  ...checkCollection(idOf(query.collection)),
  ...checkOptions(options)
]

const readAll = <Q extends Query.Any>(
  query: Q,
  items: ReadonlyArray<WireItem>
): Exit.Exit<ReadonlyArray<Item<Query.Row<Q>>>, Wde.Wde<"WDE0055">> => {
  const read = reader<typeof query.collection, Query.Row<Q>>(query.collection, query.fields)
  const found: Array<Item<Query.Row<Q>>> = []
  for (const item of items) {
    const exit = read(item)
    if (Exit.isFailure(exit)) return Exit.failCause(exit.cause)
    found.push(exit.value)
  }
  return Exit.succeed(found)
}
