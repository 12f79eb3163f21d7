/**
 * Words of a list of values to choose from, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { DistinctMessages } from "../groups/Distinct.ts"
import { count } from "./format.ts"

/** Words of a list of values to choose from. */
export const distinct: DistinctMessages = {
  loading: "Cargando valores…",
  empty: "No hay valores para elegir.",
  more: "Mostrar más valores",
  clear: "Quitar la selección",
  cleared: "Ya no hay nada seleccionado.",
  uncounted: "No se pudo contar cuántos elementos tiene cada valor.",
  items: (items) => `, ${count(items, { one: "# elemento", many: "# de elementos", other: "# elementos" })}`
}
