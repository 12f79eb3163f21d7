import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"

/** Builds an array of values. */
export const many = <A>(count: number, make: (index: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, index) => make(index))

/**
 * Returns one of the longest strings that a string condition may have. No value in `texts` contains it, but each of
 * its positions matches all characters but the last, so that a search compares every position completely.
 */
export const needle = (index = 0): string => `${"a".repeat(999 - index)}b`

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const words = ["harbor", "winter", "garden", "letter", "silver", "island", "mirror", "candle", "forest", "signal"]

const wordAt = (index: number): string => words[index % words.length] ?? ""

const books = Array.from({ length: 1000 }, (_, index) => ({
  _id: `book-${index}`,
  title: `${wordAt(index)} ${wordAt(index * 7 + 3)} ${index}`,
  author: `author ${index % 40}`,
  price: index % 97,
  tags: Array.from({ length: 10 }, (_, tag) => (index * 7 + tag * 13) % 500),
  summary: Array.from({ length: 30 }, (_, word) => wordAt(index * 3 + word * word)).join(" ")
}))

/** The number of characters in one item of `texts`. */
export const textLength = 400_000

const texts = Array.from({ length: 24 }, (_, index) => ({
  _id: `text-${index}`,
  number: index,
  text: "a".repeat(textLength)
}))

const tables = Array.from({ length: 40 }, (_, index) => ({
  _id: `table-${index}`,
  rows: Array.from({ length: 300 }, (_, row) => row),
  columns: Array.from({ length: 300 }, (_, column) => column * 2),
  cells: Array.from({ length: 300 }, (_, cell) => `cell ${cell}`),
  settings: Object.fromEntries(Array.from({ length: 300 }, (_, key) => [`key${key}`, key]))
}))

const codes = Array.from({ length: 1000 }, (_, index) => ({ _id: `code-${index}`, code: `code ${index}` }))

const lists = [{ _id: "list", name: "a list" }]

export const clientId = "shop"

export const member = { email: "reader@shop.example", password: "a long password" }

/** A site whose visitors may read and write everything, with long strings, long arrays and a unique field. */
export const seed: Seed = {
  clients: [{ clientId, origins: [], redirectUris: [], allowLoopback: true }],
  members: [member],
  collections: [
    { id: "books", permissions: everyone, items: books },
    { id: "texts", permissions: everyone, items: texts },
    { id: "tables", permissions: everyone, items: tables },
    {
      id: "codes",
      permissions: everyone,
      indexes: [{ fields: [{ fieldName: "code" }], unique: true }],
      items: codes
    },
    {
      id: "lists",
      permissions: everyone,
      fields: { books: { type: "MULTI_REFERENCE", referencedCollectionId: "books" } },
      items: lists
    },
    { id: "scrap", permissions: everyone, items: [] }
  ]
}
