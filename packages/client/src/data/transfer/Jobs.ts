/**
 * State machines of jobs on collections (data.md §4): backups, restorations, imports and exports, and indexes. The
 * compiler checks a status change if both statuses are known; otherwise it is checked at run time.
 *
 * The specification does not define how an index enters DROPPING. This module assumes that a request to drop the index
 * does that from any status but DROPPED.
 *
 * @since 0.1.0
 */
import * as Machines from "@portico/contract/data/Jobs"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"

/** A state machine: for each status, the statuses that can follow it. */
export type Machine = Readonly<Record<string, ReadonlyArray<string>>>

/** The state machine of backups. */
export const backup = Machines.backup

/** The state machine of restorations. */
export const restoration = Machines.restoration

/** The state machine of imports and exports. */
export const movement = Machines.movement

/** The state machine of indexes. */
export const index = Machines.index

/** A status of a state machine. */
export type Status<M extends Machine> = keyof M & string

/** The statuses that can follow a status. */
export type Next<M extends Machine, From extends Status<M>> = Status<M> & M[From][number]

/** The final statuses of a state machine. */
export type Terminal<M extends Machine> = {
  [From in Status<M>]: M[From] extends readonly [] ? From : never
}[Status<M>]

/** A job: its state machine and its current status. */
export interface Job<M extends Machine, Current extends Status<M> = Status<M>> {
  readonly machine: M
  readonly status: Current
}

/** The error of a status that cannot follow the current one. */
export class ForbiddenTransition extends Data.TaggedError("ForbiddenTransition")<{
  readonly from: string
  readonly to: string
  /** The statuses that can follow the current one. Empty if the job has ended. */
  readonly allowed: ReadonlyArray<string>
}> {
  override get message(): string {
    const { allowed, from, to } = this
    const options = allowed.length === 0 ? "it has ended" : `it can become ${allowed.join(" or ")}`
    return `A job that is ${from} cannot become ${to}: ${options}.`
  }
}

/**
 * Creates a job with a state machine and a status.
 *
 * **Example** (Advancing a backup to READY)
 *
 * ```ts
 * import * as Jobs from "@portico/client/data/Jobs"
 *
 * const pending = Jobs.make(Jobs.backup, "PENDING")
 * const ready = Jobs.advance(pending, "READY")
 * ```
 */
export const make = <M extends Machine, const Current extends Status<M>>(
  machine: M,
  status: Current
): Job<M, Current> => ({ machine, status })

/** Returns the job with its next status. A status that cannot follow the current one does not compile. */
export const advance = <M extends Machine, Current extends Status<M>, const To extends Next<M, Current>>(
  { machine }: Job<M, Current>,
  status: To
): Job<M, To> => ({ machine, status })

/**
 * Returns the job with a status that is known only at run time, such as one from a provider. Fails with
 * `ForbiddenTransition` if it cannot follow the current status.
 */
export const advanceTo = <M extends Machine>(
  { machine, status: from }: Job<M>,
  to: string
): Result.Result<Job<M>, ForbiddenTransition> => {
  const allowed = allowedFrom(machine, from)
  return allowed.includes(to)
    ? Result.succeed({ machine, status: to })
    : Result.fail(new ForbiddenTransition({ from, to, allowed }))
}

/** Checks whether the status of a job is final. */
export const isTerminal = <M extends Machine>(job: Job<M>): job is Job<M, Terminal<M>> =>
  allowedFrom(job.machine, job.status).length === 0

/**
 * Emits a running job in each of its statuses, from the current one to the final one. Each status is emitted once, even
 * if it is read several times. Statuses in between may be missed. Fails with `ForbiddenTransition` if a status cannot
 * be reached from the previous one.
 *
 * `read` runs repeatedly without a pause: add the delay that you need.
 *
 * **Example** (Waiting for an export)
 *
 * ```ts
 * import * as Jobs from "@portico/client/data/Jobs"
 * import * as Effect from "effect/Effect"
 * import * as Stream from "effect/Stream"
 *
 * const waitFor = (read: Effect.Effect<string>) =>
 *   Jobs.follow(Jobs.make(Jobs.movement, "UNINITIALIZED"), Effect.delay(read, "1 second")).pipe(
 *     Stream.runForEach(({ status }) => Effect.log(status))
 *   )
 * ```
 */
export const follow = <M extends Machine, E, R>(
  job: Job<M>,
  read: Effect.Effect<string, E, R>
): Stream.Stream<Job<M>, E | ForbiddenTransition, R> =>
  Stream.concat(
    Stream.succeed(job),
    Stream.unfold(job, (current) =>
      isTerminal(current) ? Effect.undefined : Effect.map(changed(current, read), (next) => [next, next] as const)
    )
  )

/** Reads the status until it changes. */
const changed = <M extends Machine, E, R>(
  job: Job<M>,
  read: Effect.Effect<string, E, R>
): Effect.Effect<Job<M>, E | ForbiddenTransition, R> =>
  Effect.flatMap(read, (status) =>
    status === job.status
      ? changed(job, read)
      : reaches(job, status)
        ? Effect.succeed({ machine: job.machine, status })
        : Effect.fromResult(advanceTo(job, status))
  )

/**
 * Checks whether a status can be reached in one or more transitions. The recursion ends because no state machine has a
 * cycle.
 */
const reaches = <M extends Machine>({ machine, status }: Job<M>, to: string): boolean =>
  allowedFrom(machine, status).some((next) => next === to || reaches({ machine, status: next }, to))

const allowedFrom = (machine: Machine, status: string): ReadonlyArray<string> =>
  Object.hasOwn(machine, status) ? (machine[status] ?? []) : []
