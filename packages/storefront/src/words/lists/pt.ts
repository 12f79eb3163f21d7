/** The messages of lists in Brazilian Portuguese. */
import { listWords } from "./listWords.ts"

const numbers = new Intl.NumberFormat("pt-BR")

const counted = (one: string, many: string) => (amount: number) =>
  `${numbers.format(amount)} ${amount === 1 ? one : many}`

const shared = {
  number: (amount: number) => numbers.format(amount),
  selected: (what: string) => `Seleção: ${what}`,
  excluded: (what: string) => `, exceto ${what}`,
  remove: (what: string) => `Excluir ${what}?`,
  change: (what: string) => `Alterar ${what}?`,
  among: (part: string, total: string, isMore: boolean) => `${part} de ${isMore ? "mais de " : ""}${total}`
}

/** The messages for lists of books. */
export const bookWords = listWords({
  ...shared,
  count: counted("livro", "livros"),
  allMatching: "todos os livros encontrados",
  between: (from, to) => `Livros ${from}–${to}`,
  everything: "todos os livros",
  nothing: "nenhum livro",
  perPage: "Livros por página",
  empty: "Ainda não há livros.",
  none: "Nenhum livro encontrado."
})

/** The messages for lists of reviews. */
export const reviewWords = listWords({
  ...shared,
  count: counted("avaliação", "avaliações"),
  allMatching: "todas as avaliações encontradas",
  between: (from, to) => `Avaliações ${from}–${to}`,
  everything: "todas as avaliações",
  nothing: "nenhuma avaliação",
  perPage: "Avaliações por página",
  empty: "Ainda não há avaliações.",
  none: "Nenhuma avaliação encontrada."
})
