/** Asks questions by chance, round by round, and tells the smallest case of the first difference. */
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

/** The seed of the first round: `PORTICO_DIFFERENTIAL_SEED`, or another one each time. */
export const firstSeed = Number(process.env["PORTICO_DIFFERENTIAL_SEED"] ?? Date.now() % 1_000_000_000)

/** The number of rounds, where `PORTICO_DIFFERENTIAL_ROUNDS` gives one. */
export const givenRounds =
  process.env["PORTICO_DIFFERENTIAL_ROUNDS"] === undefined
    ? undefined
    : Number(process.env["PORTICO_DIFFERENTIAL_ROUNDS"])

/** The least number of queries that a thorough run sends, by the kind of their results. */
export const thorough = { finds: 12_000, rows: 8000 }

/** The least number of queries that this run sends. */
export const least = isThorough ? thorough : { finds: 3000, rows: 2000 }

/** How many questions each collection is asked. */
const perRound = 150

/** Stores differ. */
export class Differs extends Data.TaggedError("Differs")<{
  readonly message: string
  /** The smallest case, or the case that it was found by where that alone shows no difference. */
  readonly difference: Compare.Difference
}> {}

/** Rounds of one kind of questions. */
export interface Rounds {
  readonly makes: ReadonlyArray<Make>
  /** Goes on until so many questions are answered, unless a number of rounds is given. */
  readonly least: number
  /** Items of a collection, at most. */
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

/** Runs rounds. Answers how many questions were answered, each once; fails with the first difference, made small. */
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

/** A difference may need what was asked before. Then it is left as it is. */
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

/** How long rounds may take: a difference is made small in the same time. */
export const timeout = Math.max(600_000, (givenRounds ?? 0) * 5000)
