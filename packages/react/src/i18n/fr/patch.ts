/**
 * Words of a form that changes single fields, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PatchMessages } from "../groups/Patch.ts"
import { number } from "./format.ts"

/** Words of a form that changes single fields. */
export const patch: PatchMessages = {
  title: "Modifier des champs",
  submit: "Appliquer les modifications",
  submitting: "Application…",
  change: (position) => `Modification ${number(position)}`,
  field: "Champ",
  action: "Que faire",
  value: "Valeur",
  set: "Mettre à",
  remove: "Retirer le champ",
  increment: "Ajouter au nombre",
  append: "Ajouter à la liste",
  pull: "Retirer de la liste",
  add: "Ajouter une modification",
  drop: (position) => `Abandonner la modification ${number(position)}`,
  preview: "Aperçu",
  before: "Avant",
  after: "Après",
  absent: "absent",
  same: "Ces modifications laissent l’élément tel qu’il est.",
  saved: "Les modifications sont faites."
}
