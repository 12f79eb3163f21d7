/**
 * Words of a choice among the items of another collection, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ReferenceMessages } from "../groups/Reference.ts"
import { count, number } from "./format.ts"

/** Words of a choice among the items of another collection. */
export const reference: ReferenceMessages = {
  search: "Digite para buscar",
  searching: "Buscando…",
  results: (shown) => count(shown, { one: "# resultado", many: "# de resultados", other: "# resultados" }),
  noResults: "Nada encontrado.",
  more: "Mostrar mais resultados",
  chosen: "Escolhido",
  chosenCount: (items) => `Escolhidos: ${number(items)}`,
  unread: "Há mais itens escolhidos do que os mostrados aqui. Os que não são mostrados continuam escolhidos.",
  nothingChosen: "Nada foi escolhido.",
  take: (item) => `Escolher ${item}`,
  taken: (item) => `${item}: escolhido`,
  remove: (item) => `Remover ${item}`,
  removed: (item) => `${item}: removido`,
  broken: (id) => `Não existe mais: ${id}`,
  loading: "Carregando o que foi escolhido…",
  moreChosen: "Mostrar mais do que foi escolhido",
  replace: "Salvar a seleção",
  replacing: "Salvando…",
  replaced: "A seleção foi salva.",
  clear: "Limpar a busca",
  retry: "Tentar de novo"
}
