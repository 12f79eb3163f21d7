import { assert, describe, it } from "@effect/vitest"
import { renderToReadableStream, renderToString } from "react-dom/server"
import type { Column } from "../../../../packages/react/src/data/table/Column.ts"
import * as Filter from "@portico/client/data/Filter"
import {
  CollectionGridView,
  type CollectionGridViewProps
} from "../../../../packages/react/src/data/cards/CollectionGrid.view.tsx"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"
import type { SelectionController } from "../../../../packages/react/src/data/selection/useSelection.ts"
import {
  CollectionTableView,
  type CollectionTableViewProps
} from "../../../../packages/react/src/data/table/CollectionTable.view.tsx"
import type { ListedItem, Listing } from "../../../../packages/react/src/data/listing/Listing.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const columns: ReadonlyArray<Column> = [
  { field: "title", header: "Title", sortable: true },
  { field: "value", header: "Value" }
]

const ready = (value: unknown): Listing<ListedItem> => ({
  _tag: "Ready",
  items: [{ id: "b1", data: { title: "Emma", value } }],
  total: 1,
  refetching: false
})

const render = (listing: Listing<ListedItem>) =>
  renderToString(
    <CollectionTableView
      caption="Books"
      columns={columns}
      listing={listing}
      onRetry={() => {}}
      onSort={() => {}}
      sorting={{ field: "title", order: "DESC" }}
      timeZone="UTC"
    />
  )

