import type * as BulkStream from "@portico/client/data/BulkStream"
import type { Fault } from "@portico/provider/Provider"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Random } from "../differential/Random.ts"

/** What happened to a bulk on its way. */
export interface Interrupted {
  /** How each item fared, by its place: what was told of it last. */
  readonly outcomes: ReadonlyMap<number, BulkStream.Status>
  /** Runs that it took. */
  readonly runs: number
  /** Why runs ended before they were through. */
  readonly ends: ReadonlyArray<string>
  /** How many items fared how, as the last checkpoint tells. */
  readonly counts: BulkStream.Checkpoint["counts"] | undefined
}

/**
 * Runs a bulk, leaves it at random moments, and goes on from the last checkpoint, which was JSON meanwhile, until it is
 * through. `pause` runs before each further run.
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

/** Faults of each request by chance: at most one of them at a time. */
export const weather =
  (faults: ReadonlyArray<readonly [chance: number, fault: Fault]>, random: Random) => (): ReadonlyArray<Fault> => {
    let dice = random.next()
    const met = faults.find(([chance]) => (dice -= chance) < 0)
    return met === undefined ? [] : [met[1]]
  }
