/** Compares the results of the same queries in all stores and in memory. */
import { matches } from "../../packages/client/src/data/filter/internal/Matches.ts"
import { encodeDates, decodeDates } from "@portico/contract/WireDate"
import type { JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import type { StoreUnavailable } from "../../packages/provider/src/store/StoreUnavailable.ts"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { isDeepStrictEqual } from "node:util"
import * as Ask from "./ask.ts"
import * as Case from "./Case.ts"
import { inProgram } from "./program.ts"
import type { Named } from "./stores.ts"

/** Two different results of one query. */
export interface Difference {
  readonly case: Case.Case
  readonly names: readonly [string, string]
  readonly answers: readonly [unknown, unknown]
}

/** The result of the queries of a collection. */
export interface Compared {
  /** The number of queries that every store completed. */
  readonly answered: number
  readonly difference: Difference | undefined
}

/** The number of concurrent queries on a store. */
const concurrency = 16

/**
 * Fills the stores with a collection and runs the queries. If it has changes, the second half of the queries runs
 * after them.
 */
export const shelf = Effect.fnUntraced(function* (
  stores: ReadonlyArray<Named>,
  asGiven: Case.Shelf,
  queries: ReadonlyArray<Case.Query>
): Effect.fn.Return<Compared, StoreUnavailable> {
  const given = { ...asGiven, items: asGiven.items.map(traveled) }
  const collection = Case.collectionOf(given)
  const questions = queries.flatMap((query) => {
    const arrived = "filter" in query ? { ...query, filter: traveled(query.filter) } : query
    const question = Ask.prepare(arrived, collection)
    return Result.isSuccess(question) ? [{ query: arrived, ask: question.success }] : []
  })
  const early = given.changes === undefined ? questions.length : Math.floor(questions.length / 2)
  const askAll = (store: Named, some: typeof questions) =>
    Effect.forEach(some, ({ ask }) => ask(store.items), { concurrency })
  const answers = yield* Effect.forEach(
    stores,
    (store) =>
      Effect.gen(function* () {
        yield* Ask.fill(store.items, given)
        const before = yield* askAll(store, questions.slice(0, early))
        yield* Ask.change(store.items, given)
        return [...before, ...(yield* askAll(store, questions.slice(early)))]
      }),
    { concurrency: "unbounded" }
  )
  const atHand = filtering(given)
  for (const [index, { query }] of questions.entries()) {
    const { changes: _changes, ...rest } = given
    const isEarly = index < early
    const asked: Case.Case = { ...(isEarly ? rest : given), query }
    const [expected, ...others] = answers.map((all) => all[index])
    const other = others.findIndex((answer) => !isSame(answer, expected))
    if (other >= 0) {
      return differ(index, asked, [nameOf(stores, 0), nameOf(stores, other + 1)], [expected, others[other]])
    }
    const held = isEarly ? atHand(query) : undefined
    if (held !== undefined && held !== countIn(expected)) {
      return differ(index, asked, [nameOf(stores, 0), "data at hand"], [expected, held])
    }
  }
  return { answered: questions.length, difference: undefined }
})

// A store receives values as they are after transport: other keys next to a `$date` are lost.
const traveled = <A>(value: A): A => encodeDates(decodeDates(value)) as A

/** Compares the results of one case. */
export const one = (stores: ReadonlyArray<Named>, { query, ...given }: Case.Case) =>
  Effect.map(
    shelf(stores, given, given.changes === undefined ? [query] : [query, query]),
    ({ difference }) => difference
  )

const differ = (
  answered: number,
  asked: Case.Case,
  names: Difference["names"],
  answers: Difference["answers"]
): Compared => ({ answered, difference: { case: asked, names, answers } })

const nameOf = (stores: ReadonlyArray<Named>, index: number): string => stores[index]?.name ?? ""

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right) || isDeepStrictEqual(left, right)

/** Counts the items that match the filter of a query, if it returns their number. */
const filtering = ({ items }: Case.Shelf) => {
  const held = items.map((data) => inProgram(Case.documentOf(data).data) as object)
  return (query: Case.Query): number | undefined => {
    const isCounted =
      query.kind === "count" ||
      (query.kind === "find" && query.total && query.mostCounted === undefined && query.search === undefined)
    if (!isCounted) return undefined
    return held.filter(matches({ tree: inProgram(query.filter) as JsonObject, problems: [] })).length
  }
}

const countIn = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null && "total" in answer ? answer.total : answer
