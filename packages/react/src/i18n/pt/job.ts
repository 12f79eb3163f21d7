/**
 * Words of jobs on collections and their statuses, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { type JobMessages, sayStatus } from "../groups/Job.ts"

/** Words of jobs on collections and their statuses. */
export const job: JobMessages = {
  kind: (kind) =>
    ({
      backup: "Backup",
      restoration: "Restauração",
      movement: "Importação ou exportação",
      index: "Índice",
      environment: "Ambiente"
    })[kind],
  status: /*#__PURE__*/ sayStatus({
    backup: { PENDING: "Em andamento", READY: "Pronto", FAILED: "Falhou", DELETED: "Excluído", CANCELED: "Cancelado" },
    restoration: { PENDING: "Em andamento", COMPLETED: "Concluída", FAILED: "Falhou" },
    movement: {
      UNINITIALIZED: "Não iniciada",
      INITIALIZING: "Preparando",
      IN_PROGRESS: "Em andamento",
      COMPLETED: "Concluída",
      FAILED: "Falhou",
      PARTIALLY_SUCCESSFUL: "Concluída em parte"
    },
    index: {
      BUILDING: "Em construção",
      ACTIVE: "Ativo",
      DROPPING: "Sendo removido",
      DROPPED: "Removido",
      FAILED: "Falhou",
      INVALID: "Inválido"
    },
    environment: { LIVE: "No ar", SANDBOX: "Ambiente de testes", SANDBOX_PREFERRED: "Testes de preferência" }
  })
}
