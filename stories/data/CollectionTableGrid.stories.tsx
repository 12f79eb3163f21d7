import { useSelection } from "@portico/react"
import { CollectionTableView, type Column, type ListedItem, type Listing } from "@portico/react/data"
import * as Query from "@portico/client/data/Query"
import * as React from "react"
import { expect, waitFor, within } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

const columns: ReadonlyArray<Column> = [
  { field: "title", header: "Title", sortable: true, width: "16rem" },
  { field: "author", header: "Author" },
  { field: "year", header: "Year", sortable: true, align: "end" },
  { field: "price", header: "Price", align: "end" },
  { field: "stock", header: "In stock", align: "end" }
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

/** The rows and authors that rendered since the last call. */
const drawn = { rows: new Set<string>(), authors: new Set<string>() }
const drawnNow = () => {
  const now = { rows: [...drawn.rows], authors: [...drawn.authors] }
  drawn.rows.clear()
  drawn.authors.clear()
  return now
}

// Only its row calls it.
const withWitnesses = (listing: Listing<ListedItem>): Listing<ListedItem> => {
  for (const { data, id } of listing._tag === "Ready" ? listing.items : []) {
    const { title } = data
    Object.defineProperty(data, "title", { enumerable: true, get: () => (drawn.rows.add(id), title) })
  }
  return listing
}

const Author = ({ id, name }: { readonly id: string; readonly name: string }) => {
  drawn.authors.add(id)
  return <i>{name}</i>
}

/** A table on a page that renders with each keystroke and creates new props each time. */
const Beside = ({ count }: { readonly count: number }) => {
  const [text, setText] = React.useState("")
  const [listing] = React.useState(() => withWitnesses(books(count)))
  const selection = useSelection(query)
  return (
    <CollectionTableView
      caption="Books"
      columns={[
        { field: "title", header: "Title" },
        // oxlint-disable-next-line react/no-unstable-nested-components -- what is written inline is what this is about
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

const withWitness = (listing: Listing<ListedItem>): Listing<ListedItem> => {
  const middle = listing._tag === "Ready" ? listing.items[listing.items.length >> 1] : undefined
  if (middle !== undefined) {
    const { id } = middle
    Object.defineProperty(middle, "id", { enumerable: true, get: () => (renders++, id) })
  }
  return listing
}

const query = Query.from("books")

/** A shelf that others change while the user works on it. */
const Growing = ({ count }: { readonly count: number }) => {
  const [rows, setRows] = React.useState(count)
  const listing = React.useMemo(() => books(rows), [rows])
  const selection = useSelection(query)
  React.useEffect(() => {
    const grow = (event: Event) => setRows((event as CustomEvent<number>).detail)
    addEventListener("books", grow)
    return () => removeEventListener("books", grow)
  }, [])
  return (
    <CollectionTableView caption="Books" columns={columns} listing={listing} onSort={() => {}} selection={selection} />
  )
}

const fill = (count: number) => dispatchEvent(new CustomEvent("books", { detail: count }))

const Many = ({ count, ...props }: { readonly count: number; readonly semantics?: "grid" | "table" }) => {
  const listing = React.useMemo(() => withWitness(books(count)), [count])
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

/** Tables with many rows: only the visible ones are rendered. */
const meta = preview.meta({ title: "data/CollectionTable/Many rows", component: Many })

type Play = PlayOf<typeof Many>

const focused = () => document.activeElement?.closest("td, th")?.textContent

// Queries for roles and names of so many cells would take longer than the rest of this story.
const ready = async ({ canvas }: Play, role: "grid" | "table") => {
  await waitFor(() => expect(document.querySelector("table[aria-rowcount]")).not.toBeNull())
  const table = canvas.getByRole<HTMLTableElement>(role)
  await expect(table.querySelectorAll("tbody > [data-item]").length).toBeLessThan(60)
  return table
}

const boxOf = (table: HTMLElement, id: string) => table.querySelector<HTMLInputElement>(`[data-item="${id}"] input`)

/** A hundred thousand rows as a grid: one tab stop, with arrow keys inside. */
export const GridSemantics = meta.story({
  args: { count: 100_000, semantics: "grid" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const grid = await ready(play, "grid")
    const [forward, back] =
      getComputedStyle(grid).direction === "rtl" ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"]
    const heading = () => within(grid.tHead!).getByRole("button", { name: "Title" })
    await step("the tab key comes in once", async () => {
      await userEvent.tab()
      await expect(boxOf(grid, "book-1")).toHaveFocus()
      await expect(boxOf(grid, "book-1")).toHaveAccessibleName("Select Book 1")
      await expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1)
    })
    await step("the arrow keys walk, the way they point", async () => {
      await userEvent.keyboard(`${forward}{ArrowDown}`)
      await waitFor(() => expect(focused()).toBe("Book 2"))
      await userEvent.keyboard(forward)
      await waitFor(() => expect(focused()).toBe("Author 2"))
      await userEvent.keyboard(back)
      await waitFor(() => expect(focused()).toBe("Book 2"))
    })
    await step("space chooses, with shift everything in between", async () => {
      await userEvent.keyboard(" ")
      await expect(canvas.getByText("1 selected")).toBeVisible()
      await userEvent.keyboard("{ArrowDown}{ArrowDown}")
      await waitFor(() => expect(focused()).toBe("Book 4"))
      await userEvent.keyboard("{Shift>} {/Shift}")
      await expect(canvas.getByText("3 selected")).toBeVisible()
      await expect(boxOf(grid, "book-3")?.closest("tr")).toHaveAttribute("aria-selected", "true")
      await userEvent.keyboard("{Escape}")
      await expect(canvas.queryByText("3 selected")).toBeNull()
    })
    await step("to the last of a hundred thousand and back, the focus in sight", async () => {
      await userEvent.keyboard("{Control>}{End}{/Control}")
      await waitFor(() => expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "100001"))
      await waitFor(() => {
        const { bottom } = document.activeElement!.getBoundingClientRect()
        return expect(bottom).toBeLessThanOrEqual(grid.closest("section")!.getBoundingClientRect().bottom + 1)
      })
      await userEvent.keyboard("{Control>}{Home}{/Control}")
      await waitFor(() => expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "2"))
    })
    await step("up into the headers, which sort", async () => {
      await userEvent.keyboard(`{ArrowUp}${forward}`)
      await waitFor(() => expect(heading()).toHaveFocus())
    })
    await step("letters lead nowhere", async () => {
      await userEvent.keyboard("b")
      await expect(heading()).toHaveFocus()
    })
  }
})

/** A native table of ten thousand rows: read as a table, and as fast as one of fifty. */
export const TenThousandRows = meta.story({
  args: { count: 10_000 },
  play: async (play) => {
    const table = await ready(play, "table")
    await expect(table).toHaveAttribute("aria-rowcount", "10001")
    const box = table.closest("section")!
    await expect(box).toHaveAccessibleName("Books")
    await play.step("what nobody has seen yet is as high as what stands there", async () => {
      const { height } = table.querySelectorAll("tbody > [data-item]")[1]!.getBoundingClientRect()
      await waitFor(() => expect(Math.abs(table.offsetHeight / 10_000 - height)).toBeLessThan(0.6))
    })
    const second = boxOf(table, "book-2")
    second?.focus()
    await play.step("to scroll asks nothing of the rows out of sight", async () => {
      renders = 0
      box.scrollTop = 200_000
      await waitFor(() => {
        const shown = [...table.querySelectorAll("tbody > [data-item]")]
        return expect(shown.some((row) => Number(row.getAttribute("aria-rowindex")) > 1000)).toBe(true)
      })
      await expect(renders).toBe(0)
    })
    await play.step("the row with the focus stays, and no other one", async () => {
      await expect(second).toHaveFocus()
      await expect(boxOf(table, "book-3")).toBeNull()
      await play.userEvent.tab()
      await waitFor(() => expect(boxOf(table, "book-2")).toBeNull())
      await expect(document.activeElement?.closest("tr")).not.toBeNull()
    })
  }
})

/** A keystroke outside the table renders none of its rows, and a selection renders only the selected row. */
export const DrawsOnlyWhatChanges = meta.story({
  args: { count: 20 },
  render: ({ count }) => <Beside count={count} />,
  play: async ({ canvas, step, userEvent }) => {
    await expect(drawnNow().rows).toHaveLength(20)
    await step("typing does not render rows or cells", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "ab")
      await expect(drawnNow()).toEqual({ rows: [], authors: [] })
    })
    await step("a cell uses the current values of its closure", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "c")
      await expect(canvas.getByRole("cell", { name: "abc 1800" })).toBeVisible()
      await expect(drawnNow()).toEqual({ rows: [], authors: [] })
    })
    await step("a selection renders one row", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select Book 3" }))
      await expect(drawnNow()).toEqual({ rows: ["book-3"], authors: [] })
    })
    await step("with shift, those in between", async () => {
      await userEvent.keyboard("{Shift>}")
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select Book 6" }))
      await userEvent.keyboard("{/Shift}")
      await expect(drawnNow().rows).toEqual(["book-4", "book-5", "book-6"])
      await expect(canvas.getByText("4 selected")).toBeVisible()
    })
  }
})

/** A table that grows to many rows renders only the visible ones from then on. Focus and scroll position stay. */
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
    const counted = () => table().hasAttribute("aria-rowcount")
    boxOf(table(), "book-60")!.focus()
    boxOf(table(), "book-60")!.scrollIntoView({ block: "start" })
    await step("a box in the middle keeps the focus, and is in sight", async () => {
      fill(300)
      await waitFor(() => expect(counted()).toBe(true))
      await expect(boxOf(table(), "book-60")).toHaveFocus()
      await expectInSight("book-60")
      await expect(boxOf(table(), "book-1")).toBeNull()
    })
    await step("and back", async () => {
      fill(80)
      await waitFor(() => expect(counted()).toBe(false))
      await expect(boxOf(table(), "book-60")).toHaveFocus()
      await expectInSight("book-60")
    })
    await step("a header keeps it too, and the table does not scroll without need", async () => {
      scrollTo(0, 0)
      const header = () => within(table().tHead!).getByRole("button", { name: "Year" })
      header().focus({ preventScroll: true })
      fill(300)
      await waitFor(() => expect(counted()).toBe(true))
      await expect(header()).toHaveFocus()
      await expect(table().closest("section")!.scrollTop).toBe(0)
    })
  }
})
