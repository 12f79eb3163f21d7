/**
 * Words of a search, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SearchMessages } from "../groups/Search.ts"
import { count, number } from "./format.ts"

/** Words of a search. */
export const search: SearchMessages = {
  label: "Búsqueda",
  submit: "Buscar",
  clear: "Borrar la búsqueda",
  mode: "Buscar elementos con",
  allWords: "todas las palabras",
  anyWord: "alguna palabra",
  fuzzy: "También grafías parecidas",
  searching: "Buscando…",
  results: (found, more, text) =>
    more
      ? `«${text}»: los primeros ${number(found)} resultados`
      : `«${text}»: ${count(found, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`,
  noResults: (text) => `No se encontró nada para «${text}».`,
  hint: "Prueba con menos palabras o con otras.",
  tryAny: "Buscar alguna de las palabras",
  tryFuzzy: "Buscar también grafías parecidas",
  retry: "Reintentar",
  signIn: "Iniciar sesión"
}
