import * as Query from "@portico/client/data/Query"
import { BulkActions, CollectionTable, Pager, SortMenu, useBulk, usePager, useSelection, useSort } from "@portico/react"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { atShelf, Shelf } from "./shelf.ts"
import { books } from "./tablePlay.ts"
import { Page } from "./togetherPage.tsx"

/** A table with other components that show or change the same collection. */
const meta = preview.meta({ title: "data/CollectionTable/With other components", component: Page })

const columns = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "Year", sortable: true }
] as const

const fields = columns.map(({ field, header }) => ({ field, label: header }))

function Sorted() {
  const sort = useSort(books)
  return (
    <Page>
      <SortMenu fields={fields} multiple sort={sort} />
      <CollectionTable caption="Books" columns={columns} query={sort.query} sort={sort} />
    </Page>
  )
}

/** A menu and the headers share one sort order. Both show each change, and only the one that was used announces it. */
export const SharedSortOrder = meta.story({
  render: () => <Sorted />,
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findAllByRole("cell")
    const menu = () => canvas.getByLabelText("Sort by", { selector: "select" })
    await step("sorts with the menu, and shows the order in the header", async () => {
      await userEvent.selectOptions(menu(), "Author")
      await userEvent.selectOptions(canvas.getByLabelText("Then by"), "Year")
      await expect(canvas.getByRole("columnheader", { name: "Author" })).toHaveAttribute("aria-sort", "ascending")
      await expect(canvas.getByText("Sorted by Author, ascending, then Year, ascending")).toBeInTheDocument()
      await expect(await canvas.findByText(/^8 of \d+ items$/, { selector: "output" })).toBeInTheDocument()
    })
    await step("reverses the order with the header, and preserves the second field in the menu", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Author" }))
      await expect(menu()).toHaveValue("author")
      await expect(canvas.getByRole("button", { name: "Author: descending. Reverse order" })).toBeVisible()
      await expect(await canvas.findByText(/^Sorted by Author, descending\. 8 of/)).toBeInTheDocument()
      await expect(canvas.getAllByText(/^Sorted by/)).toHaveLength(1)
    })
    await step("sorts by another header alone, and shows it in the menu", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Title" }))
      await expect(menu()).toHaveValue("title")
      await expect(await canvas.findByText(/^Sorted by Title, ascending\. 8 of/)).toBeInTheDocument()
      await expect(canvas.getAllByText(/^Sorted by/)).toHaveLength(1)
    })
  }
})

const byCursor = Query.from(Shelf).pipe(Query.ascending("title"), Query.limit(2), Query.byCursor)
const titles = [{ field: "title", header: "Title", sortable: true }] as const

function PagedByCursor() {
  const pager = usePager(byCursor)
  return (
    <CollectionTable
      caption="Shelf"
      columns={titles}
      footer={<Pager pager={pager} />}
      onListing={pager.observe}
      query={pager.query}
    />
  )
}

/** The user sorts on the second page. The new sort order starts at its first page. */
export const SortedOnPageTwo = meta.story({
  parameters: atShelf(),
  render: () => <PagedByCursor />,
  play: async ({ canvas, step, userEvent }) => {
    const shown = () => canvas.getAllByRole("row").flatMap((row) => row.querySelector("[scope=row]")?.textContent ?? [])
    const press = (name: RegExp) => userEvent.click(canvas.getByRole("button", { name }))
    await waitFor(() => expect(shown()).toHaveLength(2))
    const first = shown()
    await press(/Next/)
    await waitFor(() => expect(shown()).not.toEqual(first))
    await step("starts at the first page of the reversed order", async () => {
      await press(/^Title/)
      await waitFor(() => expect(shown()).toEqual(["Sense and Sensibility", "Persuasion"]))
    })
    await step("continues with the second page", async () => {
      await press(/Next/)
      await waitFor(() => expect(shown()).toEqual(["Odd", "Emma"]))
    })
  }
})

const shelf = Query.from(Shelf).pipe(Query.ascending("title"), Query.limit(2), Query.returnTotalCount())
const priced = [
  { field: "title", header: "Title" },
  { field: "price", header: "Price" }
] as const
const removal = [{ operation: "remove" }] as const

function Bulk() {
  const pager = usePager(shelf)
  const { start } = useBulk(Shelf, "remove")
  const selection = useSelection(shelf)
  return (
    <Page>
      <BulkActions
        actions={removal}
        collection={Shelf}
        name="books"
        onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
        selection={selection.selection}
      />
      <button className="portico-button" onClick={() => start(["emma"])} type="button">
        Sell Emma
      </button>
      <CollectionTable
        caption="Shelf"
        columns={priced}
        footer={<Pager pager={pager} />}
        onListing={pager.observe}
        query={pager.query}
        selection={selection}
        selectionBar="matching"
      />
    </Page>
  )
}

/** With a bar for bulk actions and a pager, each number is shown once. */
export const BulkAndPager = meta.story({
  parameters: atShelf(),
  render: () => <Bulk />,
  play: async ({ canvas, step, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("checkbox")).toHaveLength(3))
    await expect(canvas.getByText("1–2 of 5 items")).toBeVisible()
    await expect(canvas.queryByText("2 of 5 items", { selector: "p" })).toBeNull()
    await step("offers in the table only to select all matching items", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select all on this page" }))
      await expect(canvas.getAllByText(/^2 .*selected$/)).toHaveLength(1)
      await expect(canvas.getAllByRole("button", { name: /^Clear/ })).toHaveLength(1)
    })
    await step("focuses the rows after the selection, and shows the number in the other bar", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Select all 5 matching items" }))
      await expect(canvas.getByRole("region", { name: "Shelf" })).toHaveFocus()
      await expect(canvas.queryByRole("button", { name: /matching items/ })).toBeNull()
      await expect(canvas.getByText(/5.*selected$|selected.*5$/)).toBeVisible()
    })
    await step("removes items that were sold in the meantime from the selection", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Sell Emma" }))
      await expect(await canvas.findByText(/4.*selected$|selected.*4$/)).toBeVisible()
    })
  }
})
