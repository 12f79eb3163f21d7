/**
 * Words of the box that says why a collection is not shown, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FailureMessages } from "../groups/Failure.ts"
import { seconds } from "./format.ts"

/** Words of the box that says why a collection is not shown. */
export const failure: FailureMessages = {
  retry: "Réessayer",
  retryIn: (left) => `Réessayer dans ${seconds(left)}`,
  waitOver: "Vous pouvez réessayer maintenant.",
  signIn: "Se connecter",
  reference: (reference) => `Référence\u202f: ${reference}`,
  copy: "Copier la référence",
  copied: "Copié.",
  copyFailed: "La copie n’a pas abouti. Sélectionnez la référence et copiez-la à la main.",
  developers: "Pour les développeurs",
  code: "Code d’erreur",
  fix: "Que faire",
  meaning: "Signification",
  place: "Emplacement",
  parameters: "Valeurs",
  mendable: "Quelque chose dans l’appel est à corriger.",
  faultless: "L’appel n’était pas en cause. Réessayer plus tard peut suffire."
}
