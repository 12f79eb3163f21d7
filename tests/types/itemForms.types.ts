/** What the compiler accepts and refuses of forms and details of a typed collection. Checked by `tsc`, never run. */
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { ItemDetail, ItemForm, PatchForm, useItemForm, useReferences } from "@portico/react"
import * as Schema from "effect/Schema"

const Books = Collection.make(
  "books",
  Schema.Struct({ title: Schema.String, price: Schema.Finite, author: Schema.String }),
  { references: { author: "authors", reviews: "reviews" } }
)

export const forms = () => [
  ItemForm({ collection: Books, fields: ["title", { name: "price", label: "Price" }, "reviews"] }),
  ItemForm({ collection: "books", fields: ["whatever"] }),
  ItemDetail({ collection: Books, fields: ["title"], id: "emma", title: "Emma" }),
  PatchForm({ collection: Books, fields: ["price"], id: "emma" }),
  // @ts-expect-error there is no such field
  ItemForm({ collection: Books, fields: ["nope"] }),
  // @ts-expect-error there is no such field, whatever it is to be called
  ItemForm({ collection: Books, fields: [{ name: "nope", label: "Nope" }] }),
  // @ts-expect-error the provider keeps it
  ItemForm({ collection: Books, fields: ["_updatedDate"] }),
  // @ts-expect-error a price is a number
  ItemForm({ collection: Books, defaults: { price: "9" } }),
  // @ts-expect-error a price has no beginning
  ItemForm({ collection: Books, condition: Filter.startsWith("price", "9") }),
  // @ts-expect-error there is no such field
  ItemDetail({ collection: Books, fields: ["nope"], id: "emma", title: "Emma" }),
  // @ts-expect-error there is no such field
  PatchForm({ collection: Books, fields: ["nope"], id: "emma" })
]

export const useForms = () => {
  const form = useItemForm(Books, { id: "emma" })
  form.change("price", "9")
  // @ts-expect-error there is no such field
  form.change("nope", "9")
  // @ts-expect-error a title refers to nothing
  useReferences(Books, "title", "emma")
  return useReferences(Books, "reviews", "emma")
}
