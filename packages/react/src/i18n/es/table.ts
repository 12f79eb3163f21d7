/**
 * Words of a table of items, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number } from "./format.ts"

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
    })
}
