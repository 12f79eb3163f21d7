/**
 * Words of a session, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../groups/Session.ts"

/** Words of a session. */
export const session: SessionMessages = {
  checking: "Vérification de votre connexion…",
  signInRequired: "Ce contenu est réservé aux membres. Connectez-vous pour le voir.",
  signIn: "Se connecter",
  signedOut: "La déconnexion a bien été effectuée.",
  parked:
    "Votre connexion est toujours active, mais nous ne pouvons pas la confirmer pour le moment. D’ici là, certains contenus peuvent manquer.",
  confirmAgain: "Vérifier à nouveau",
  confirming: "Vérification…",
  signOut: "Se déconnecter",
  signingOut: "Déconnexion…",
  signOutFailed: "La déconnexion est effective ici, mais le serveur ne le sait pas encore.",
  signOutAgain: "Prévenir le serveur",
  opening: "Connexion en cours…",
  openingSlowly: "C’est plus long que d’habitude.",
  skip: "Continuer sans se connecter",
  opened: "Connexion réussie.",
  nobody: "Aucun compte n’est connecté.",
  notOpened: "La connexion n’est pas encore établie",
  openAgain: "Réessayer"
}
