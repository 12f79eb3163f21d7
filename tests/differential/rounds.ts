/** Runs random queries in rounds, and reports the smallest case of the first difference. */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import * as Compare from "./compare.ts"
import type { Make } from "./queries.ts"
import * as Random from "./Random.ts"
import * as Shelves from "./shelves.ts"
import { shrink } from "./shrink.ts"
import * as Stores from "./stores.ts"
import { isThorough } from "../thorough.ts"

/** The seed of the first round: `PORTICO_DIFFERENTIAL_SEED`, or a new one each time. */
export const firstSeed = Number(process.env["PORTICO_DIFFERENTIAL_SEED"] ?? Date.now() % 1_000_000_000)

/** The number of rounds, if `PORTICO_DIFFERENTIAL_ROUNDS` is set. */
export const givenRounds =
  process.env["PORTICO_DIFFERENTIAL_ROUNDS"] === undefined
    ? undefined
    : Number(process.env["PORTICO_DIFFERENTIAL_ROUNDS"])

/** The least number of queries that a thorough run sends, by the kind of their results. */
export const thorough = { finds: 12_000, rows: 8000 }

/** The least number of queries that this run sends. */
export const least = isThorough ? thorough : { finds: 1500, rows: 1000 }

/** The number of queries per collection. */
const perRound = 150

/** An error with a difference between stores. */
export class Differs extends Data.TaggedError("Differs")<{
  readonly message: string
  /** The smallest case, or the original case if the smallest alone shows no difference. */
  readonly difference: Compare.Difference
}> {}

/** Rounds of one kind of query. */
export interface Rounds {
  readonly makes: ReadonlyArray<Make>
  /** The number of completed queries to reach, unless a number of rounds is set. */
  readonly least: number
  /** The maximum number of items in a collection. */
  readonly items: number
  readonly seed?: number
}

/** Runs rounds on every store. */
export const run = Effect.fnUntraced(
  function* (rounds: Rounds) {
    return yield* runOn(yield* Stores.open, rounds)
  },
  Effect.provideService(References.MinimumLogLevel, "None")
)

/**
 * Runs rounds and returns the number of completed queries. Fails with the first difference, reduced to a small case.
 */
export const runOn = Effect.fnUntraced(function* (
  stores: ReadonlyArray<Stores.Named>,
  { items, least: wanted, makes, seed: first = firstSeed }: Rounds
) {
  let answered = 0
  const isDone = (round: number) => (givenRounds === undefined ? answered >= wanted : round >= givenRounds)
  for (let round = 0; !isDone(round); round++) {
    const seed = first + round
    const random = new Random.Random(seed)
    const shelf = Shelves.shelf(random, items)
    const queries = Array.from({ length: perRound }, () => random.pick(makes)(random, shelf))
    const compared = yield* Compare.shelf(stores, shelf, queries)
    answered += compared.answered
    if (compared.difference !== undefined) {
      const small = yield* smallest(stores, compared.difference)
      const difference = small ?? compared.difference
      return yield* new Differs({ message: tell(seed, difference, small !== undefined), difference })
    }
  }
  return givenRounds === undefined ? answered : Math.max(answered, wanted)
})

/** A difference may depend on earlier queries. Then it is left as it is. */
const smallest = Effect.fnUntraced(function* (stores: ReadonlyArray<Stores.Named>, difference: Compare.Difference) {
  const again = yield* Compare.one(stores, difference.case)
  return again === undefined ? undefined : yield* shrink(stores, again)
})

const tell = (seed: number, { answers, case: told, names }: Compare.Difference, isSmall: boolean): string =>
  [
    `${names[1]} answers otherwise than ${names[0]}. Again: PORTICO_DIFFERENTIAL_SEED=${seed} PORTICO_DIFFERENTIAL_ROUNDS=1`,
    isSmall ? "The smallest case, for corpus.json:" : "The case alone shows no difference, the whole round does:",
    JSON.stringify(told),
    ...names.map((name, index) => `${name}: ${JSON.stringify(answers[index])}`)
  ].join("\n")

/** The time limit of rounds, including the reduction of a difference. */
export const timeout = Math.max(600_000, (givenRounds ?? 0) * 5000)
