/**
 * Words of signing in on the provider's page, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../groups/OAuth.ts"

/** Words of signing in on the provider's page. */
export const oauth: OAuthMessages = {
  signIn: "Ir a iniciar sesión",
  creating: "Abriendo la página de inicio de sesión…",
  redirecting: "Le llevamos a la página de inicio de sesión…",
  finishing: "Terminando de iniciar sesión…",
  finished: "Ha iniciado sesión.",
  goOn: "Continuar",
  notFinished: "No ha iniciado sesión",
  startAgain: "Empezar de nuevo",
  alreadySignedIn: "Ya ha iniciado sesión.",
  signedOut: "Ha cerrado sesión.",
  stillSignedIn: "Su sesión sigue abierta aquí.",
  checkedOut: "Ha vuelto de la página de pago.",
  checkoutNote: "Puede seguir donde lo dejó."
}
