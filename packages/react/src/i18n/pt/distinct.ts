/**
 * Words of a list of values to choose from, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { DistinctMessages } from "../groups/Distinct.ts"
import { count } from "./format.ts"

/** Words of a list of values to choose from. */
export const distinct: DistinctMessages = {
  loading: "Carregando valores…",
  empty: "Não há valores para escolher.",
  more: "Mostrar mais valores",
  clear: "Limpar a seleção",
  cleared: "Nada mais está selecionado.",
  uncounted: "Não foi possível contar quantos resultados tem cada valor.",
  items: (items) => `, ${count(items, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`
}
