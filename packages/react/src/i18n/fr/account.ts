/**
 * Words of the account menu, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { AccountMessages } from "../groups/Account.ts"

/** Words of the account menu. */
export const account: AccountMessages = {
  loading: "Vérification de votre connexion…",
  signIn: "Se connecter",
  signUp: "Créer un compte",
  account: "Mon compte",
  menu: "Menu du compte\u202f:",
  signedInAs: "Session ouverte pour",
  signOut: "Se déconnecter",
  signingOut: "Déconnexion…",
  signedOut: "La déconnexion a bien été effectuée.",
  signOutFailed: "La déconnexion est effective ici, mais nous n’avons pas pu prévenir le serveur.",
  retry: "Réessayer",
  sectionAccountInfo: "Informations du compte",
  sectionBookings: "Réservations",
  sectionOrders: "Commandes",
  sectionSubscriptions: "Abonnements",
  sectionEvents: "Événements",
  openingSection: (section) => `Ouverture de la rubrique «\u202f${section}\u202f»…`,
  sectionFailed: (section) => `Impossible d’ouvrir la rubrique «\u202f${section}\u202f».`
}
