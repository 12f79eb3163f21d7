import { ItemForm, PatchForm } from "@portico/react"
import * as React from "react"
import { Books } from "../Catalog.ts"

export interface BookEditorProps {
  /** The id of the book, or `undefined` for a new one. */
  readonly id: string | undefined
}

const fields = [
  { name: "title" },
  { name: "author" },
  { name: "price" },
  { name: "stock", hint: "Number of copies." },
  { name: "year" },
  { name: "pages" },
  { name: "language", hint: "Language code, such as en, fr or ru." },
  { name: "tags" },
  { name: "description", long: true },
  { name: "addedAt" }
] as const

const counted = ["price", "stock", "tags"] as const

/** Lets an editor add a book or edit one. Price and stock can also be changed by an amount. */
export function BookEditor({ id }: BookEditorProps) {
  // The default of `addedAt` is the time at which the form was opened.
  const [defaults] = React.useState(() => ({ addedAt: new Date(), language: "en", stock: 1, tags: [] }))
  return (
    <div className="book-editor">
      <ItemForm
        collection={Books}
        defaults={defaults}
        fields={fields}
        id={id}
        title={id === undefined ? "Add a book" : "Edit a book"}
      />
      {id !== undefined && (
        <details>
          <summary>Adjust price and stock</summary>
          <PatchForm collection={Books} fields={counted} id={id} title="Price and stock" />
        </details>
      )}
    </div>
  )
}
