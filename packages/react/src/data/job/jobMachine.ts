/**
 * The machine of a job that is followed.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import * as Jobs from "@portico/client/data/Jobs"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Stream from "effect/Stream"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { type FollowedJob, type JobEvent, reduce } from "./Job.ts"

/** Asks where a job stands. */
export type ReadStatus = Effect.Effect<string, DataError, Environment>

/** What is followed. */
export interface Followed<M extends Jobs.Machine> {
  readonly machine: M
  readonly from: Jobs.Status<M>
}

/** How it is asked about. */
export interface Asking {
  readonly read: ReadStatus
  /** How long it is waited before it is asked again. */
  readonly every: Duration.Input
}

/** Makes the atom of a job. How it is asked about may be another way each time. */
export const jobMachine = <M extends Jobs.Machine>(
  job: Followed<M>,
  asking: () => Asking
): Atom.Writable<FollowedJob, JobEvent> => {
  let last: Jobs.Job<M> = Jobs.make(job.machine, job.from)
  const ask = Effect.suspend(() => {
    const { every, read } = asking()
    return Effect.delay(read, every)
  })
  const follow = (send: Send<JobEvent>): Effect.Effect<void, never, Environment> =>
    Jobs.follow(last, ask).pipe(
      Stream.runForEach((next) => {
        last = next
        return send({ _tag: "Told", status: next.status, ended: Jobs.isTerminal(next) })
      }),
      Effect.catch((error) =>
        send({
          _tag: "Failed",
          problem: error._tag === "ForbiddenTransition" ? Problem.make("unreadable") : ofData(error)
        })
      )
    )
  return machine<FollowedJob, JobEvent>({
    initial: Jobs.isTerminal(last)
      ? { _tag: "Ended", status: job.from }
      : { _tag: "Following", status: job.from, asking: false },
    reduce,
    invoke: (event, state, send) => (event._tag === "Follow" && state._tag === "Following" ? follow(send) : undefined),
    crashed: () => ({ _tag: "Failed", problem: Problem.make("unexpected") })
  })
}
