/**
 * Words of lists that come page by page, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PagingMessages } from "../groups/Paging.ts"
import { count, list, number } from "./format.ts"

const items = (value: number): string => count(value, { one: "# item", many: "# de itens", other: "# itens" })

/** Words of lists that come page by page. */
export const paging: PagingMessages = {
  label: "Páginas",
  page: (page, pages) =>
    pages === undefined ? `Página ${number(page)}` : `Página ${number(page)} de ${number(pages)}`,
  range: (from, to, total, more) =>
    total === undefined
      ? `Itens ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} de ${more ? "mais de " : ""}${items(total)}`,
  first: "Primeira página",
  previous: "Página anterior",
  next: "Próxima página",
  last: "Última página",
  size: "Itens por página",
  loading: "Carregando a página…",
  noNext: "Esta é a última página.",
  noPrevious: "Esta é a primeira página.",
  unread: (page) => `Não foi possível ler a página ${number(page)}.`,
  beyond: "Não há mais nada nesta página.",
  loadingList: (label) => `Carregando: ${label}…`,
  loadMore: "Carregar mais",
  loadingMore: "Carregando mais…",
  loaded: (added, shown) =>
    `${count(added, { one: "mais # item", many: "mais # de itens", other: "mais # itens" })}, ${number(shown)} ao todo.`,
  end: (shown) => `Isso é tudo: ${items(shown)}.`,
  empty: "Ainda não há nada aqui.",
  retry: "Tentar de novo",
  signIn: "Entrar",
  newItems: (added) =>
    `Mostrar ${count(added, { one: "# item novo", many: "# de itens novos", other: "# itens novos" })}`,
  pastList: "Pular a lista",
  offline: "Você está sem conexão. O que está aqui fica, e o resto vem quando você voltar.",
  ignored: (parts) => `Uma parte deste endereço não pôde ser entendida e foi deixada de fora: ${list(parts)}.`,
  dismiss: "Fechar"
}
