/**
 * Jobs on collections as state machines (data.md §4): backups, restorations, imports and exports, indexes. A status
 * changes only as its machine allows, to the compiler where both are known, and at run time where they are not.
 *
 * How an index comes to be dropped is not told: here a request to drop it does that from any status but DROPPED.
 *
 * @since 0.1.0
 */
import * as Machines from "@portico/contract/data/Jobs"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"

/** Where a job can go from each status. */
export type Machine = Readonly<Record<string, ReadonlyArray<string>>>

/** The machine of backups. */
export const backup = Machines.backup

/** The machine of restorations. */
export const restoration = Machines.restoration

/** The machine of imports and exports. */
export const movement = Machines.movement

/** The machine of indexes. */
export const index = Machines.index

/** A status of a machine. */
export type Status<M extends Machine> = keyof M & string

/** The statuses that a job can go to from one. */
export type Next<M extends Machine, From extends Status<M>> = Status<M> & M[From][number]

/** The statuses that nothing follows. */
export type Terminal<M extends Machine> = {
  [From in Status<M>]: M[From] extends readonly [] ? From : never
}[Status<M>]

/** A job and where it stands. */
export interface Job<M extends Machine, Current extends Status<M> = Status<M>> {
  readonly machine: M
  readonly status: Current
}

/** A job cannot go from the one status to the other. */
export class ForbiddenTransition extends Data.TaggedError("ForbiddenTransition")<{
  readonly from: string
  readonly to: string
  /** The statuses that it can go to. None where it has ended. */
  readonly allowed: ReadonlyArray<string>
}> {
  override get message(): string {
    const { allowed, from, to } = this
    const told = allowed.length === 0 ? "it has ended" : `it can go to ${allowed.join(" or ")}`
    return `A job that is ${from} cannot become ${to}: ${told}.`
  }
}

/**
 * A job of a machine, at a status.
 *
 * **Example** (A backup that is ready)
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

/** The job at a status that can follow its own: anything else does not compile. */
export const advance = <M extends Machine, Current extends Status<M>, const To extends Next<M, Current>>(
  { machine }: Job<M, Current>,
  status: To
): Job<M, To> => ({ machine, status })

/** The job at a status that is known only now, as one that a provider tells. */
export const advanceTo = <M extends Machine>(
  { machine, status: from }: Job<M>,
  to: string
): Result.Result<Job<M>, ForbiddenTransition> => {
  const allowed = allowedFrom(machine, from)
  return allowed.includes(to)
    ? Result.succeed({ machine, status: to })
    : Result.fail(new ForbiddenTransition({ from, to, allowed }))
}

/** Whether nothing follows the status of a job. */
export const isTerminal = <M extends Machine>(job: Job<M>): job is Job<M, Terminal<M>> =>
  allowedFrom(job.machine, job.status).length === 0

/**
 * The statuses of a running job, from the one it is known at to the one it ends with. Each is told once, however often
 * it is read. Fails where a status cannot follow the one before; what has run in between unseen is no such case.
 *
 * `read` is asked again and again: give it the pauses that you want.
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

/** Reads until the status is another one. */
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

/** Whether a status follows by one or more steps. No machine runs in circles. */
const reaches = <M extends Machine>({ machine, status }: Job<M>, to: string): boolean =>
  allowedFrom(machine, status).some((next) => next === to || reaches({ machine, status: next }, to))

const allowedFrom = (machine: Machine, status: string): ReadonlyArray<string> =>
  Object.hasOwn(machine, status) ? (machine[status] ?? []) : []
