import { useSelection } from "@portico/react"
import {
  CollectionTableView,
  type CollectionTableViewProps,
  type Column,
  type ListedItem,
  type Listing
} from "@portico/react/data"
import * as Query from "@portico/client/data/Query"
import * as React from "react"
import { expect, waitFor, within } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

const columns: ReadonlyArray<Column> = [
  { field: "title", header: "Title", sortable: true, width: "16rem" },
  { field: "author", header: "Author" },
  { field: "year", header: "Year", sortable: true, align: "number" },
  { field: "price", header: "Price", align: "number" },
  { field: "stock", header: "In stock", align: "number" }
]

const books = (count: number): Listing<ListedItem> => ({
  _tag: "Ready",
  items: Array.from({ length: count }, (_, n) => ({
    id: `book-${n + 1}`,
    data: {
      title: `Book ${n + 1}`,
      author: `Author ${(n % 97) + 1}`,
      year: 1800 + (n % 225),
      price: ((n * 37) % 4000) / 100,
      stock: n % 20
    }
  })),
  total: count,
  refetching: false
})

/** The rows and authors that rendered since the last call of `takeRendered`. */
const rendered = { rows: new Set<string>(), authors: new Set<string>() }
const takeRendered = () => {
  const now = { rows: [...rendered.rows], authors: [...rendered.authors] }
  rendered.rows.clear()
  rendered.authors.clear()
  return now
}

// Only the item's own row reads its title.
const recordRenders = (listing: Listing<ListedItem>): Listing<ListedItem> => {
  for (const { data, id } of listing._tag === "Ready" ? listing.items : []) {
    const { title } = data
    Object.defineProperty(data, "title", { enumerable: true, get: () => (rendered.rows.add(id), title) })
  }
  return listing
}

const Author = ({ id, name }: { readonly id: string; readonly name: string }) => {
  rendered.authors.add(id)
  return <i>{name}</i>
}

/** A table on a page that renders on each keystroke and creates new props each time. */
const TableWithNote = ({ count }: { readonly count: number }) => {
  const [text, setText] = React.useState("")
  const [listing] = React.useState(() => recordRenders(books(count)))
  const selection = useSelection(query)
  return (
    <CollectionTableView
      caption="Books"
      columns={[
        { field: "title", header: "Title" },
        // oxlint-disable-next-line react/no-unstable-nested-components -- this story is about inline cells
        { field: "author", header: "Author", cell: (value, { id }) => <Author id={id} name={String(value)} /> },
        // oxlint-disable-next-line react/no-unstable-nested-components -- as above
        { field: "year", header: "Year", cell: (value) => <b>{`${text === "abc" ? "abc " : ""}${String(value)}`}</b> }
      ]}
      itemName={({ id }) => `Book ${id.slice("book-".length)}`}
      listing={listing}
      messages={{ table: { empty: "No books." } }}
      onSort={() => setText("sorted")}
      selection={selection}
      toolbar={<input aria-label="Note" onChange={({ target }) => setText(target.value)} value={text} />}
      virtualize={false}
    />
  )
}

/** The number of renders of the middle book's cell. */
let renders = 0

const countRenders = (listing: Listing<ListedItem>): Listing<ListedItem> => {
  const middle = listing._tag === "Ready" ? listing.items[listing.items.length >> 1] : undefined
  if (middle !== undefined) {
    const { id } = middle
    Object.defineProperty(middle, "id", { enumerable: true, get: () => (renders++, id) })
  }
  return listing
}

const query = Query.from("books")

/** A table whose rows other users add and remove. */
const Growing = ({ count }: { readonly count: number }) => {
  const [rows, setRows] = React.useState(count)
  const listing = React.useMemo(() => books(rows), [rows])
  const selection = useSelection(query)
  React.useEffect(() => {
    const updateRows = (event: Event) => setRows((event as CustomEvent<number>).detail)
    addEventListener("books", updateRows)
    return () => removeEventListener("books", updateRows)
  }, [])
  return (
    <CollectionTableView caption="Books" columns={columns} listing={listing} onSort={() => {}} selection={selection} />
  )
}

const setRowCount = (count: number) => dispatchEvent(new CustomEvent("books", { detail: count }))

