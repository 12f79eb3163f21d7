import { describe, expect, it } from "vitest"
import { fieldsOf } from "@portico/react"
import * as Schema from "effect/Schema"
import { BookEntries, Books } from "../../packages/storefront/src/Catalog.ts"
import { labeled } from "../../packages/storefront/src/parts/labeled.ts"

const emma = {
  title: "Emma",
  author: "Jane Austen",
  year: 1815,
  price: 10.9,
  language: "en",
  pages: 474,
  stock: 7,
  tags: ["classic"],
  description: "Emma arranges everyone's life but her own.",
  addedAt: new Date(0)
}

const isEntry = (changes: object) => Schema.is(BookEntries.schema)({ ...emma, ...changes })

describe("a book as an editor enters it", () => {
  it.each([0, 0.07, 1.1, 9.95, 10.9, 19.99, 1234.56])("can have the price %d", (price) => {
    expect(isEntry({ price })).toBe(true)
  })

  it.each([{ price: -0.01 }, { price: 10.123 }, { stock: -1 }, { stock: 1.5 }, { title: " " }, { author: "" }])(
    "cannot have %o",
    (change) => {
      expect(isEntry(change)).toBe(false)
    }
  )

  it("can be read with any numbers, so that one book does not make a list fail", () => {
    expect(Schema.is(Books.schema)({ ...emma, price: -1, stock: -3 })).toBe(true)
  })

  it("has labels in the language of the shop for imports and exports", () => {
    const labels = fieldsOf(labeled(BookEntries, { title: "Titel", price: "Preis (€)" }))

    expect(labels.slice(0, 3).map(({ label, name }) => [name, label])).toEqual([
      ["title", "Titel"],
      ["author", "Author"],
      ["year", "First edition"]
    ])
    expect(labels.find(({ name }) => name === "price")?.label).toBe("Preis (€)")
  })
})
