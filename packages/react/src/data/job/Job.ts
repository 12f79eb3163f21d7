/**
 * Jobs on collections and what their statuses mean to a person. The statuses are those of the contract's machines.
 *
 * @since 0.1.0
 */
import type { JobKind, JobStatuses } from "../../i18n/messages/TransferMessages.ts"
import type { Problem } from "../../problem/Problem.ts"

export type { JobKind, JobStatuses } from "../../i18n/messages/TransferMessages.ts"

/** How a status looks, beside its words: each has a sign of its own. */
export type JobTone = "waiting" | "running" | "success" | "warning" | "danger" | "plain"

/** The tones of each status. */
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

/** The tone of a status. One that this version does not know is a plain one. */
export const toneOf = (kind: JobKind, status: string): JobTone => {
  const known: Readonly<Record<string, JobTone>> = tones[kind]
  return (Object.hasOwn(known, status) ? known[status] : undefined) ?? "plain"
}

/** Where a job that is followed stands. */
export type FollowedJob =
  /** `asking`: it is asked about again and again. Before that, it stands where it was known to stand. */
  | { readonly _tag: "Following"; readonly status: string; readonly asking: boolean }
  /** Nothing follows this status. */
  | { readonly _tag: "Ended"; readonly status: string }
  /** It is not known where it stands now. `status`: the last that was known. */
  | { readonly _tag: "Lost"; readonly status: string; readonly problem: Problem }

/** What can happen to a job that is followed. */
export type JobEvent =
  | { readonly _tag: "Follow" }
  | { readonly _tag: "Told"; readonly status: string; readonly ended: boolean }
  | { readonly _tag: "Failed"; readonly problem: Problem }

/** The state after an event. */
export const reduce = (state: FollowedJob, event: JobEvent): FollowedJob => {
  switch (event._tag) {
    case "Follow":
      return state._tag === "Ended" || (state._tag === "Following" && state.asking)
        ? state
        : { _tag: "Following", status: state.status, asking: true }
    case "Told":
      return event.ended
        ? { _tag: "Ended", status: event.status }
        : { _tag: "Following", status: event.status, asking: true }
    case "Failed":
      return { _tag: "Lost", status: state.status, problem: event.problem }
  }
}
