import { BulkActions, Selection } from "@portico/react"
import type { BulkAction } from "@portico/react/data"
import { expect, waitFor, within } from "storybook/test"
import { type PlayOf, typed } from "../../.storybook/preview.tsx"

export const StockActions = BulkActions<string>

export type Play = PlayOf<typeof StockActions>

export const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `copy-${String(from + index).padStart(4, "0")}`)

export const remove: ReadonlyArray<BulkAction<string>> = [{ operation: "remove" }]

/** Removes the items without a confirmation. */
export const removeAtOnce: ReadonlyArray<BulkAction<string>> = [{ operation: "remove", confirms: false }]

export const add = (items: ReadonlyArray<object>, label = "Add books"): ReadonlyArray<BulkAction<string>> => [
  { operation: "insert", items, label }
]

/** Empties the collection. */
export const truncate = typed<ReadonlyArray<BulkAction<string>>>([{ operation: "truncate" }])

/** Props that select three copies of a book, and remove them without a confirmation. */
export const selectedCopies = {
  actions: typed(removeAtOnce),
  collection: typed<string>("stock"),
  name: "Stock",
  selection: typed<Selection.Selection>(Selection.ofIds(ids(3)))
}

/** Props that select reviews by several members, including Ada. */
export const withReviews = {
  collection: typed<string>("reviews"),
  name: "Reviews",
  selection: typed<Selection.Selection>(Selection.ofIds(["review-01", "review-02", "review-03", "review-04"]))
}

export const press = ({ canvas, userEvent }: Play, name: string | RegExp) =>
  userEvent.click(canvas.getByRole("button", { name }))

/** Checks that an alert with the reason takes the focus. */
export const expectAlert = async ({ canvas }: Play, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await waitFor(() => expect(alert).toHaveFocus())
}

/** Returns the text content of the report's rows. */
export const rowsOf = (canvas: Play["canvas"]) =>
  within(canvas.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent)
