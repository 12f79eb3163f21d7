/**
 * Words of every form, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { count, seconds } from "./format.ts"

const strengths = ["Très faible", "Faible", "Moyenne", "Bonne", "Excellente"] as const

/** Words of every form. */
export const form: FormMessages = {
  email: "Adresse e-mail",
  password: "Mot de passe",
  newPassword: "Choisissez un mot de passe",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  check: (fields) => (fields === 1 ? "Vérifiez ce champ\u202f:" : "Vérifiez ces champs\u202f:"),
  wait: (left) => `Réessayer dans ${seconds(left)}`,
  waitOver: "Vous pouvez maintenant réessayer.",
  slow: "C’est plus long que d’habitude. Restez sur cette page\u202f: rien de ce que vous avez saisi n’est perdu.",
  offline: "Vous êtes hors ligne. Ce que vous avez saisi reste ici jusqu’au retour de la connexion.",
  capsLock: "Le verrouillage des majuscules est activé.",
  strength: "Robustesse du mot de passe",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, {
          one: "Il comporte # chiffre.",
          many: "Il comporte # de chiffres.",
          other: "Il comporte # chiffres."
        })
      : count(length, {
          one: "Il comporte # caractère\u202f: une lettre ou un chiffre.",
          many: "Il comporte # de lettres et de chiffres.",
          other: "Il comporte # lettres et chiffres."
        }),
  resend: "Renvoyer",
  resending: "Envoi…",
  resendIn: (left) => `Renvoyer dans ${seconds(left)}`,
  resent: "Nouvel envoi effectué.",
  resendOver: "Vous pouvez maintenant demander un nouvel envoi."
}
