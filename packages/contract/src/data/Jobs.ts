/**
 * Jobs as state machines (data.md §4): backups, restorations, imports and exports, indexes. data.md has no call for
 * them, so they live on the client's side.
 *
 * @since 0.1.0
 */
import type * as Enumeration from "../Enumeration.ts"
import type { BackupStatus, IndexStatus, JobStatus, RestorationStatus } from "./Enums.ts"

type Transitions<Status extends string> = { readonly [S in Status]: ReadonlyArray<Status> }

/** Where a backup can go from each status. */
export const backup = {
  PENDING: ["READY", "FAILED", "DELETED", "CANCELED"],
  READY: [],
  FAILED: [],
  DELETED: [],
  CANCELED: []
} as const satisfies Transitions<Enumeration.Member<typeof BackupStatus>>

/** Where a restoration can go from each status. */
export const restoration = {
  PENDING: ["COMPLETED", "FAILED"],
  COMPLETED: [],
  FAILED: []
} as const satisfies Transitions<Enumeration.Member<typeof RestorationStatus>>

/** Where an import or export can go from each status. */
export const movement = {
  UNINITIALIZED: ["INITIALIZING"],
  INITIALIZING: ["IN_PROGRESS"],
  IN_PROGRESS: ["COMPLETED", "FAILED", "PARTIALLY_SUCCESSFUL"],
  COMPLETED: [],
  FAILED: [],
  PARTIALLY_SUCCESSFUL: []
} as const satisfies Transitions<Enumeration.Member<typeof JobStatus>>

/**
 * Where an index can go from each status. How one enters DROPPING is not shown: a drop request does it from any status
 * but DROPPED, stated as an assumption.
 */
export const index = {
  BUILDING: ["ACTIVE", "FAILED", "INVALID", "DROPPING"],
  ACTIVE: ["DROPPING"],
  DROPPING: ["DROPPED"],
  DROPPED: [],
  FAILED: ["DROPPING"],
  INVALID: ["DROPPING"]
} as const satisfies Transitions<Enumeration.Member<typeof IndexStatus>>
