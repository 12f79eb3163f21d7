/**
 * Words of signing in on the provider's page, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../groups/OAuth.ts"

/** Words of signing in on the provider's page. */
export const oauth: OAuthMessages = {
  signIn: "Ir para a página de login",
  creating: "Abrindo a página de login…",
  redirecting: "Levando você à página de login…",
  finishing: "Concluindo seu login…",
  finished: "Você entrou na sua conta.",
  goOn: "Continuar",
  notFinished: "Você não entrou na sua conta",
  startAgain: "Começar de novo",
  alreadySignedIn: "Você já entrou na sua conta.",
  signedOut: "Você saiu da sua conta.",
  stillSignedIn: "Você ainda está na sua conta aqui.",
  checkedOut: "Você voltou da finalização da compra.",
  checkoutNote: "Você pode continuar de onde parou."
}
