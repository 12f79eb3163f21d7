/**
 * Words of jobs on collections and their statuses, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { type JobMessages, sayStatus } from "../groups/Job.ts"

/** Words of jobs on collections and their statuses. */
export const job: JobMessages = {
  kind: (kind) =>
    ({
      backup: "Sicherung",
      restoration: "Wiederherstellung",
      movement: "Import oder Export",
      index: "Index",
      environment: "Umgebung"
    })[kind],
  status: /*#__PURE__*/ sayStatus({
    backup: {
      PENDING: "Läuft",
      READY: "Fertig",
      FAILED: "Fehlgeschlagen",
      DELETED: "Gelöscht",
      CANCELED: "Abgebrochen"
    },
    restoration: { PENDING: "Läuft", COMPLETED: "Abgeschlossen", FAILED: "Fehlgeschlagen" },
    movement: {
      UNINITIALIZED: "Nicht begonnen",
      INITIALIZING: "Wird vorbereitet",
      IN_PROGRESS: "Läuft",
      COMPLETED: "Abgeschlossen",
      FAILED: "Fehlgeschlagen",
      PARTIALLY_SUCCESSFUL: "Teilweise abgeschlossen"
    },
    index: {
      BUILDING: "Wird aufgebaut",
      ACTIVE: "Aktiv",
      DROPPING: "Wird entfernt",
      DROPPED: "Entfernt",
      FAILED: "Fehlgeschlagen",
      INVALID: "Ungültig"
    },
    environment: { LIVE: "Live", SANDBOX: "Sandbox", SANDBOX_PREFERRED: "Sandbox bevorzugt" }
  })
}
