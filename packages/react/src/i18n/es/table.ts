/**
 * Words of a table of items, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number, time } from "./format.ts"

const items = (total: number): string =>
  count(total, { one: "# elemento", many: "# de elementos", other: "# elementos" })

/** Words of a table of items. */
export const table: TableMessages = {
  loading: (caption) => `Cargando: ${caption}…`,
  refetching: "Actualizando…",
  empty: "Aquí todavía no hay nada.",
  retry: "Reintentar",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${number(shown)} de ${items(total)}`,
  sorted: (column, order) => `Ordenado por ${column}, ${order === "ASC" ? "ascendente" : "descendente"}`,
  yes: "Sí",
  no: "No",
  noValue: "sin valor",
  more: "Ver más",
  less: "Ver menos",
  cut: (characters) =>
    count(characters, {
      one: "# carácter más sin mostrar",
      many: "# de caracteres más sin mostrar",
      other: "# caracteres más sin mostrar"
    }),
  notADate: "no es una fecha",
  draft: "Borrador",
  saving: "Guardando…",
  notSaved: (reason) => `No se guardó: ${reason}`,
  stale: (since) => `Así estaba a las ${time(since)}.`,
  wait: (seconds) => `Reintentar en ${number(seconds)} s`,
  waitOver: "Ya puede intentarlo de nuevo.",
  signIn: "Iniciar sesión",
  select: (item) => `Seleccionar ${item}`,
  selectPage: "Seleccionar todo en esta página",
  selected: (selected) => `Selección: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Todos los resultados están seleccionados" : `Todos los resultados están seleccionados: ${number(selected)}`}${except === 0 ? "" : `, excluidos: ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Seleccionar todos los resultados" : `Seleccionar todos los resultados (${number(total)})`,
  clearSelection: "Quitar la selección"
}
