import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { CollectionTable, Pager, useCollection, usePager } from "@portico/react"
import { CollectionTableParts, type Columns, DataErrorView, problemOfInvalid } from "@portico/react/data"
import { expect, waitFor } from "storybook/test"
import { connect } from "../../.storybook/connection.ts"
import preview, { typed } from "../../.storybook/preview.tsx"
import { omitted, titled } from "./invalidItems.ts"

type Titled = typeof titled
const TitledTable = CollectionTable<Titled>

const columns: Columns<Query.Row<Titled>> = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author" },
  { field: "year", header: "Year", sortable: true }
]

/** A table of a typed collection in which some stored items do not match the schema. */
const meta = preview.meta({
  title: "data/CollectionTable/Invalid items",
  component: TitledTable,
  args: { caption: "Books", columns, query: titled }
})

/** The valid rows are shown, and one warning has the number of the others. */
export const Omitted = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(omitted)
    await expect(canvas.getByRole("alert")).toHaveAttribute("data-tone", "warning")
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(6)
    await expect(canvas.queryByRole("rowheader", { name: "Emma" })).toBeNull()
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull()
  }
})

const four = titled.pipe(Query.filter(Filter.in("title", ["Dracula", "Emma", "Great Expectations", "Jane Eyre"])))

/** The warning is announced once: when it appears, and not when the rows are read again. */
export const AnnouncedOnce = meta.story({
  args: { query: typed<Titled>(four) },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent(omitted)
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Sorted by Title, ascending. 2 of 4 items$/)
    const changes: Array<MutationRecord> = []
    const observer = new MutationObserver((records) => void changes.push(...records))
    observer.observe(alert, { attributes: true, characterData: true, childList: true, subtree: true })
    await userEvent.click(canvas.getByRole("button", { name: "Title" }))
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/Sorted by Title, descending/))
    await expect(canvas.getByRole("alert")).toBe(alert)
    await expect(changes.concat(observer.takeRecords())).toEqual([])
    await expect(canvas.getAllByRole("alert")).toHaveLength(1)
    observer.disconnect()
  }
})

/** With an explicit option, the table fails as a read of the query does. */
export const Strict = meta.story({
  args: { query: typed<Titled>(titled.pipe(Query.omitInvalid(false))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/We received an unexpected response/)
    await expect(canvas.getByRole("alert")).toHaveAttribute("data-tone", "danger")
    await expect(canvas.queryAllByRole("rowheader")).toHaveLength(0)
  }
})

/** No item of the page is valid. */
export const All = meta.story({
  args: { query: typed<Titled>(titled.pipe(Query.filter(Filter.in("title", ["Emma", "Dracula"])))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(omitted)
    await expect(canvas.getByText("No items to show.", { selector: "div" })).toBeVisible()
  }
})

/** The rows cannot be read again: the reason replaces the warning. */
export const Stale = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(omitted)
    connect("offline")
    await userEvent.click(canvas.getByRole("button", { name: "Year" }))
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(/offline/))
    await expect(canvas.queryByText(omitted)).toBeNull()
  }
})

function Paged() {
  const pager = usePager(titled, { size: 5 })
  return (
    <CollectionTable
      caption="Books"
      columns={columns}
      footer={<Pager pager={pager} />}
      onListing={pager.observe}
      query={pager.query}
    />
  )
}

/** An item that is not shown still has its position on its page. */
export const WithPager = meta.story({
  render: () => <Paged />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't show 1 item.")
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4)
    await expect(canvas.getByText(/^1–5 of \d+ items$/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }))
    await expect(await canvas.findByRole("rowheader", { name: "Effi Briest" })).toBeVisible()
    await expect(canvas.getByText(/^6–10 of \d+ items$/)).toBeVisible()
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4)
  }
})

function Details() {
  const { listing } = useCollection(titled.pipe(Query.omitInvalid()))
  const problem = listing._tag === "Ready" ? problemOfInvalid(listing.invalid) : undefined
  return problem === undefined ? null : <DataErrorView mode="dev" problem={problem} />
}

/** Developers see the ids of the items and the paths of their invalid values, but no values. */
export const Developers = meta.story({
  render: () => <Details />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(omitted)
    await expect(await canvas.findByText("item = emma")).toBeVisible()
    await expect(canvas.getByText("item = dracula")).toBeVisible()
    await expect(canvas.getAllByText("paths = title")).toHaveLength(2)
    await expect(canvasElement).not.toHaveTextContent("Emma")
  }
})

/** The unstyled parts leave out the same items, and their alert is the warning. */
export const InParts = meta.story({
  render: () => (
    <CollectionTableParts.Root caption="Books" columns={columns} query={titled}>
      <CollectionTableParts.Table />
      <CollectionTableParts.Alert className="note" />
      <CollectionTableParts.Status />
    </CollectionTableParts.Root>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(omitted)
    await expect(canvas.getByRole("alert")).toHaveAttribute("data-problem", "itemsOmitted")
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(6)
  }
})