describe("CollectionTableView", () => {
  it("renders a native table on a server, with caption, column headers and sort order", () => {
    const html = render(ready("x"))

    assert.match(html, /<caption[^>]*><span>Books<\/span><\/caption>/)
    assert.match(html, /<th aria-sort="descending"[^>]*scope="col"><button/)
    assert.include(html, "1 item")
  })

  // React streams a large boundary of Suspense twice: its fallback, and its content to replace it.
  it.each([
    [100, 100],
    [1000, 40]
  ])("streams the rows of a table of %i items once", async (count, rows) => {
    const items = Array.from({ length: count }, (_, index) => ({ id: `b${index}`, data: { title: `Book ${index}` } }))
    const listing: Listing<ListedItem> = { _tag: "Ready", items, total: count, refetching: false }
    const stream = await renderToReadableStream(
      <CollectionTableView caption="Books" columns={columns} listing={listing} />
    )
    await stream.allReady
    const html = await new Response(stream).text()

    assert.lengthOf(html.match(/data-item=/g) ?? [], rows)
  })

  it.each([
    ["<b>bold</b>", "&lt;b&gt;bold&lt;/b&gt;"],
    [1234567.5, "1,234,567.5"],
    [true, "Yes"],
    [new Date("2026-11-21T09:30:00Z"), "Nov 21, 2026, 9:30"],
    [{ $where: "1" }, "{&quot;$where&quot;:&quot;1&quot;}"],
    [undefined, "no value"]
  ])("shows %o according to its type", (value, expected) => {
    assert.include(render(ready(value)).replaceAll("\u202f", " "), expected)
  })

  it("shows the start of a long string with a button for the rest", () => {
    const html = render(ready("x".repeat(1_000_000)))

    assert.isBelow(html.length, 5000)
    assert.include(html, "Show more")
  })

  it("truncates between characters, never inside one", () => {
    assert.notMatch(render(ready(`${"x".repeat(279)}😀${"y".repeat(9)}`)), /\ud83d(?![\udc00-\udfff])/)
  })

  it("does not read inherited properties", () => {
    const inherited: Column = { field: "constructor", header: "Constructor" }
    const html = renderToString(<CollectionTableView caption="Books" columns={[inherited]} listing={ready(1)} />)

    assert.include(html, "no value")
  })

  it("shows the rows and a message after a failed refresh", () => {
    const html = render({ ...ready("x"), problem: Problem.make("offline") } as Listing<ListedItem>)

    assert.include(html, "Emma")
    assert.match(html, /role="alert"><p>You&#x27;re offline/)
    assert.include(html, "Try again")
  })

  it("offers no retry if it cannot help", () => {
    const problem = Problem.make("noPermission", { retryable: false })

    assert.notInclude(render({ _tag: "Failed", problem, refetching: false }), "Try again")
  })

  it("renders the first rows of a large table on a server, and the others on scroll", () => {
    const items = Array.from({ length: 5000 }, (_, n) => ({ id: `b${n}`, data: { title: `Book ${n}` } }))
    const html = render({ _tag: "Ready", items, total: 5000, refetching: false })

    assert.include(html, "Book 39")
    assert.notInclude(html, "Book 40<")
    assert.include(html, "5,000 items")
  })

  it.each([
    [new Date("nonsense"), "invalid date"],
    [{ _id: "a1", name: "Jane Austen" }, "Jane Austen"],
    [[{ _id: "a1", name: "Jane Austen" }, { _id: "a2" }], "Jane Austen, a2"],
    [10n, ">10<"],
    [{ of: 10n }, "[object Object]"],
    [[], "no value"]
  ])("shows %o safely", (value, expected) => {
    assert.include(render(ready(value)), expected)
  })

  it("shows the time of outdated rows", () => {
    const at = new Date(2026, 10, 21, 9, 15).getTime()
    const html = render({ ...ready("x"), at, problem: Problem.make("offline") } as Listing<ListedItem>)

    assert.match(html.replaceAll("\u202f", " "), /Last updated at .*9:15/)
  })
})

const controller = (selection: Selection.Selection<never>): SelectionController => ({
  selection,
  count: Selection.count(selection),
  clear: () => {},
  select: () => {},
  selectAllMatching: () => {},
  observe: () => {},
  toggle: () => {},
  togglePage: () => {}
})

describe("the surroundings of the rows", () => {
  const listing = { ...ready("x"), total: 24 } as Listing<ListedItem>
  const view = (props: Partial<CollectionTableViewProps>) =>
    renderToString(<CollectionTableView caption="Books" columns={columns} listing={listing} {...props} />)

  it("hide the caption but preserve the accessible name", () => {
    const html = view({ captionHidden: true })
    const [, id] = /<caption[^>]* hidden=""[^>]* id="([^"]+)"><span>Books/.exec(html) ?? []

    assert.include(html, `<table aria-busy="false" aria-labelledby="${id}"`)
    assert.include(html, `<section aria-labelledby="${id}"`)
    assert.notMatch(view({}), /hidden=""/)
  })

  it("hide the caption of cards, and its header if that is empty", () => {
    const cards = (props: Partial<CollectionGridViewProps>) =>
      renderToString(
        <CollectionGridView caption="Books" captionHidden columns={columns} listing={listing} {...props} />
      )

    assert.match(cards({}), /<section [^>]*aria-labelledby="([^"]+)"[^>]*><p [^>]*hidden="" id="\1">Books/)
    assert.notInclude(cards({}), "portico-card-head")
    assert.include(cards({ selection: controller(Selection.none) }), "portico-card-head")
    assert.include(cards({ captionHidden: false }), "portico-card-head")
  })

  it("show the number of items below the rows, unless there is a footer", () => {
    assert.include(view({}), "<p>1 of 24 items</p>")
    assert.include(view({ footer: null }), "<p>1 of 24 items</p>")
    assert.notInclude(view({ footer: <nav>Pages</nav> }), "<p>1 of 24 items</p>")
  })

  it("show the number of selected items, only the offer to select all, or nothing", () => {
    const selection = controller(Selection.ofIds(["b1"]))

    assert.match(view({ selection }), /1 selected.*Select all 24 matching items.*Clear selection/)
    const offered = view({ selection, selectionBar: "matching" })
    assert.include(offered, "Select all 24 matching items")
    assert.notMatch(offered, /1 selected|Clear selection/)
    assert.notMatch(view({ selection, selectionBar: "none" }), /1 selected|matching items|Clear selection/)
  })

  it("offer nothing if all matching items are selected", () => {
    const all = controller(Selection.allMatching(Filter.forCollection("books"), 24))

    assert.notInclude(view({ selection: all, selectionBar: "matching" }), "portico-selection")
    assert.include(view({ selection: all }), "All matching items selected: 24")
  })

  it.each([
    [{ _tag: "Saving" as const, changes: {} }, "Saving…"],
    [{ _tag: "Refused" as const, problem: Problem.make("changeForbidden") }, "Not saved: "]
  ])("mark the row of an edit: %o", (edit, expected) => {
    const items = [{ id: "b1", data: { title: "Emma" }, edit }]
    const html = view({ listing: { _tag: "Ready", items, total: 1, refetching: false } })

    assert.include(html, expected)
    assert.include(html, `data-edit="${edit._tag.toLowerCase()}"`)
  })
})

