/** Pages with one table of eight columns each: our own and two others. */
import * as Peers from "./Peers.ts"

/** A table and its page. */
export interface Candidate {
  readonly name: string
  readonly code: string
  /** The folder from which its imports are resolved. */
  readonly folder?: string
  /** Whether its values have limits. */
  readonly own: boolean
  /** The numbers of rows to measure. */
  readonly counts: ReadonlyArray<number>
  /** A note for readers of the results. */
  readonly told?: string
  /** The selector of its rows, without placeholders. */
  readonly rows: string
  /** The element that is clicked ten times, and its name in the results. */
  readonly pressed?: { readonly button: string; readonly called: string }
}

/**
 * The page defines `clear()`, which removes the table, and `show(count)`, which renders a new one. Its filter is a controlled input: each keystroke filters the first
 * 10,000 rows before the table renders them, as most pages do.
 */
const page = (imports: string, table: string) => `
import * as React from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { jsx, jsxs } from "react/jsx-runtime"
${imports}
const fields = ["title", "author", "year", "price", "pages", "stock", "language", "note"]
const row = (index) => ({
  id: "b" + index, title: "Book " + index, author: "Author " + (index % 97), year: 1800 + (index % 220),
  price: (index % 4000) / 100, pages: 100 + (index % 900), stock: index % 50, language: ["en", "de", "fr"][index % 3],
  note: "A note about it, " + index
})
const all = Array.from({ length: 100_000 }, (_, index) => row(index))
${table}
function Page({ count }) {
  const [text, setText] = React.useState("")
  const rows = React.useMemo(() => {
    const some = all.slice(0, count)
    return text === "" ? some : some.filter(({ title }) => title.includes(text))
  }, [count, text])
  const onChange = (event) => setText(event.target.value)
  return jsxs(React.Fragment, {
    children: [jsx("input", { "aria-label": "Title", value: text, onChange }), jsx(Table, { rows })]
  })
}
let root
globalThis.clear = () => {
  root?.unmount()
  document.body.replaceChildren(document.createElement("main"))
}
globalThis.show = (count) => {
  root = createRoot(document.querySelector("main"))
  flushSync(() => root.render(jsx(Page, { count })))
}
globalThis.ready = true`

const ours = (more: string, words = 1) =>
  page(
    `import * as kit from "@portico/react/data"
import * as Query from "@portico/client/data/Query"
const query = Query.from("books")`,
    `
const columns = fields.map((field) => ({ field, header: field }))
columns[7].cell = ${words === 1 ? "undefined" : `(note, { data }) => (note + ". ").repeat(1 + data.pages % ${words})`}
function Table({ rows }) {
  const items = React.useMemo(() => rows.map((data) => ({ id: data.id, data })), [rows])
  const listing = { _tag: "Ready", items, total: items.length, refetching: false }
  const selection = ${/\bselection\b/.test(more) ? "kit.useSelection(query)" : "undefined"}
  return jsx(kit.CollectionTableView, { caption: "Books", columns, listing, ${more} })
}`
  )

/** A table in which the user arranges the columns, edits two of them, selects rows and opens their menus. */
const full = page(
  `import * as Client from "@portico/client/Client"
import * as Collection from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import { ClientProvider } from "@portico/react"
import * as kit from "@portico/react/data"
import * as Schema from "effect/Schema"`,
  `
const Books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Finite }))
const query = Query.from(Books)
const layer = Client.layer({ clientId: "bench", host: "https://provider.test" })
const columns = fields.map((field) => ({ editable: field === "title" || field === "price", field, header: field }))
const rowActions = ({ id }) => [{ href: "/books/" + id, label: "Open" }]
function Full({ rows }) {
  const items = React.useMemo(() => rows.map((data) => ({ id: data.id, data })), [rows])
  const listing = { _tag: "Ready", items, total: items.length, refetching: false }
  const columnLayout = kit.useColumnLayout()
  const editing = kit.useCellEditing(query)
  const selection = kit.useSelection(query)
  return jsx(kit.CollectionTableView, {
    caption: "Books", columnLayout, columns, editing, listing, rowActions, selection
  })
}
function Table({ rows }) {
  return jsx(ClientProvider, { layer, children: jsx(Full, { rows }) })
}`
)

const feed = page(
  `import * as kit from "@portico/react/data"`,
  `
const children = ({ data }) => jsx("p", { children: data.title })
const nameOf = ({ data }) => data.title
function Table({ rows }) {
  const [more, setMore] = React.useState(0)
  const items = React.useMemo(
    () => [...rows, ...all.slice(rows.length, rows.length + more)].map((data) => ({ id: data.id, data })),
    [more, rows]
  )
  const state = { _tag: "Ready", items, hasNext: true, loading: "no", added: 50 }
  const onMore = () => setMore(more + 50)
  return jsx(kit.InfiniteListView, { automatic: 0, children, label: "Books", nameOf, onMore, onRetry: onMore, state })
}`
)

