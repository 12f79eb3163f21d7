// @ts-check
// The books of the seed that all examples start with.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/root.mjs"

/** @typedef {{ _id: string, title: string, year: number, price: number }} Book */

/** @type {{ collections: ReadonlyArray<{ id: string, items: ReadonlyArray<Book> }> }} */
const { collections } = JSON.parse(readFileSync(join(root, "examples/seed.json"), "utf8"))

const books = collections.find(({ id }) => id === "books")?.items ?? []

/** The first books by their titles. @param {number} count */
export const firstByTitle = (count) =>
  books.toSorted((one, other) => (one.title < other.title ? -1 : 1)).slice(0, count)

/** The cheapest books. @param {number} count */
export const cheapest = (count) => books.toSorted((one, other) => one.price - other.price).slice(0, count)
