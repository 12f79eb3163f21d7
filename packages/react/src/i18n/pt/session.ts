/**
 * Words of a session, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../groups/Session.ts"

/** Words of a session. */
export const session: SessionMessages = {
  checking: "Verificando se você está na sua conta…",
  signInRequired: "Isto é só para membros. Entre na sua conta para ver.",
  signIn: "Entrar",
  signedOut: "Você saiu da sua conta.",
  parked:
    "Você continua na sua conta, mas não podemos confirmar isso agora. Até lá, algumas coisas podem não aparecer.",
  confirmAgain: "Verificar de novo",
  confirming: "Verificando…",
  signOut: "Sair",
  signingOut: "Saindo…",
  signOutFailed: "Você saiu da sua conta aqui, mas o servidor ainda não sabe.",
  signOutAgain: "Avisar o servidor",
  opening: "Entrando na sua conta…",
  openingSlowly: "Está demorando mais do que o normal.",
  skip: "Continuar sem entrar",
  opened: "Você entrou na sua conta.",
  nobody: "Você não entrou na sua conta.",
  notOpened: "Você ainda não entrou na sua conta",
  openAgain: "Tentar de novo"
}