const plain = page(
  "",
  `
function Table({ rows }) {
  const [selected, setSelected] = React.useState(new Set())
  const toggle = (id) => setSelected((before) => {
    const after = new Set(before)
    if (!after.delete(id)) after.add(id)
    return after
  })
  return jsx("table", { children: jsx("tbody", { children: rows.map((row) => jsxs("tr", { children: [
    jsx("td", { children: jsx("input", {
      "aria-label": "Select " + row.title, checked: selected.has(row.id), onChange: () => toggle(row.id), type: "checkbox"
    }) }),
    ...fields.map((field) => jsx("td", { children: String(row[field]) }, field))
  ] }, row.id)) }) })
}`
)

const mui = page(
  `import { DataGrid } from "@mui/x-data-grid"`,
  `
const columns = fields.map((field) => ({ field, width: 120 }))
const initialState = { pagination: { paginationModel: { pageSize: 100 } } }
function Table({ rows }) {
  return jsx("div", {
    style: { height: 600, width: 1000 },
    children: jsx(DataGrid, { rows, columns, hideFooter: true, initialState })
  })
}`
)

const tanstack = page(
  `import { useVirtualizer } from "@tanstack/react-virtual"
import * as tables from "@tanstack/react-table"`,
  `
const features = tables.tableFeatures({})
const columns = fields.map((field) => ({ accessorKey: field, header: field }))
function Table({ rows }) {
  const scroll = React.useRef(null)
  const table = tables.useTable({ features, columns, data: rows, getRowId: ({ id }) => id })
  const model = table.getRowModel().rows
  const getScrollElement = () => scroll.current
  const virtual = useVirtualizer({ count: model.length, estimateSize: () => 36, getScrollElement, overscan: 8 })
  const shown = virtual.getVirtualItems()
  return jsx("div", { ref: scroll, style: { height: 600, overflow: "auto" }, children: jsx("table", {
    style: { height: virtual.getTotalSize(), display: "block", position: "relative" },
    children: jsx("tbody", { children: shown.map(({ index, start }) => jsx("tr", {
      style: { position: "absolute", transform: "translateY(" + start + "px)", height: 36 },
      children: model[index].getAllCells().map((cell) => jsx("td", { children: String(cell.getValue()) }, cell.id))
    }, model[index].id)) }) }) })
}`
)

const counts = [1000, 10_000, 100_000]
const windowed = "[data-windowed] colgroup ~ tbody > [data-item]"
const choice = { button: "tbody > [data-item] input", called: "a choice" }

/**
 * `every row`: our table with all rows rendered. `table` and `grid`: our table with the visible rows, as a native table
 * and as a grid with arrow keys. `uneven rows`: like `table`, with rows of one to five lines. `selection`: with a
 * checkbox in each row. `full`: with a layout of the columns, editable cells, menus and checkboxes. `list`: an infinite
 * list. `React alone`: the time that React and Chromium need for the same number of cells. TanStack's hooks for tables and virtualization render unstyled cells of a fixed height.
 */
export const candidates: ReadonlyArray<Candidate> = [
  { name: "every row", code: ours("virtualize: false"), own: true, counts: [1000], rows: "tbody > [data-item]" },
  { name: "table", code: ours(""), own: true, counts, rows: windowed },
  { name: "grid", code: ours(`semantics: "grid"`), own: true, counts, rows: windowed },
  { name: "uneven rows", code: ours("", 5), own: true, counts, rows: windowed },
  {
    name: "every row, selection",
    code: ours("selection, virtualize: false"),
    own: true,
    counts: [1000],
    rows: "tbody > [data-item]",
    pressed: choice
  },
  { name: "choices", code: ours("selection"), own: true, counts, rows: windowed, pressed: choice },
  { name: "full", code: full, own: true, counts, rows: windowed, pressed: choice },
  {
    name: "list",
    code: feed,
    own: true,
    counts: [1000, 10_000],
    rows: "article",
    pressed: { button: "main button", called: "50 more" }
  },
  {
    name: "React alone",
    code: plain,
    own: false,
    counts: [1000],
    rows: "tbody > tr",
    told: "a plain table with a checkbox in each row, all rows rendered, without styles",
    pressed: { button: "tbody input", called: "a choice" }
  },
  {
    name: "MUI X",
    code: mui,
    folder: Peers.folder,
    own: false,
    counts,
    rows: ".MuiDataGrid-row",
    told: "100 rows per page, the maximum of its free edition"
  },
  { name: "TanStack", code: tanstack, folder: Peers.folder, own: false, counts, rows: "tbody > tr" }
]
