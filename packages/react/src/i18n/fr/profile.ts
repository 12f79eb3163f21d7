/**
 * Words of a member's profile, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ProfileMessages } from "../groups/Profile.ts"
import { day, number } from "./format.ts"

/** Words of a panel that shows a profile and changes it. */
export const profile: ProfileMessages = {
  title: "Votre profil",
  submit: "Enregistrer",
  submitting: "Enregistrement…",
  loading: "Chargement de votre profil…",
  signInRequired: "Connectez-vous pour voir votre profil.",
  signIn: "Se connecter",
  notFound:
    "Nous n’avons pas trouvé votre profil. Votre compte a peut-être été fermé\u202f: contactez-nous s’il devrait exister.",
  retry: "Réessayer",
  loginEmail: "Adresse e-mail de connexion",
  verified: "confirmée",
  notVerified: "pas encore confirmée",
  edit: "Modifier le profil",
  cancel: "Annuler",
  saved: "Votre profil est enregistré.",
  unchanged: "Vous n’avez rien modifié, il n’y avait donc rien à enregistrer.",
  reloaded: "Voici votre profil tel qu’il a été enregistré ailleurs.",
  notGiven: "Non renseigné",
  personal: "À propos de vous",
  contact: "Coordonnées",
  more: "Autres informations",
  date: day,
  number,
  pending: "Votre compte n’est pas encore actif.",
  pendingApproval: "La boutique doit le valider. Nous vous écrirons dès que vous pourrez l’utiliser.",
  pendingVerification:
    "Votre adresse e-mail doit être confirmée. Ouvrez notre e-mail et saisissez le code qu’il contient.",
  deleted: "Ce compte a été supprimé. Son profil reste lisible pour l’instant, mais ne peut plus être modifié.",
  blocked: "Ce compte est bloqué. Contactez-nous pour le faire débloquer.",
  offline: "Votre compte est masqué\u202f: les autres membres ne vous voient pas.",
  changedElsewhere: "Entre-temps, ceci a été enregistré dans un autre onglet ou sur un autre appareil\u202f:",
  takeTheirs: "Abandonner mes modifications",
  keepMine: "Remplacer par les miennes"
}
