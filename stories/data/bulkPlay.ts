import { BulkActions, Selection } from "@portico/react"
import type { BulkAction } from "@portico/react/data"
import { expect, waitFor, within } from "storybook/test"
import { type PlayOf, typed } from "../../.storybook/preview.tsx"

export const StockActions = BulkActions<string>

export type Play = PlayOf<typeof StockActions>

export const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `copy-${String(from + index).padStart(4, "0")}`)

export const remove: ReadonlyArray<BulkAction<string>> = [{ operation: "remove" }]

/** Nobody is asked: stories of what comes after that. */
export const removeAtOnce: ReadonlyArray<BulkAction<string>> = [{ operation: "remove", confirms: false }]

export const add = (items: ReadonlyArray<object>, label = "Add books"): ReadonlyArray<BulkAction<string>> => [
  { operation: "insert", items, label }
]

/** What empties the whole collection. */
export const truncate = typed<ReadonlyArray<BulkAction<string>>>([{ operation: "truncate" }])

/** Three copies of a book are selected, and nobody is asked. */
export const chosen = {
  actions: typed(removeAtOnce),
  collection: typed<string>("stock"),
  name: "Stock",
  selection: typed<Selection.Selection>(Selection.ofIds(ids(3)))
}

/** Reviews, of which not all are Ada's. */
export const withReviews = {
  collection: typed<string>("reviews"),
  name: "Reviews",
  selection: typed<Selection.Selection>(Selection.ofIds(["review-01", "review-02", "review-03", "review-04"]))
}

export const press = ({ canvas, userEvent }: Play, name: string | RegExp) =>
  userEvent.click(canvas.getByRole("button", { name }))

/** Says why in an alert that takes the focus. */
export const expectAlert = async ({ canvas }: Play, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await waitFor(() => expect(alert).toHaveFocus())
}

/** The rows of the report, as they read. */
export const rowsOf = (canvas: Play["canvas"]) =>
  within(canvas.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent)
