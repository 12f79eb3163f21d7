/**
 * Words of a choice among the items of another collection, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ReferenceMessages } from "../groups/Reference.ts"
import { count, number } from "./format.ts"

/** Words of a choice among the items of another collection. */
export const reference: ReferenceMessages = {
  search: "Escriba para buscar",
  searching: "Buscando…",
  results: (shown) => count(shown, { one: "# resultado", many: "# de resultados", other: "# resultados" }),
  noResults: "No se encontró nada.",
  more: "Mostrar más resultados",
  chosen: "Elegido",
  chosenCount: (items) => `Elegidos: ${number(items)}`,
  unread: "Hay más elementos elegidos de los que se muestran aquí. Los que no se muestran siguen elegidos.",
  nothingChosen: "No hay nada elegido.",
  take: (item) => `Elegir ${item}`,
  taken: (item) => `${item}: elegido`,
  remove: (item) => `Quitar ${item}`,
  removed: (item) => `${item}: quitado`,
  broken: (id) => `Ya no existe: ${id}`,
  loading: "Cargando lo elegido…",
  moreChosen: "Mostrar más de lo elegido",
  replace: "Guardar la selección",
  replacing: "Guardando…",
  replaced: "La selección está guardada.",
  clear: "Borrar la búsqueda",
  retry: "Intentar de nuevo"
}
