import { Selection } from "@portico/react"
import {
  type CellEdit,
  type CellEditing,
  type CellEdits,
  CollectionTableView,
  type Column,
  type ListedItem,
  type Listing,
  PagerView,
  type Paging,
  useColumnLayout
} from "@portico/react/data"
import * as React from "react"
import { expect, fireEvent, fn, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const columns: ReadonlyArray<Column> = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "Year", sortable: true, align: "number" },
  { field: "price", header: "Price", align: "number" }
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
    // A refetch is announced only if it takes longer than a second.
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Updating…"), { timeout: 3000 })
  }
})

/** Two stored items do not match the schema. The others are shown. */
export const InvalidItem = meta.story({
  args: {
    listing: {
      ...ready,
      invalid: [
        { id: "sanditon", paths: ["title"] },
        { id: "lady-susan", paths: ["year", "price"] }
      ]
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't show 2 items.")
    await expect(canvas.getAllByRole("row")).toHaveLength(4)
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
    await expect(canvas.getByRole("rowheader", { name: /^Emma Saving…$/ })).toBeVisible()
    await expect(canvas.getByRole("rowheader", { name: /^Moby-Dick; or, The Whale Not saved: / })).toBeVisible()
  }
})

const priceOf = (item: string, name: string, before: number) => ({
  before: { price: before },
  entry: "12.5",
  field: { label: "Price", name: "price", optional: false, type: "number" as const },
  item,
  name
})

const edits: CellEdits = {
  open: undefined,
  outcome: undefined,
  pending: new Map<string, CellEdit>([
    ['["emma","price"]', { _tag: "Saving", value: 12.5, ...priceOf("emma", "Emma", 10.9) }],
    [
      '["moby-dick","price"]',
      {
        _tag: "Refused",
        problem: { key: "changeForbidden", retryable: false },
        ...priceOf("moby-dick", "Moby-Dick; or, The Whale", 13.9)
      }
    ],
    [
      '["dracula","price"]',
      {
        _tag: "Refused",
        problem: { key: "itemChanged", retryable: true },
        theirs: { price: 9.9 },
        ...priceOf("dracula", "Dracula", 8)
      }
    ]
  ])
}

const editing: CellEditing = {
  edits: () => edits,
  fieldOf: (name) => ({ name, optional: false, type: "number" }),
  send: fn(),
  subscribe: () => () => undefined
}

/** Prices that are edited in their cells: one is being saved, one was refused, and another user changed one. */
export const EditedCells = meta.story({
  args: {
    columns: [columns[0]!, { field: "price", header: "Price", align: "number", editable: true }],
    editing,
    listing: {
      ...ready,
      items: items.map((item, at) => (at === 0 ? { ...item, data: { ...item.data, price: 12.5 } } : item))
    }
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("cell", { name: /^12.5 .*Saving…$/ })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Edit Price of Emma" })).toHaveAttribute("aria-disabled", "true")
    const refused = within(canvas.getByRole("cell", { name: /“12.5” isn't saved. You don't have permission/ }))
    await expect(refused.queryByRole("button", { name: "Try again" })).toBeNull()
    const conflict = within(canvas.getByRole("cell", { name: /“12.5” isn't saved. Someone else changed this value/ }))
    await userEvent.click(conflict.getByRole("button", { name: "Save anyway" }))
    await expect(editing.send).toHaveBeenCalledWith({ _tag: "Retry", key: '["dracula","price"]' })
    await userEvent.click(refused.getByRole("button", { name: "Discard" }))
    await expect(editing.send).toHaveBeenCalledWith({ _tag: "Discard", key: '["moby-dick","price"]' })
  }
})

const noEdits: CellEdits = { ...edits, pending: new Map() }

/** Returns the distance of a text from the right edge of the cell that contains it, in pixels. */
const fromRight = (text: HTMLElement): number => {
  const range = document.createRange()
  range.selectNodeContents(text)
  const cell = text.closest("td, th") ?? text
  return Math.round(cell.getBoundingClientRect().right - range.getBoundingClientRect().right)
}

/** The numbers of a column are aligned by their last digits on a page that runs from right to left, as on other pages. */
export const NumbersRightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    columns: [
      columns[0]!,
      { field: "year", header: "Year", align: "end", footerCell: () => "1854" },
      { field: "price", header: "Price", editable: ({ id }) => id !== "dracula" },
      { id: "born", header: "Birthday of the author", align: "end", value: () => "May 2" }
    ],
    editing: { ...editing, edits: () => noEdits },
    listing: {
      ...ready,
      items: items.map((item, at) => ({ ...item, data: { ...item.data, year: 10 ** at, price: 1.5 * 10 ** at } }))
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Edit Price of Emma" })
    const header = canvas.getByRole("columnheader", { name: "Year" })
    const years = ["1", "10", "100", "1854"].map((name) => canvas.getByRole("cell", { name }))
    await expect([header, ...years].map(fromRight)).toEqual([16, 16, 16, 16, 16])
    const prices = ["1.5", "15", "150"].map((text) => canvas.getByText(text))
    await expect([canvas.getByRole("columnheader", { name: "Price" }), ...prices].map(fromRight)).toEqual([
      16, 16, 16, 16
    ])
    // Other values are at the end of their column, which is the left.
    const [born] = canvas.getAllByText("May 2")
    await expect(fromRight(born!)).toBeGreaterThan(16)
  }
})

/** A table that runs from left to right on a page that runs from right to left. The mark of an edited row is at its start. */
export const LeftToRightInside = meta.story({
  globals: { direction: "rtl" },
  decorators: [
    (Story) => (
      <div dir="ltr">
        <Story />
      </div>
    )
  ],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table")
    await expect(getComputedStyle(table).getPropertyValue("--portico-flip")).toBe("1")
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

const typed = {
  Text: "Emma",
  Number: 1234567.891,
  "Date and time": new Date("2026-02-03T09:15:00Z"),
  Yes: true,
  No: false,
  Nothing: null,
  List: ["classic", "romance"],
  Object: { pages: 474 }
}

/** Values of each type. */
export const AllTypes = meta.story({
  args: {
    caption: "Values",
    columns: [
      { field: "type", header: "Type" },
      { field: "value", header: "Value" }
    ],
    listing: {
      ...ready,
      items: Object.entries(typed).map(([type, value]) => ({ id: type, data: { type, value } })),
      total: 8
    }
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

/** A computed column, a footer with a sum, and a header with an explanation. */
export const ComputedColumn = meta.story({
  args: {
    columns: [
      ...columns,
      {
        id: "age",
        header: "Age",
        headerCell: () => (
          <>
            Age <span style={{ fontWeight: "normal" }}>in 2026</span>
          </>
        ),
        value: ({ data }) => 2026 - Number(data["year"]),
        footerCell: (shown) => `${shown.length} books`
      }
    ]
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Age in 2026" })).toBeVisible()
    await expect(canvas.getByRole("cell", { name: "211" })).toHaveAttribute("data-align", "number")
    await expect(canvas.getByRole("cell", { name: "3 books" })).toBeVisible()
  }
})

/** Each row is named by its title, so screen readers read it when the user moves down another column. */
export const RowHeaders = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "Emma",
      "Moby-Dick; or, The Whale",
      "Dracula"
    ])
  }
})

const remove = fn()

/** Each row has a menu. Its button opens it, the arrow keys and letters move in it, and Escape closes it. */
export const RowActions = meta.story({
  args: {
    columns: [{ field: "title", header: "Title" }],
    rowActions: ({ data }) => [
      { label: "Lend", onSelect: fn() },
      { label: "Move", onSelect: fn(), disabled: true },
      { label: `Remove ${String(data["title"])}`, onSelect: remove, variant: "danger" }
    ]
  },
  play: async ({ canvas, step, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Actions for Emma" })
    await step("opens with a focused action", async () => {
      // A table with many rows would otherwise have as many menus.
      await expect(document.querySelector("[role=menu]")).toBeNull()
      button.focus()
      await userEvent.keyboard("{Enter}")
      const menu = await canvas.findByRole("menu", { name: "Actions for Emma" })
      await expect(within(menu).getByRole("menuitem", { name: "Lend" })).toHaveFocus()
      await expect(button).toHaveAttribute("aria-expanded", "true")
    })
    await step("moves by arrow keys, letters, Home and End", async () => {
      await userEvent.keyboard("{ArrowUp}")
      await expect(canvas.getByRole("menuitem", { name: "Remove Emma" })).toHaveFocus()
      await userEvent.keyboard("{Home}m")
      await expect(canvas.getByRole("menuitem", { name: "Move" })).toHaveFocus()
    })
    await step("closes with Escape, and the button has the focus", async () => {
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"))
      await expect(document.querySelector("[role=menu]")).toBeNull()
      await expect(button).toHaveFocus()
    })
    await step("stays open while something else scrolls, and closes when its button moves", async () => {
      await userEvent.keyboard("{Enter}")
      await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"))
      document.dispatchEvent(new Event("scroll"))
      await expect(canvas.getByRole("menuitem", { name: "Lend" })).toBeVisible()
      button.style.translate = "0 2px"
      document.dispatchEvent(new Event("scroll"))
      button.style.translate = ""
      await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"))
      button.focus()
    })
    await step("runs an action", async () => {
      await userEvent.keyboard("{Enter}{End}{Enter}")
      await expect(remove).toHaveBeenCalledOnce()
      await expect(button).toHaveFocus()
    })
  }
})

const open = fn()

/** An action with an `href` is a link. It can be opened in a new tab, and Space follows it as Enter does. */
export const RowLinks = meta.story({
  args: {
    rowActions: ({ id }) => [
      { label: "Edit", href: `/edit/${id}`, onSelect: open },
      { label: "Archive", href: "/archive", disabled: true }
    ]
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Actions for Emma" })
    button.focus()
    await userEvent.keyboard("{Enter}")
    const edit = await canvas.findByRole("menuitem", { name: "Edit" })
    await expect(edit).toHaveFocus()
    await expect(edit).toHaveAttribute("href", "/edit/emma")
    await expect(canvas.getByRole("menuitem", { name: "Archive" })).not.toHaveAttribute("href")
    // The page of the test must not be left.
    const follow = fn((event: Event) => event.preventDefault())
    edit.addEventListener("click", follow)
    await userEvent.keyboard(" ")
    await expect(follow).toHaveBeenCalledOnce()
    await expect(open).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"))
  }
})

const Choosing = (args: React.ComponentProps<typeof CollectionTableView>) => {
  const [selection, select] = React.useState<Selection.Selection<never>>(Selection.none)
  const controller = {
    ...selectionOf(selection),
    clear: () => select(Selection.none),
    toggle: (id: string) => select((before) => Selection.toggle(before, id)),
    togglePage: (ids: ReadonlyArray<string>) => select(Selection.ofIds(ids))
  }
  return <CollectionTableView {...args} selection={controller} />
}

/** One selection changes one live region, does not move the table, and is one tab stop away from its actions. */
export const SelectionAnnounced = meta.story({
  args: { actions: <button className="portico-button">Lend</button> },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: /^Select Moby-Dick/ })
    const before = box.getBoundingClientRect().top
    await step("announces the number once", async () => {
      await userEvent.click(box)
      await expect(canvas.getByRole("status")).toHaveTextContent(/^1 selected\.$/)
      await expect(box.getBoundingClientRect().top).toBe(before)
    })
    await step("moves the focus to the actions", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Go to the actions" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Lend" })).toHaveFocus()
    })
    await step("moves the focus to the actions from the checkbox of the page", async () => {
      const all = canvas.getByRole("checkbox", { name: "Select all on this page" })
      await userEvent.click(all)
      await expect(all).toHaveFocus()
      await userEvent.tab()
      const button = canvas.getByRole("button", { name: "Go to the actions" })
      await expect(button).toHaveFocus()
      // The button is not covered by the next header.
      const { height, left, top, width } = button.getBoundingClientRect()
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button)
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByText(/^3 selected$/).parentElement).toHaveFocus()
    })
    await step("announces that nothing is selected", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }))
      await expect(canvas.getByRole("status")).toHaveTextContent(/^0 selected\.$/)
    })
  }
})

