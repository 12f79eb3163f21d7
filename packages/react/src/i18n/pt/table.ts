/**
 * Words of a table of items, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number, time } from "./format.ts"

const items = (total: number): string => count(total, { one: "# item", many: "# de itens", other: "# itens" })

/** Words of a table of items. */
export const table: TableMessages = {
  loading: (caption) => `Carregando: ${caption}…`,
  refetching: "Atualizando…",
  empty: "Ainda não há nada aqui.",
  retry: "Tentar de novo",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${number(shown)} de ${items(total)}`,
  sorted: (column, order) => `Ordenado por ${column}, ${order === "ASC" ? "crescente" : "decrescente"}`,
  yes: "Sim",
  no: "Não",
  noValue: "sem valor",
  more: "Mostrar mais",
  less: "Mostrar menos",
  cut: (characters) =>
    count(characters, {
      one: "mais # caractere não exibido",
      many: "mais # de caracteres não exibidos",
      other: "mais # caracteres não exibidos"
    }),
  notADate: "não é uma data",
  draft: "Rascunho",
  saving: "Salvando…",
  notSaved: (reason) => `Não foi salvo: ${reason}`,
  stale: (since) => `Como estava às ${time(since)}.`,
  wait: (seconds) => `Tentar novamente em ${number(seconds)} s`,
  waitOver: "Já pode tentar novamente.",
  signIn: "Entrar",
  select: (item) => `Selecionar ${item}`,
  selectPage: "Selecionar tudo nesta página",
  selected: (selected) => `Seleção: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Todos os resultados estão selecionados" : `Todos os resultados estão selecionados: ${number(selected)}`}${except === 0 ? "" : `, excluídos: ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Selecionar todos os resultados" : `Selecionar todos os resultados (${number(total)})`,
  clearSelection: "Limpar a seleção"
}
