/**
 * Words that help to find a stronger password, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../groups/Strength.ts"

/** Words that help to find a stronger password. */
export const strength: StrengthMessages = {
  common: "Ce mot de passe est très répandu. Choisissez des mots que personne d’autre n’associerait.",
  personal:
    "Les personnes qui vous connaissent peuvent le deviner facilement. Ajoutez des mots sans rapport avec vous.",
  repeated: "Les répétitions sont faciles à deviner. Ajoutez d’autres mots.",
  sequence: "Les suites comme abc ou 321 sont faciles à deviner. Ajoutez des mots sans lien entre eux.",
  keys: "Les touches voisines sont faciles à deviner. Ajoutez des mots sans lien entre eux.",
  date: "Les dates et les années sont faciles à deviner. Ajoutez des mots sans lien entre eux.",
  longer: "Ajoutez encore un ou deux mots. Les mots peu courants conviennent mieux."
}
