/**
 * Words of jobs on collections and their statuses, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { type JobMessages, sayStatus } from "../groups/Job.ts"

/** Words of jobs on collections and their statuses. */
export const job: JobMessages = {
  kind: (kind) =>
    ({
      backup: "Copia de seguridad",
      restoration: "Restauración",
      movement: "Importación o exportación",
      index: "Índice",
      environment: "Entorno"
    })[kind],
  status: /*#__PURE__*/ sayStatus({
    backup: { PENDING: "En curso", READY: "Lista", FAILED: "Fallida", DELETED: "Eliminada", CANCELED: "Cancelada" },
    restoration: { PENDING: "En curso", COMPLETED: "Completada", FAILED: "Fallida" },
    movement: {
      UNINITIALIZED: "Sin empezar",
      INITIALIZING: "Preparando",
      IN_PROGRESS: "En curso",
      COMPLETED: "Completada",
      FAILED: "Fallida",
      PARTIALLY_SUCCESSFUL: "Completada en parte"
    },
    index: {
      BUILDING: "En construcción",
      ACTIVE: "Activo",
      DROPPING: "Eliminándose",
      DROPPED: "Eliminado",
      FAILED: "Fallido",
      INVALID: "No válido"
    },
    environment: { LIVE: "En vivo", SANDBOX: "Entorno de pruebas", SANDBOX_PREFERRED: "Pruebas de preferencia" }
  })
}
