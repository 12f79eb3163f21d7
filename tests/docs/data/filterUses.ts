import * as Filter from "@portico/client/data/Filter"
import { bargain, ofEither } from "./filters.ts"

export const text = Filter.toText(bargain)

export const german = Filter.toText(ofEither, {
  field: (name) => ({ tags: "Schlagwort", title: "Titel" })[name] ?? name,
  hasSome: (field, values) => `${field} ist ${values}`,
  startsWith: (field, value) => `${field} beginnt mit ${value}`,
  or: (parts) => parts.join(" oder ")
})

export const isBargain = Filter.matches(bargain)

export const here = [
  { title: "Emma", price: 9, stock: 3 },
  { title: "Ulysses", price: 25, stock: 1 }
].filter(isBargain)