describe("the columns", () => {
  const view = (extra: ReadonlyArray<Column>, props: Partial<CollectionTableViewProps> = {}) =>
    renderToString(
      <CollectionTableView caption="Books" columns={[...columns, ...extra]} listing={ready(7)} {...props} />
    )

  it("name each row by the first column of text", () => {
    assert.match(view([]), /<th [^>]*scope="row"[^>]*>Emma<\/th>/)
    assert.notMatch(view([]), /<th [^>]*scope="row"[^>]*>7/)
  })

  it("show computed values, also with a function that renders them", () => {
    const double: Column = { id: "double", header: "Double", value: ({ data }) => Number(data["value"]) * 2 }

    assert.match(view([double]), />14</)
    assert.include(view([{ ...double, cell: (value) => <b>{`${String(value)} €`}</b> }]), "<b>14 €</b>")
  })

  it("show custom headers and a footer", () => {
    const html = view([
      {
        field: "value",
        id: "sum",
        header: "Sum",
        headerCell: () => <abbr title="sum">Σ</abbr>,
        footerCell: (items) => `${items.length} summed`
      }
    ])

    assert.include(html, '<abbr title="sum">Σ</abbr>')
    assert.match(html, /<tfoot>.*1 summed.*<\/tfoot>/)
    assert.notInclude(view([]), "<tfoot>")
  })

  it("show the custom header of a sortable column as the content of its sort button, instead of the heading", () => {
    const head = { field: "value", header: "Sum", headerCell: () => <abbr title="sum">Σ</abbr>, id: "sum" } as const
    const html = view([{ ...head, sortable: true }], { onSort: () => {} })

    assert.match(html, /<button[^>]*><abbr title="sum">Σ<\/abbr><svg/)
    assert.notInclude(html, "Sum")
  })

  it("name checkboxes and menus by the row header, also by a computed one", () => {
    const name: Column = { header: "Name", id: "name", rowHeader: true, value: ({ id }) => `Copy ${id}` }
    const html = view([name], { selection: controller(Selection.none) })

    assert.include(html, 'aria-label="Select Copy b1"')
    const empty = view([{ ...name, value: () => "" }], { selection: controller(Selection.none) })
    assert.include(empty, 'aria-label="Select Emma"')
  })

  it("have one live region, which the selection does not add to", () => {
    const html = view([], { selection: controller(Selection.ofIds(["b1"])) })

    assert.lengthOf(html.match(/<output/g) ?? [], 1)
    assert.include(html, "1 selected")
  })

  it("are followed by the selection bar, so that selecting an item does not move them", () => {
    const html = view([], { selection: controller(Selection.ofIds(["b1"])) })

    assert.isBelow(html.indexOf("</table>"), html.indexOf("1 selected"))
  })

  it("have no arrow with a direction if they are not sorted", () => {
    const icon = (sorting: CollectionTableViewProps["sorting"]) =>
      /<path d="([^"]+)"/.exec(view([], { onSort: () => {}, sorting }))?.[1]

    assert.strictEqual(icon({ field: "title", order: "ASC" }), "M8 3v10M4.5 6.5 8 3l3.5 3.5")
    assert.notStrictEqual(icon(undefined), "M8 3v10M4.5 6.5 8 3l3.5 3.5")
  })
})
