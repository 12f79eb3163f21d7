/**
 * Words of a form that changes single fields, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PatchMessages } from "../groups/Patch.ts"
import { number } from "./format.ts"

/** Words of a form that changes single fields. */
export const patch: PatchMessages = {
  title: "Cambiar campos",
  submit: "Aplicar cambios",
  submitting: "Aplicando…",
  change: (position) => `Cambio ${number(position)}`,
  field: "Campo",
  action: "Qué hacer",
  value: "Valor",
  set: "Poner",
  remove: "Quitar el campo",
  increment: "Sumar al número",
  append: "Añadir a la lista",
  pull: "Sacar de la lista",
  add: "Añadir otro cambio",
  drop: (position) => `Descartar el cambio ${number(position)}`,
  preview: "Vista previa",
  before: "Antes",
  after: "Después",
  absent: "no está",
  same: "Estos cambios dejan el elemento como está.",
  saved: "Los cambios están hechos."
}
