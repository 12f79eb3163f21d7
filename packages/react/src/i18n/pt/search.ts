/**
 * Words of a search, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SearchMessages } from "../groups/Search.ts"
import { count, number } from "./format.ts"

/** Words of a search. */
export const search: SearchMessages = {
  label: "Busca",
  submit: "Buscar",
  clear: "Limpar a busca",
  mode: "Encontrar itens com",
  allWords: "todas as palavras",
  anyWord: "alguma palavra",
  fuzzy: "Também grafias parecidas",
  searching: "Buscando…",
  results: (found, more, text) =>
    more
      ? `“${text}”: os primeiros ${number(found)} resultados`
      : `“${text}”: ${count(found, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`,
  noResults: (text) => `Nada foi encontrado para “${text}”.`,
  hint: "Tente menos palavras, ou outras.",
  tryAny: "Buscar alguma das palavras",
  tryFuzzy: "Buscar também grafias parecidas",
  retry: "Tentar de novo",
  signIn: "Entrar"
}
