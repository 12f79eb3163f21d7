/** The messages of lists in Spanish. */
import { listWords } from "./listWords.ts"

const numbers = new Intl.NumberFormat("es")

const counted = (one: string, many: string) => (amount: number) =>
  `${numbers.format(amount)} ${amount === 1 ? one : many}`

const shared = {
  number: (amount: number) => numbers.format(amount),
  selected: (what: string) => `Selección: ${what}`,
  excluded: (what: string) => `, excepto ${what}`,
  remove: (what: string) => `¿Eliminar ${what}?`,
  change: (what: string) => `¿Cambiar ${what}?`,
  among: (part: string, total: string, isMore: boolean) => `${part} de ${isMore ? "más de " : ""}${total}`
}

/** The messages for lists of books. */
export const bookWords = listWords({
  ...shared,
  count: counted("libro", "libros"),
  allMatching: "todos los libros encontrados",
  between: (from, to) => `Libros ${from}–${to}`,
  everything: "todos los libros",
  nothing: "ningún libro",
  perPage: "Libros por página",
  empty: "Todavía no hay libros.",
  none: "No se han encontrado libros."
})

/** The messages for lists of reviews. */
export const reviewWords = listWords({
  ...shared,
  count: counted("reseña", "reseñas"),
  allMatching: "todas las reseñas encontradas",
  between: (from, to) => `Reseñas ${from}–${to}`,
  everything: "todas las reseñas",
  nothing: "ninguna reseña",
  perPage: "Reseñas por página",
  empty: "Todavía no hay reseñas.",
  none: "No se han encontrado reseñas."
})
