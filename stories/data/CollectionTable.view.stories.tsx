import { Selection } from "@portico/react"
import { CollectionTableView, type Column, type ListedItem, type Listing } from "@portico/react/data"
import * as React from "react"
import { expect, fn } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const columns: ReadonlyArray<Column> = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "Year", sortable: true, align: "end" },
  { field: "price", header: "Price", align: "end" }
]

const items: ReadonlyArray<ListedItem> = [
  { id: "emma", data: { title: "Emma", author: "Jane Austen", year: 1815, price: 10.9 } },
  { id: "moby-dick", data: { title: "Moby-Dick; or, The Whale", author: "Herman Melville", year: 1851, price: 13.9 } },
  { id: "dracula", data: { title: "Dracula", author: "Bram Stoker", year: 1897, price: 9.9 } }
]

const ready: Listing<ListedItem> = { _tag: "Ready", items, total: 24, refetching: false }

const singleItem = (data: ListedItem["data"]): Listing<ListedItem> => ({
  _tag: "Ready",
  items: [{ id: "1", data }],
  total: 1,
  refetching: false
})

/** Every state of a table of items, rendered without a client. `CollectionTable` shows the same states. */
const meta = preview.meta({
  title: "data/CollectionTable/States",
  component: CollectionTableView,
  args: { caption: "Books", columns, listing: ready, onRetry: fn(), onSort: fn(), timeZone: "UTC" }
})

/** The first response is pending. */
export const Loading = meta.story({
  args: { listing: { _tag: "Loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Books" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Books…")
  }
})

/** Some of the items. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(4)
    await expect(canvas.getByRole("status")).toHaveTextContent("3 of 24 items")
  }
})

/** The headers show the sort order and change it. */
export const Sorted = meta.story({
  args: { sorting: { field: "year", order: "DESC" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("columnheader", { name: "Year" })).toHaveAttribute("aria-sort", "descending")
    await userEvent.click(canvas.getByRole("button", { name: "Title" }))
    await expect(args.onSort).toHaveBeenCalledOnce()
    await expect(args.onSort).toHaveBeenCalledWith("title")
  }
})

/** No items match. */
export const Empty = meta.story({ args: { listing: { _tag: "Ready", items: [], total: 0, refetching: false } } })

/** Newer items are loading, and the old ones stay visible. */
export const Refetching = meta.story({
  args: { listing: { _tag: "Ready", items, total: 24, refetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Emma")).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent("Updating…")
  }
})

/** Newer items could not be loaded, and the old ones stay. */
export const Stale = meta.story({
  args: {
    listing: {
      _tag: "Ready",
      items,
      total: 24,
      refetching: false,
      problem: { key: "offline", retryable: true }
    }
  }
})

/** No items could be loaded. */
export const Failed = meta.story({
  args: {
    listing: {
      _tag: "Failed",
      problem: { key: "serverError", retryable: true, requestId: "5f3a-77b1" },
      refetching: false
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong on our end")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

/** A retry succeeded. The button disappears, and the focus moves to the items. */
export const FailedThenReady = meta.story({
  render: function Render(args) {
    const [listing, setListing] = React.useState<Listing<ListedItem>>({
      _tag: "Failed",
      problem: { key: "unreachable", retryable: true },
      refetching: false
    })
    return <CollectionTableView {...args} listing={listing} onRetry={() => setListing(ready)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(canvas.queryByRole("alert")).toBeNull()
    await expect(canvas.getByRole("region", { name: "Books" })).toHaveFocus()
  }
})

/** An edit is being saved, and another one was refused. Both have markers at the edge of their cells. */
export const Edits = meta.story({
  args: {
    listing: {
      ...ready,
      items: [
        { ...items[0]!, edit: { _tag: "Saving", changes: {} } },
        { ...items[1]!, edit: { _tag: "Refused", problem: { key: "changeForbidden", retryable: false } } },
        items[2]!
      ]
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: /^Emma Saving…$/ })).toBeVisible()
    await expect(canvas.getByRole("cell", { name: /^Moby-Dick; or, The Whale Not saved: / })).toBeVisible()
  }
})

const selectionOf = (selection: Selection.Selection<never>) => ({
  selection,
  count: Selection.count(selection),
  clear: fn(),
  select: fn(),
  selectAllMatching: fn(),
  observe: fn(),
  toggle: fn(),
  togglePage: fn()
})

/** A whole page is selected. The checkboxes do not make the rows higher. */
export const PageSelected = meta.story({
  args: {
    actions: <button className="portico-button">Lend</button>,
    selection: selectionOf(Selection.ofIds(items.map(({ id }) => id)))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 selected")).toBeVisible()
    const row = canvas.getByRole("row", { name: /^Select Emma/ })
    if (innerWidth >= 640 && getComputedStyle(row).fontSize === "16px") {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(49)
    }
  }
})

/** Another component shows the number of selected items. The bar only offers to select all matching items. */
export const SelectionShownElsewhere = meta.story({
  args: { selection: selectionOf(Selection.ofIds(items.map(({ id }) => id))), selectionBar: "matching" }
})

/** Values of each type. */
export const AllTypes = meta.story({
  args: {
    columns: ["text", "number", "date", "yes", "no", "nothing", "list", "object"].map((field) => ({
      field,
      header: field
    })),
    listing: singleItem({
      text: "Emma",
      number: 1234567.891,
      date: new Date("2026-02-03T09:15:00Z"),
      yes: true,
      no: false,
      nothing: null,
      list: ["classic", "romance"],
      object: { pages: 474 }
    })
  }
})

/** Values are shown as text: markup is not interpreted, and long values do not change the layout. */
export const LongContent = meta.story({
  args: {
    columns: ["markup", "word", "megabyte"].map((field) => ({ field, header: field })),
    listing: singleItem({
      markup: "<img src=x onerror=\"document.title='owned'\"> <b>not bold</b>",
      word: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2),
      megabyte: "All work and no play. ".repeat(50_000)
    })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/<b>not bold<\/b>/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Show more" }).at(-1)!)
    await expect(canvas.getByText(/more characters not shown/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Show less" }))
  }
})