interface ManyProps extends Pick<CollectionTableViewProps, "semantics" | "virtualize"> {
  readonly count: number
}

const Many = ({ count, ...props }: ManyProps) => {
  const listing = React.useMemo(() => countRenders(books(count)), [count])
  const selection = useSelection(query)
  return (
    <CollectionTableView
      {...props}
      caption="Books"
      columns={columns}
      listing={listing}
      onSort={() => {}}
      selection={selection}
    />
  )
}

/** Tables with many rows, of which only the visible ones are rendered. */
const meta = preview.meta({ title: "data/CollectionTable/Many rows", component: Many })

type Play = PlayOf<typeof Many>

const focusedCell = () => document.activeElement?.closest("td, th")?.textContent

// Queries by role and name are slow in so many cells.
const ready = async ({ canvas }: Play, role: "grid" | "table") => {
  await waitFor(() => expect(document.querySelector("table[aria-rowcount]")).not.toBeNull())
  const table = canvas.getByRole<HTMLTableElement>(role)
  await expect(table.querySelectorAll("tbody > [data-item]").length).toBeLessThan(60)
  return table
}

const checkboxOf = (table: HTMLElement, id: string) =>
  table.querySelector<HTMLInputElement>(`[data-item="${id}"] input`)

/** A hundred thousand rows as a grid, with one tab stop and arrow keys. */
export const GridSemantics = meta.story({
  args: { count: 100_000, semantics: "grid" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const grid = await ready(play, "grid")
    const [forward, back] =
      getComputedStyle(grid).direction === "rtl" ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"]
    const heading = () => within(grid.tHead!).getByRole("button", { name: "Title" })
    await step("has one tab stop", async () => {
      await userEvent.tab()
      await expect(checkboxOf(grid, "book-1")).toHaveFocus()
      await expect(checkboxOf(grid, "book-1")).toHaveAccessibleName("Select Book 1")
      await expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1)
    })
    await step("moves with the arrow keys in their visual direction", async () => {
      await userEvent.keyboard(`${forward}{ArrowDown}`)
      await waitFor(() => expect(focusedCell()).toBe("Book 2"))
      await userEvent.keyboard(forward)
      await waitFor(() => expect(focusedCell()).toBe("Author 2"))
      await userEvent.keyboard(back)
      await waitFor(() => expect(focusedCell()).toBe("Book 2"))
    })
    await step("selects with Space, and a range with Shift", async () => {
      await userEvent.keyboard(" ")
      await expect(canvas.getByText("1 selected")).toBeVisible()
      await userEvent.keyboard("{ArrowDown}{ArrowDown}")
      await waitFor(() => expect(focusedCell()).toBe("Book 4"))
      await userEvent.keyboard("{Shift>} {/Shift}")
      await expect(canvas.getByText("3 selected")).toBeVisible()
      await expect(checkboxOf(grid, "book-3")?.closest("tr")).toHaveAttribute("aria-selected", "true")
      await userEvent.keyboard("{Escape}")
      await expect(canvas.queryByText("3 selected")).toBeNull()
    })
    await step("moves to the last and the first row, and scrolls the focus into view", async () => {
      await userEvent.keyboard("{Control>}{End}{/Control}")
      await waitFor(() => expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "100001"))
      await waitFor(() => {
        const { bottom } = document.activeElement!.getBoundingClientRect()
        return expect(bottom).toBeLessThanOrEqual(grid.closest("section")!.getBoundingClientRect().bottom + 1)
      })
      await userEvent.keyboard("{Control>}{Home}{/Control}")
      await waitFor(() => expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "2"))
    })
    await step("moves by the visible rows with Page Down, also before the next rows are rendered", async () => {
      const at = () => Number(document.activeElement?.closest("tr")?.getAttribute("aria-rowindex"))
      await userEvent.keyboard("{PageDown}")
      await waitFor(() => expect(at()).toBeGreaterThan(6))
      const page = at() - 2
      await userEvent.keyboard("{PageDown}{PageDown}")
      await waitFor(() => expect(at()).toBeGreaterThanOrEqual(2 + 3 * page - 3))
      await userEvent.keyboard("{Control>}{Home}{/Control}")
      await waitFor(() => expect(at()).toBe(2))
    })
    await step("moves up into the headers", async () => {
      await userEvent.keyboard(`{ArrowUp}${forward}`)
      await waitFor(() => expect(heading()).toHaveFocus())
    })
    await step("ignores letters", async () => {
      await userEvent.keyboard("b")
      await expect(heading()).toHaveFocus()
    })
  }
})

