/**
 * Words of signing in on the provider's page, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../groups/OAuth.ts"

/** Words of signing in on the provider's page. */
export const oauth: OAuthMessages = {
  signIn: "Aller à la page de connexion",
  creating: "Ouverture de la page de connexion…",
  redirecting: "Nous vous dirigeons vers la page de connexion…",
  finishing: "Nous terminons votre connexion…",
  finished: "Connexion réussie.",
  goOn: "Continuer",
  notFinished: "La connexion n’a pas abouti",
  startAgain: "Recommencer",
  alreadySignedIn: "La connexion est déjà établie.",
  signedOut: "La déconnexion a bien été effectuée.",
  stillSignedIn: "La connexion est toujours active ici.",
  checkedOut: "Vous êtes de retour du paiement.",
  checkoutNote: "Vous pouvez reprendre là où vous en étiez."
}
