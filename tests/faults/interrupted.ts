import type * as BulkStream from "@portico/client/data/BulkStream"
import type { Fault } from "@portico/provider/Provider"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Random } from "../differential/Random.ts"

/** The history of an interrupted bulk. */
export interface Interrupted {
  /** The last outcome of each item, by its index. */
  readonly outcomes: ReadonlyMap<number, BulkStream.Status>
  /** The number of runs. */
  readonly runs: number
  /** The reasons why runs ended early. */
  readonly ends: ReadonlyArray<string>
  /** The number of items for each outcome, in the last checkpoint. */
  readonly counts: BulkStream.Checkpoint["counts"] | undefined
}

/**
 * Runs a bulk, interrupts it at random moments, and resumes from the last checkpoint, serialized as JSON, until it
 * is done. `pause` runs before each further run.
 */
export const inParts = <A, R, E2 = never, R2 = never>(
  random: Random,
  count: number,
  start: (options: BulkStream.RunOptions) => Stream.Stream<BulkStream.Outcome<A>, unknown, R>,
  pause: (outcomes: ReadonlyMap<number, BulkStream.Status>) => Effect.Effect<void, E2, R2> = () => Effect.void
) =>
  Effect.gen(function* () {
    const outcomes = new Map<number, BulkStream.Status>()
    const ends: Array<string> = []
    let checkpoint: BulkStream.Checkpoint | undefined
    for (let runs = 1; runs < 200; runs++) {
      let left = random.next() * count * 0.6
      const exit = yield* start({
        ...(checkpoint === undefined ? {} : { resume: JSON.parse(JSON.stringify(checkpoint)) }),
        onProgress: (progress) => Effect.sync(() => void (checkpoint = progress.checkpoint))
      }).pipe(
        Stream.runForEach(({ index, status }) => {
          outcomes.set(index, status)
          return left-- < 0 ? Effect.interrupt : Effect.void
        }),
        Effect.exit
      )
      if (exit._tag === "Success") return { outcomes, runs, ends, counts: checkpoint?.counts } satisfies Interrupted
      ends.push(endOf(exit.cause))
      yield* pause(outcomes)
    }
    return yield* Effect.die(new Error("The bulk does not come to an end."))
  })

const endOf = (cause: Cause.Cause<unknown>): string => {
  const error = Cause.squash(cause)
  return typeof error === "object" && error !== null && "_tag" in error ? String(error._tag) : String(error)
}

/** Returns random faults for each request: at most one at a time. */
export const weather =
  (faults: ReadonlyArray<readonly [chance: number, fault: Fault]>, random: Random) => (): ReadonlyArray<Fault> => {
    let dice = random.next()
    const met = faults.find(([chance]) => (dice -= chance) < 0)
    return met === undefined ? [] : [met[1]]
  }