/** A native table of ten thousand rows, as fast as one with fifty. */
export const TenThousandRows = meta.story({
  args: { count: 10_000 },
  play: async (play) => {
    const table = await ready(play, "table")
    await expect(table).toHaveAttribute("aria-rowcount", "10001")
    const box = table.closest("section")!
    await expect(box).toHaveAccessibleName("Books")
    await play.step("estimates the height of rows that have not been rendered", async () => {
      const { height } = table.querySelectorAll("tbody > [data-item]")[1]!.getBoundingClientRect()
      await waitFor(() => expect(Math.abs(table.offsetHeight / 10_000 - height)).toBeLessThan(0.6))
    })
    const second = checkboxOf(table, "book-2")
    second?.focus()
    await play.step("does not render hidden rows while scrolling", async () => {
      renders = 0
      box.scrollTop = 200_000
      await waitFor(() => {
        const shown = [...table.querySelectorAll("tbody > [data-item]")]
        return expect(shown.some((row) => Number(row.getAttribute("aria-rowindex")) > 1000)).toBe(true)
      })
      await expect(renders).toBe(0)
    })
    await play.step("preserves the focused row, and no other hidden row", async () => {
      await expect(second).toHaveFocus()
      await expect(checkboxOf(table, "book-3")).toBeNull()
      await play.userEvent.tab()
      await waitFor(() => expect(checkboxOf(table, "book-2")).toBeNull())
      await expect(document.activeElement?.closest("tr")).not.toBeNull()
    })
  }
})

/** Eighty rows, of which only the visible ones are rendered, because the page sets `virtualize`. */
export const FewRows = meta.story({
  args: { count: 80, virtualize: true },
  play: async (play) => {
    const table = await ready(play, "table")
    await expect(table).toHaveAttribute("aria-rowcount", "81")
    // The rows next to the visible ones are rendered later.
    await waitFor(() => expect(table.querySelectorAll("tbody > [data-item]").length).toBeGreaterThan(15))
    await expect(table.querySelectorAll("tbody > [data-item]").length).toBeLessThan(60)
  }
})

/** The visible rows are rendered first. The rows next to them follow, so that they are there when the user scrolls to them. */
export const VisibleRowsFirst = meta.story({
  args: { count: 10_000 },
  play: async (play) => {
    const table = await ready(play, "table")
    const box = table.closest("section")!
    const rows = () => [...table.querySelectorAll("tbody > [data-item]")]
    const inSight = () => {
      const { bottom, top } = box.getBoundingClientRect()
      return rows().filter(
        (row) => row.getBoundingClientRect().bottom > top && row.getBoundingClientRect().top < bottom
      )
    }
    const added: Array<number> = []
    const observer = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes])
      added.push(nodes.filter((node) => node instanceof Element && node.matches("[data-item]")).length)
    })
    observer.observe(table.tBodies[0]!, { childList: true })
    box.scrollTop = 200_000
    await waitFor(() => expect(inSight().length).toBeGreaterThan(2))
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(inSight().length + 10))
    observer.disconnect()
    const [first = 0, ...later] = added.filter((count) => count > 0)
    await expect(first).toBeLessThanOrEqual(inSight().length + 3)
    await expect(later.length).toBeGreaterThan(0)
    // Without a row that the headers cover in part.
    box.scrollTop = 0
    await waitFor(() => expect(checkboxOf(table, "book-1")).not.toBeNull())
  }
})

