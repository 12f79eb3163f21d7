/**
 * Words of an item, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ItemMessages } from "../groups/Item.ts"
import { count } from "./format.ts"

/** Words of an item. */
export const item: ItemMessages = {
  createTitle: "Nuevo elemento",
  editTitle: "Editar el elemento",
  create: "Crear",
  creating: "Creando…",
  save: "Guardar cambios",
  saving: "Guardando…",
  loading: "Cargando…",
  notFound: "Este elemento no existe. Puede que se haya eliminado.",
  retry: "Intentar de nuevo",
  created: "El elemento está creado.",
  saved: "Sus cambios están guardados.",
  unchanged: "No cambió nada, así que no había nada que guardar.",
  removed: "El elemento está eliminado.",
  reset: "Descartar cambios",
  unsaved: (fields) =>
    count(fields, {
      one: "# campo aún no está guardado.",
      many: "# de campos aún no están guardados.",
      other: "# campos aún no están guardados."
    }),
  changed: "cambiado",
  optional: "opcional",
  linesHint: "Un valor por línea.",
  jsonHint: "Escrito como JSON, los textos entre comillas.",
  referencesLater: "Se podrá elegir cuando el elemento esté creado.",
  notChosen: "Ninguno",
  oddNames: (names) =>
    `Los filtros no encuentran estos campos por un punto o un signo de dólar en su nombre: ${names}.`,
  conflict: "Ambos cambiaron estos campos. Elija qué valor se queda:",
  mine: "El suyo",
  theirs: "El otro",
  saveChosen: "Guardar con estos valores",
  remove: "Eliminar",
  removeTitle: "¿Eliminar este elemento?",
  removeText: "No se podrá recuperar.",
  removing: "Eliminando…",
  cancel: "Cancelar",
  leaveTitle: "¿Salir sin guardar?",
  leaveText: "Lo que escribió aquí aún no está guardado y se perderá.",
  leave: "Salir",
  stay: "Quedarse",
  signIn: "Iniciar sesión"
}
