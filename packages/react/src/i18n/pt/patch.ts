/**
 * Words of a form that changes single fields, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PatchMessages } from "../groups/Patch.ts"
import { number } from "./format.ts"

/** Words of a form that changes single fields. */
export const patch: PatchMessages = {
  title: "Alterar campos",
  submit: "Aplicar alterações",
  submitting: "Aplicando…",
  change: (position) => `Alteração ${number(position)}`,
  field: "Campo",
  action: "O que fazer",
  value: "Valor",
  set: "Definir como",
  remove: "Remover o campo",
  increment: "Somar ao número",
  append: "Acrescentar à lista",
  pull: "Tirar da lista",
  add: "Adicionar outra alteração",
  drop: (position) => `Descartar a alteração ${number(position)}`,
  preview: "Prévia",
  before: "Antes",
  after: "Depois",
  absent: "ausente",
  same: "Estas alterações deixam o item como está.",
  saved: "As alterações foram feitas."
}