/** A keystroke outside the table renders no rows, and a selection renders only the selected row. */
export const RendersOnlyChanges = meta.story({
  args: { count: 20 },
  render: ({ count }) => <TableWithNote count={count} />,
  play: async ({ canvas, step, userEvent }) => {
    await expect(takeRendered().rows).toHaveLength(20)
    await step("renders no rows or cells while the user types", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "ab")
      await expect(takeRendered()).toEqual({ rows: [], authors: [] })
    })
    await step("renders a cell with the current values of its closure", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "c")
      await expect(canvas.getByRole("cell", { name: "abc 1800" })).toBeVisible()
      await expect(takeRendered()).toEqual({ rows: [], authors: [] })
    })
    await step("renders only the selected row", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select Book 3" }))
      await expect(takeRendered()).toEqual({ rows: ["book-3"], authors: [] })
    })
    await step("renders only the rows of a range selected with Shift", async () => {
      await userEvent.keyboard("{Shift>}")
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select Book 6" }))
      await userEvent.keyboard("{/Shift}")
      await expect(takeRendered().rows).toEqual(["book-4", "book-5", "book-6"])
      await expect(canvas.getByText("4 selected")).toBeVisible()
    })
  }
})

/** The table grows to many rows and then renders only the visible ones. The focus and the scroll position stay. */
export const GrowsAndShrinks = meta.story({
  args: { count: 80 },
  render: ({ count }) => <Growing count={count} />,
  play: async ({ canvas, step }) => {
    const table = () => canvas.getByRole<HTMLTableElement>("table")
    const row = (id: string) => table().querySelector(`[data-item="${id}"]`)!.getBoundingClientRect()
    const expectInSight = async (id: string) => {
      const box = table().closest("section")!.getBoundingClientRect()
      await waitFor(async () => {
        await expect(row(id).top).toBeGreaterThanOrEqual(Math.max(0, box.top) - 1)
        await expect(row(id).bottom).toBeLessThanOrEqual(Math.min(innerHeight, box.bottom) + 1)
      })
    }
    const isWindowed = () => table().hasAttribute("aria-rowcount")
    checkboxOf(table(), "book-60")!.focus()
    checkboxOf(table(), "book-60")!.scrollIntoView({ block: "start" })
    await step("preserves the focus on a checkbox and scrolls it into view", async () => {
      setRowCount(300)
      await waitFor(() => expect(isWindowed()).toBe(true))
      await expect(checkboxOf(table(), "book-60")).toHaveFocus()
      await expectInSight("book-60")
      await expect(checkboxOf(table(), "book-1")).toBeNull()
    })
    await step(
      "preserves both, and the widths of the columns, when the table shrinks, and renders all rows",
      async () => {
        const widths = () => [...table().tHead!.rows[0]!.cells].map(({ offsetWidth }) => offsetWidth)
        const before = widths()
        setRowCount(80)
        await waitFor(() => expect(table().querySelectorAll("tbody > [data-item]")).toHaveLength(80))
        await expect(table()).toHaveAttribute("aria-rowcount", "81")
        await expect(checkboxOf(table(), "book-60")).toHaveFocus()
        await expectInSight("book-60")
        await expect(widths()).toEqual(before)
      }
    )
    await step("is a plain table again after it was empty", async () => {
      setRowCount(0)
      await waitFor(() => expect(isWindowed()).toBe(false))
      setRowCount(80)
      await waitFor(() => expect(checkboxOf(table(), "book-80")).not.toBeNull())
      await expect(isWindowed()).toBe(false)
    })
    await step("preserves the focus on a header without scrolling", async () => {
      scrollTo(0, 0)
      const header = () => within(table().tHead!).getByRole("button", { name: "Year" })
      header().focus({ preventScroll: true })
      setRowCount(300)
      await waitFor(() => expect(isWindowed()).toBe(true))
      await expect(header()).toHaveFocus()
      await expect(table().closest("section")!.scrollTop).toBe(0)
    })
    await step("renders only the visible rows once the code has loaded", async () => {
      setRowCount(0)
      await waitFor(() => expect(isWindowed()).toBe(false))
      setRowCount(20)
      await waitFor(() => expect(checkboxOf(table(), "book-20")).not.toBeNull())
      let added = 0
      const count = (changes: ReadonlyArray<MutationRecord>) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof Element)) continue
          added += node.matches("[data-item]") ? 1 : node.querySelectorAll("[data-item]").length
        }
      }
      const observer = new MutationObserver(count)
      observer.observe(document.body, { childList: true, subtree: true })
      setRowCount(300)
      await waitFor(() => expect(isWindowed()).toBe(true))
      count(observer.takeRecords())
      observer.disconnect()
      await expect(added).toBeLessThan(60)
    })
  }
})