const paging: Paging = {
  _tag: "Offset",
  index: 0,
  size: 2,
  total: 24,
  tooManyToCount: false,
  shown: 2,
  hasNext: true,
  hasPrevious: false,
  awaited: false,
  unread: false,
  problem: undefined
}

/** The states of a table while a filter is removed. The pager has its page before the table has read the items. */
const withoutFilter: ReadonlyArray<readonly [Listing<ListedItem>, Paging | undefined]> = [
  [{ _tag: "Ready", items: items.slice(2), total: 1, refetching: false }, undefined],
  [{ _tag: "Ready", items: items.slice(2), total: 1, refetching: true }, paging],
  [{ _tag: "Ready", items: items.slice(0, 2), total: 24, refetching: false }, paging],
  [
    { _tag: "Ready", items: items.slice(0, 2), total: 24, refetching: true },
    { ...paging, index: 1, awaited: true }
  ],
  [
    { _tag: "Ready", items: items.slice(1), total: 25, refetching: false },
    { ...paging, index: 1, total: 25 }
  ]
]

/** The table announces the items with which a pager appears. Afterward, the pager announces its pages. */
export const PagerAppears = meta.story({
  render: function Render(args) {
    const [step, setStep] = React.useState(0)
    const [listing, pages] = withoutFilter[step] ?? [ready, paging]
    const noop = () => {}
    return (
      <CollectionTableView
        {...args}
        footer={pages && <PagerView onGoTo={noop} onNext={noop} onPrevious={noop} paging={pages} />}
        listing={listing}
        toolbar={
          <button className="portico-button" onClick={() => setStep(step + 1)}>
            Continue
          </button>
        }
      />
    )
  },
  play: async ({ canvas, step, userEvent }) => {
    const continued = () => userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    const spoken = () => canvas.getAllByRole("status").map(({ textContent }) => textContent)
    await expect(spoken()).toEqual(["1 item"])
    await step("announces the items that were read while the pager appeared", async () => {
      await continued()
      await canvas.findByRole("navigation")
      await expect(spoken()).toEqual(["", "1 item"])
      await continued()
      await expect(spoken()).toEqual(["", "2 of 24 items"])
    })
    await step("leaves the next page to the pager", async () => {
      await continued()
      await continued()
      await expect(spoken()).toEqual(["Page 2 of 13. 3–4 of 25 items", ""])
    })
  }
})

