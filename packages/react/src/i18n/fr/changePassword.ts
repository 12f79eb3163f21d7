/**
 * Words of changing one's password, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ChangePasswordMessages } from "../groups/ChangePassword.ts"

/** Words of a form that changes the password of whoever is signed in. */
export const changePassword: ChangePasswordMessages = {
  title: "Modifier votre mot de passe",
  submit: "Modifier le mot de passe",
  submitting: "Modification de votre mot de passe…",
  currentPassword: "Mot de passe actuel",
  newPassword: "Nouveau mot de passe",
  username: "Compte",
  hint: "Votre connexion reste active ici. Sur tous vos autres appareils, il faudra vous reconnecter.",
  done: "Votre mot de passe a été modifié. Sur vos autres appareils, reconnectez-vous avec le nouveau."
}
