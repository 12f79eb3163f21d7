/**
 * Words of jobs on collections and their statuses, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { type JobMessages, sayStatus } from "../groups/Job.ts"

/** Words of jobs on collections and their statuses. */
export const job: JobMessages = {
  kind: (kind) =>
    ({
      backup: "Sauvegarde",
      restoration: "Restauration",
      movement: "Importation ou exportation",
      index: "Index",
      environment: "Environnement"
    })[kind],
  status: /*#__PURE__*/ sayStatus({
    backup: { PENDING: "En cours", READY: "Prête", FAILED: "Échec", DELETED: "Supprimée", CANCELED: "Annulée" },
    restoration: { PENDING: "En cours", COMPLETED: "Terminée", FAILED: "Échec" },
    movement: {
      UNINITIALIZED: "Pas commencée",
      INITIALIZING: "Préparation",
      IN_PROGRESS: "En cours",
      COMPLETED: "Terminée",
      FAILED: "Échec",
      PARTIALLY_SUCCESSFUL: "Terminée en partie"
    },
    index: {
      BUILDING: "En construction",
      ACTIVE: "Actif",
      DROPPING: "Suppression en cours",
      DROPPED: "Supprimé",
      FAILED: "Échec",
      INVALID: "Non valide"
    },
    environment: { LIVE: "En ligne", SANDBOX: "Bac à sable", SANDBOX_PREFERRED: "Bac à sable de préférence" }
  })
}