/** The user hides, moves and resizes columns by keyboard, and resets them. */
export const ColumnList = meta.story({
  render: function Render(args) {
    return <CollectionTableView {...args} columnLayout={useColumnLayout()} />
  },
  play: async ({ canvas, step, userEvent }) => {
    const headers = () => canvas.getAllByRole("columnheader").map(({ textContent }) => textContent)
    await userEvent.click(await canvas.findByRole("button", { name: "Columns" }))
    await step("hides a column", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Author" }))
      await expect(headers()).toEqual(["Title", "Year", "Price"])
    })
    await step("moves a column, keeps the focus, and announces its position", async () => {
      const later = canvas.getByRole("button", { name: "Move Year later" })
      later.focus()
      await userEvent.keyboard("{Enter}")
      await expect(headers()).toEqual(["Title", "Price", "Year"])
      await expect(canvas.getByRole("button", { name: "Move Year later" })).toHaveFocus()
      await expect(canvas.getByRole("status")).toHaveTextContent("Year is column 3 of 3.")
    })
    await step("resizes a column from its current width", async () => {
      const title = canvas.getAllByRole("columnheader")[0]!
      const slider = canvas.getByRole<HTMLInputElement>("slider", { name: "Width of Title" })
      const width = title.getBoundingClientRect().width
      await waitFor(() => expect(Math.abs(slider.valueAsNumber - width)).toBeLessThanOrEqual(8))
      slider.focus()
      await fireEvent.change(slider, { target: { value: String(slider.valueAsNumber + 40) } })
      await waitFor(() => expect(title.getBoundingClientRect().width - width).toBeGreaterThan(24))
    })
    await step("pins a column, keeps the focus, and announces it", async () => {
      const pin = canvas.getByRole("combobox", { name: "Pin Title" })
      pin.focus()
      await userEvent.selectOptions(pin, "At the end")
      await expect(headers()).toEqual(["Price", "Year", "Title"])
      await expect(canvas.getByRole("combobox", { name: "Pin Title" })).toHaveFocus()
      await expect(canvas.getByRole("status")).toHaveTextContent("Title is pinned at the end. Title is column 3 of 3.")
    })
    await step("resets the columns, and announces it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset columns" }))
      await expect(headers()).toEqual(["Title", "Author", "Year", "Price"])
      await expect(canvas.getByRole("status")).toHaveTextContent("The columns are reset.")
    })
  }
})
