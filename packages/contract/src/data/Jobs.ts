/**
 * The status transitions of jobs (data.md §4): backups, restorations, imports and exports, indexes. No
 * call of `Endpoints` starts or lists jobs.
 *
 * @since 0.1.0
 */
import type * as Enumeration from "../Enumeration.ts"
import type { BackupStatus, IndexStatus, JobStatus, RestorationStatus } from "./Enums.ts"

type Transitions<Status extends string> = { readonly [S in Status]: ReadonlyArray<Status> }

/** The next statuses of a backup, by its current status. */
export const backup = {
  PENDING: ["READY", "FAILED", "DELETED", "CANCELED"],
  READY: [],
  FAILED: [],
  DELETED: [],
  CANCELED: []
} as const satisfies Transitions<Enumeration.Member<typeof BackupStatus>>

/** The next statuses of a restoration, by its current status. */
export const restoration = {
  PENDING: ["COMPLETED", "FAILED"],
  COMPLETED: [],
  FAILED: []
} as const satisfies Transitions<Enumeration.Member<typeof RestorationStatus>>

/** The next statuses of an import or export, by its current status. */
export const movement = {
  UNINITIALIZED: ["INITIALIZING"],
  INITIALIZING: ["IN_PROGRESS"],
  IN_PROGRESS: ["COMPLETED", "FAILED", "PARTIALLY_SUCCESSFUL"],
  COMPLETED: [],
  FAILED: [],
  PARTIALLY_SUCCESSFUL: []
} as const satisfies Transitions<Enumeration.Member<typeof JobStatus>>

/**
 * The next statuses of an index, by its current status. Any status except DROPPED can
 * change to DROPPING: a request to drop the index is assumed to do that, because the hosted provider's API does not define it.
 */
export const index = {
  BUILDING: ["ACTIVE", "FAILED", "INVALID", "DROPPING"],
  ACTIVE: ["DROPPING"],
  DROPPING: ["DROPPED"],
  DROPPED: [],
  FAILED: ["DROPPING"],
  INVALID: ["DROPPING"]
} as const satisfies Transitions<Enumeration.Member<typeof IndexStatus>>
