/**
 * Words of jobs on collections and their statuses, in English.
 *
 * @since 0.1.0
 */
import { type JobMessages, sayStatus } from "../groups/Job.ts"

/** Words of jobs on collections and their statuses. */
export const job: JobMessages = {
  kind: (kind) =>
    ({
      backup: "Backup",
      restoration: "Restoration",
      movement: "Import or export",
      index: "Index",
      environment: "Environment"
    })[kind],
  status: /*#__PURE__*/ sayStatus({
    backup: { PENDING: "In progress", READY: "Ready", FAILED: "Failed", DELETED: "Deleted", CANCELED: "Canceled" },
    restoration: { PENDING: "In progress", COMPLETED: "Completed", FAILED: "Failed" },
    movement: {
      UNINITIALIZED: "Not started",
      INITIALIZING: "Getting ready",
      IN_PROGRESS: "In progress",
      COMPLETED: "Completed",
      FAILED: "Failed",
      PARTIALLY_SUCCESSFUL: "Completed in part"
    },
    index: {
      BUILDING: "Building",
      ACTIVE: "Active",
      DROPPING: "Being dropped",
      DROPPED: "Dropped",
      FAILED: "Failed",
      INVALID: "Not valid"
    },
    environment: { LIVE: "Live", SANDBOX: "Sandbox", SANDBOX_PREFERRED: "Sandbox preferred" }
  })
}
