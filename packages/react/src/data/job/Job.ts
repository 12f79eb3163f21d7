/**
 * Jobs on collections, and the tone of their statuses for users. The statuses are those of the contract's state
 * machines.
 *
 * @since 0.1.0
 */
import type { JobKind, JobStatuses } from "../../i18n/messages/TransferMessages.ts"
import type { Problem } from "../../problem/Problem.ts"

export type { JobKind, JobStatuses } from "../../i18n/messages/TransferMessages.ts"

/** The tone of a status. Each tone has its own icon. */
export type JobTone = "waiting" | "running" | "success" | "warning" | "danger" | "plain"

/** The tone of each status. */
const tones: { readonly [Kind in JobKind]: Readonly<Record<JobStatuses[Kind], JobTone>> } = {
  backup: { PENDING: "running", READY: "success", FAILED: "danger", DELETED: "plain", CANCELED: "plain" },
  restoration: { PENDING: "running", COMPLETED: "success", FAILED: "danger" },
  movement: {
    UNINITIALIZED: "waiting",
    INITIALIZING: "running",
    IN_PROGRESS: "running",
    COMPLETED: "success",
    FAILED: "danger",
    PARTIALLY_SUCCESSFUL: "warning"
  },
  index: {
    BUILDING: "running",
    ACTIVE: "success",
    DROPPING: "running",
    DROPPED: "plain",
    FAILED: "danger",
    INVALID: "warning"
  },
  environment: { LIVE: "success", SANDBOX: "warning", SANDBOX_PREFERRED: "warning" }
}

/** Returns the tone of a status. A status that this version does not know has the tone `plain`. */
export const toneOf = (kind: JobKind, status: string): JobTone => {
  const known: Readonly<Record<string, JobTone>> = tones[kind]
  return (Object.hasOwn(known, status) ? known[status] : undefined) ?? "plain"
}

/** The state of a job that is being followed. */
export type FollowedJob =
  /**
   * The job is in progress. `polling` is true once its status is being polled; before that, the status is the given one.
   */
  | { readonly _tag: "Following"; readonly status: string; readonly polling: boolean }
  /** The job has a final status. */
  | { readonly _tag: "Ended"; readonly status: string }
  /**
   * The current status could not be read. `status` is the last known one. If nothing was reachable, polling resumes when the
   * browser is online again.
   */
  | { readonly _tag: "Lost"; readonly status: string; readonly problem: Problem }

/** The events of a job that is being followed. */
export type JobEvent =
  | { readonly _tag: "Follow" }
  | { readonly _tag: "Reported"; readonly status: string; readonly ended: boolean }
  | { readonly _tag: "Failed"; readonly problem: Problem }

/** Returns the state after an event. */
export const reduce = (state: FollowedJob, event: JobEvent): FollowedJob => {
  switch (event._tag) {
    case "Follow":
      return state._tag === "Ended" || (state._tag === "Following" && state.polling)
        ? state
        : { _tag: "Following", status: state.status, polling: true }
    case "Reported":
      return event.ended
        ? { _tag: "Ended", status: event.status }
        : { _tag: "Following", status: event.status, polling: true }
    case "Failed":
      return { _tag: "Lost", status: state.status, problem: event.problem }
  }
}
