import { ItemForm, PatchForm } from "@portico/react"
import * as React from "react"
import { BookEntries } from "../Catalog.ts"
import { type BookField, useBookLabels } from "../parts/useBookFields.ts"
import { useShop } from "../words/useShop.ts"

export interface BookEditorProps {
  /** The id of the book, or `undefined` for a new one. */
  readonly id: string | undefined
}

const names = [
  "title",
  "author",
  "price",
  "stock",
  "year",
  "pages",
  "language",
  "tags",
  "description",
  "addedAt"
] as const satisfies ReadonlyArray<BookField>

const counted = ["price", "stock", "tags"] as const

/** Lets an editor add a book or edit one. Price and stock can also be changed by an amount. */
export function BookEditor({ id }: BookEditorProps) {
  const { words } = useShop()
  const labels = useBookLabels()
  // The default of `addedAt` is the time at which the form was opened.
  const [defaults] = React.useState(() => ({ addedAt: new Date(), language: "en", stock: 1, tags: [] }))
  const fields = React.useMemo(() => {
    const hints: Partial<Record<BookField, string>> = {
      language: words.staff.languageHint,
      stock: words.staff.stockHint
    }
    return names.map((name) => ({ name, label: labels[name], hint: hints[name], long: name === "description" }))
  }, [labels, words])
  const amounts = React.useMemo(() => counted.map((name) => ({ name, label: labels[name] })), [labels])
  return (
    <div className="book-editor">
      <ItemForm
        collection={BookEntries}
        defaults={defaults}
        fields={fields}
        id={id}
        title={id === undefined ? words.staff.addABook : words.staff.editBook}
      />
      {id !== undefined && (
        <details>
          <summary>{words.staff.adjust}</summary>
          <PatchForm collection={BookEntries} fields={amounts} id={id} title={words.staff.priceAndStock} />
        </details>
      )}
    </div>
  )
}
