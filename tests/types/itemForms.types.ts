/** Forms and details of a typed collection that must or must not compile. Checked by `tsc`, never run. */
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import {
  ItemDetail,
  ItemForm,
  PatchForm,
  ReferencePicker,
  useItem,
  useItemForm,
  useItemInsert,
  usePatch,
  useReferencePicker,
  useReferences
} from "@portico/react"
import { ItemFormParts, PatchFormParts, ItemDetailParts, ReferencePickerParts } from "@portico/react/data"
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
  // @ts-expect-error there is no such field, even with a label
  ItemForm({ collection: Books, fields: [{ name: "nope", label: "Nope" }] }),
  // @ts-expect-error it is a system field
  ItemForm({ collection: Books, fields: ["_updatedDate"] }),
  // @ts-expect-error a price is a number
  ItemForm({ collection: Books, defaults: { price: "9" } }),
  // @ts-expect-error a price is not a string
  ItemForm({ collection: Books, condition: Filter.startsWith("price", "9") }),
  // @ts-expect-error there is no such field
  ItemDetail({ collection: Books, fields: ["nope"], id: "emma", title: "Emma" }),
  // @ts-expect-error there is no such field
  PatchForm({ collection: Books, fields: ["nope"], id: "emma" }),
  // @ts-expect-error a price is not a string
  PatchForm({ collection: Books, id: "emma", options: { condition: Filter.startsWith("price", "9") } })
]

export const parts = () => [
  ItemFormParts.Root({ collection: Books, children: undefined, fields: ["title"] }),
  ItemDetailParts.Root({ collection: Books, children: undefined, fields: ["reviews"], id: "emma" }),
  PatchFormParts.Root({ collection: Books, children: undefined, fields: ["price"], id: "emma" }),
  // @ts-expect-error there is no such field
  ItemFormParts.Root({ collection: Books, children: undefined, fields: ["nope"] }),
  // @ts-expect-error there is no such field
  ItemDetailParts.Root({ collection: Books, children: undefined, fields: ["nope"], id: "emma" }),
  // @ts-expect-error there is no such field
  PatchFormParts.Root({ collection: Books, children: undefined, fields: ["nope"], id: "emma" })
]

const look = { item: "emma", label: "Reviews", labelField: "title", target: "reviews" } as const

export const references = () => [
  ReferencePicker({ ...look, collection: Books, field: "reviews" }),
  // @ts-expect-error a title refers to nothing
  ReferencePicker({ ...look, collection: Books, field: "title" })
]

export const useItems = () => {
  const { state } = useItem(Books, "emma")
  const price: number | undefined = state._tag === "Ready" ? state.item.data.price : undefined
  // @ts-expect-error a book has no such field
  const nope: unknown = state._tag === "Ready" ? state.item.data.nope : undefined
  const { patch } = usePatch(Books, "emma")
  patch(Patch.empty.pipe(Patch.set("price", 9)))
  // @ts-expect-error there is no such field
  patch(Patch.empty.pipe(Patch.set("nope", 9)))
  // @ts-expect-error a price is a number
  patch(Patch.empty.pipe(Patch.set("price", "9")))
  // @ts-expect-error a title cannot be incremented
  patch(Patch.empty.pipe(Patch.increment("title", 1)))
  const { insert } = useItemInsert(Books)
  insert({ title: "Emma", price: 9, author: "austen" })
  // @ts-expect-error a book requires a price
  insert({ title: "Emma", author: "austen" })
  useItemForm(Books, { onSaved: ({ data }) => data.price.toFixed(2) })
  // @ts-expect-error a price is a number
  useItemForm(Books, { onSaved: ({ data }) => data.price.toUpperCase() })
  return { nope, price }
}

export const useForms = () => {
  const form = useItemForm(Books, { id: "emma" })
  form.change("price", "9")
  // @ts-expect-error there is no such field
  form.change("nope", "9")
  form.choose("price", "theirs")
  // @ts-expect-error there is no such field
  form.choose("nope", "theirs")
  // @ts-expect-error a title refers to nothing
  useReferences(Books, "title", "emma")
  return useReferences(Books, "reviews", "emma")
}

const choice = { label: "Book", onChange: () => {}, target: Books, value: [] } as const

export const labels = () => [
  ReferencePicker({ ...choice, labelField: "title" }),
  ReferencePicker({ ...choice, labelField: "whatever", target: "books" }),
  // @ts-expect-error -- books have no such field
  ReferencePicker({ ...choice, labelField: "nope" }),
  ReferencePickerParts.Root({ ...choice, children: null, labelField: "title" }),
  // @ts-expect-error -- books have no such field
  ReferencePickerParts.Root({ ...choice, children: null, labelField: "nope" }),
  useReferencePicker(Books, { labelField: "title" }),
  // @ts-expect-error -- books have no such field
  useReferencePicker(Books, { labelField: "nope" })
]

const Shelves = Collection.make("shelves", Schema.Struct({ name: Schema.String }), { references: { first: Books } })

export const labelsInForms = () => [
  ItemForm({ collection: Shelves, fields: ["name", { name: "first", labelField: "title" }] }),
  ItemForm({ collection: Books, fields: [{ name: "author", labelField: "whatever" }] }),
  ItemForm({ collection: "shelves", fields: [{ name: "first", labelField: "whatever", target: "books" }] }),
  // @ts-expect-error the referenced books have no such field
  ItemForm({ collection: Shelves, fields: [{ name: "first", labelField: "nope" }] })
]
