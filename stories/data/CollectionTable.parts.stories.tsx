import * as Query from "@portico/client/data/Query"
import { useSelection } from "@portico/react"
import { CollectionTableParts } from "@portico/react/data"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5), Query.returnTotalCount())

const columns = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author" }
] as const

const Composed = () => {
  const selection = useSelection(books)
  return (
    <CollectionTableParts.Root
      caption="Books"
      columns={columns}
      data-page="lending"
      query={books}
      selection={selection}
    >
      {/* The page sets the size of the checkboxes, which are smaller than a touch target in browsers. */}
      <style>{"[data-page=lending] [type=checkbox] { inline-size: 1.5rem; block-size: 1.5rem }"}</style>
      <CollectionTableParts.Table>No books today.</CollectionTableParts.Table>
      <CollectionTableParts.SelectionBar>
        <button type="button">Lend</button>
      </CollectionTableParts.SelectionBar>
      <CollectionTableParts.Alert />
      <CollectionTableParts.Footer />
      <CollectionTableParts.Status className="visually-hidden" />
    </CollectionTableParts.Root>
  )
}

/** The unstyled parts of a table, in a custom order. */
const meta = preview.meta({ title: "data/CollectionTable/Parts", component: Composed })

export const TableParts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("checkbox")).toHaveLength(6))
    await userEvent.click(canvas.getAllByRole("checkbox")[1]!)
    await expect(canvas.getByRole("button", { name: "Lend" })).toBeVisible()
    await expect(document.querySelector("[class*=portico-table]")).toBeNull()
  }
})
