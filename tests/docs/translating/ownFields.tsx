import * as Collection from "@portico/client/data/Collection"
import { FilterBuilder, ItemForm } from "@portico/react"
import * as Schema from "effect/Schema"

const Books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Finite }))

/** The names of the fields for users, in the language of the page. */
export const fields = [
  { name: "title", label: "Titel" },
  { name: "price", label: "Preis" }
] as const

export function GermanBooks() {
  return (
    <>
      <FilterBuilder collection={Books} fields={fields} />
      <ItemForm collection={Books} fields={fields} />
    </>
  )
}
