/**
 * The state machine that follows a job.
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

/** A request for the current status of a job. */
export type ReadStatus = Effect.Effect<string, DataError, Environment>

/** The job to follow: its state machine and its initial status. */
export interface Followed<M extends Jobs.Machine> {
  readonly machine: M
  readonly from: Jobs.Status<M>
}

/** The status request and its interval. */
export interface Polling {
  readonly read: ReadStatus
  /** The delay before each status request. */
  readonly every: Duration.Input
}

/** Creates the atom of a job. It calls `polling` before each status request, so the request and the delay may change. */
export const jobMachine = <M extends Jobs.Machine>(
  job: Followed<M>,
  polling: () => Polling
): Atom.Writable<FollowedJob, JobEvent> => {
  let last: Jobs.Job<M> = Jobs.make(job.machine, job.from)
  const ask = Effect.suspend(() => {
    const { every, read } = polling()
    return Effect.delay(read, every)
  })
  const follow = (send: Send<JobEvent>): Effect.Effect<void, never, Environment> =>
    Jobs.follow(last, ask).pipe(
      Stream.runForEach((next) => {
        last = next
        return send({ _tag: "Reported", status: next.status, ended: Jobs.isTerminal(next) })
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
      : { _tag: "Following", status: job.from, polling: false },
    reduce,
    refetch: (state) =>
      state._tag === "Lost" && Problem.isUnreachable(state.problem) ? { _tag: "Follow" } : undefined,
    invoke: (event, state, send) => (event._tag === "Follow" && state._tag === "Following" ? follow(send) : undefined),
    crashed: () => ({ _tag: "Failed", problem: Problem.make("unexpected") })
  })
}
