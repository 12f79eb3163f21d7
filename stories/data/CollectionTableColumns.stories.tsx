import {
  CollectionTableView,
  type Column,
  type ColumnLayout,
  type ListedItem,
  useColumnLayout
} from "@portico/react/data"
import * as React from "react"
import { expect, fireEvent, fn, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const columns: ReadonlyArray<Column> = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "Year" },
  { field: "price", header: "Price" }
]

const items: ReadonlyArray<ListedItem> = [
  { id: "emma", data: { title: "Emma", author: "Jane Austen", year: 1815, price: 10.9 } },
  { id: "dracula", data: { title: "Dracula", author: "Bram Stoker", year: 1897, price: 9.9 } }
]

const sort = fn()

interface ArrangedProps {
  readonly initial?: ColumnLayout | undefined
  /** Whether each row has a menu of actions. */
  readonly menus?: boolean | undefined
  /** The width of the container, as a CSS length. */
  readonly width?: string | undefined
}

function Arranged({ initial, menus = false, width }: ArrangedProps) {
  const columnLayout = useColumnLayout({ initial })
  return (
    <div style={{ maxInlineSize: width }}>
      <CollectionTableView
        caption="Books"
        columnLayout={columnLayout}
        columns={columns}
        listing={{ _tag: "Ready", items, total: 2, refetching: false }}
        onSort={sort}
        rowActions={menus ? () => [{ label: "Lend", onSelect: sort }] : undefined}
      />
    </div>
  )
}

/** Columns that the user resizes, moves and pins, with a pointer at the headers or with the keyboard in the list. */
const meta = preview.meta({ title: "data/CollectionTable/Columns", component: Arranged })

type Canvas = { readonly getAllByRole: (role: "columnheader") => Array<HTMLElement> }

const heads = ({ getAllByRole }: Canvas) => getAllByRole("columnheader")
const names = (canvas: Canvas) => heads(canvas).map(({ textContent }) => textContent)
const headOf = (canvas: Canvas, name: string) => heads(canvas).find(({ textContent }) => textContent === name)!
const sign = (head: HTMLElement) => (getComputedStyle(head).direction === "rtl" ? -1 : 1)

const handleOf = (head: HTMLElement) =>
  waitFor(() => {
    const handle = head.querySelector(".portico-column-handle")
    if (handle === null) throw new Error("The handle is not loaded.")
    return handle
  })

const move = (clientX: number) => fireEvent.pointerMove(window, { clientX, pointerId: 1 })

/** The handle at the end of a header resizes its column. Escape cancels, and a double click restores the width. */
export const Resized = meta.story({
  play: async ({ canvas, step }) => {
    const head = headOf(canvas, "Author")
    const handle = await handleOf(head)
    const width = head.getBoundingClientRect().width
    const press = () => fireEvent.pointerDown(handle, { button: 0, clientX: 300, pointerId: 1 })
    await step("follows the pointer", async () => {
      await press()
      await move(300 + 120 * sign(head))
      await expect(head).not.toHaveAttribute("data-dragged")
      await fireEvent.pointerUp(window, { pointerId: 1 })
      await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(width + 120, -1))
    })
    await step("cancels with Escape", async () => {
      await press()
      await move(300 + 90 * sign(head))
      await fireEvent.keyDown(window, { key: "Escape" })
      await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(width + 120, -1))
    })
    await step("restores the width", async () => {
      await fireEvent.doubleClick(handle)
      await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(width, -1))
    })
  }
})

/** A header is dragged to another position. The drag does not sort, and its result is announced. */
export const Dragged = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const [from, to] = [headOf(canvas, "Author"), headOf(canvas, "Price")]
    await handleOf(from)
    const middle = (head: HTMLElement) => {
      const { left, width } = head.getBoundingClientRect()
      return left + width / 2
    }
    const drag = async () => {
      await fireEvent.pointerDown(from, { button: 0, clientX: middle(from), pointerId: 1, pointerType: "mouse" })
      await move(middle(to) + 5 * sign(to))
      await expect(to).toHaveAttribute("data-drop", "after")
    }
    await step("does nothing after Escape", async () => {
      await drag()
      await fireEvent.keyDown(window, { key: "Escape" })
      await expect(to).not.toHaveAttribute("data-drop")
      await expect(names(canvas)).toEqual(["Title", "Author", "Year", "Price"])
    })
    await step("moves the column", async () => {
      sort.mockClear()
      await drag()
      await fireEvent.pointerUp(window, { pointerId: 1 })
      await fireEvent.click(canvas.getByRole("button", { name: "Author" }))
      await waitFor(() => expect(names(canvas)).toEqual(["Title", "Year", "Price", "Author"]))
      await expect(canvas.getByRole("status")).toHaveTextContent("Author is column 4 of 4.")
      await expect(sort).not.toHaveBeenCalled()
    })
    await step("sorts by the next click", async () => {
      await new Promise((resolve) => setTimeout(resolve))
      await userEvent.click(canvas.getByRole("button", { name: "Author" }))
      await expect(sort).toHaveBeenCalledWith("author")
    })
  }
})

/** Pinned columns stay visible at both edges while the others scroll. */
export const Pinned = meta.story({
  args: {
    initial: [
      { id: "title", pinned: "start", width: 120 },
      { id: "author", width: 400 },
      { id: "year", pinned: "start", width: 96 },
      { id: "price", pinned: "end", width: 96 }
    ],
    width: "36rem"
  },
  play: async ({ canvas, step, userEvent }) => {
    await expect(names(canvas)).toEqual(["Title", "Year", "Author", "Price"])
    const [title, year, author, price] = ["Title", "Year", "Author", "Price"].map((name) => headOf(canvas, name))
    await Promise.all([year, price].map((head) => handleOf(head!)))
    const region = canvas.getByRole("region", { name: "Books" })
    await step("have their headers above their cells", async () => {
      const [row] = canvas.getAllByRole("row").slice(1)
      for (const [index, head] of heads(canvas).entries()) {
        const cell = row!.children[index]!.getBoundingClientRect()
        await expect(Math.abs(head.getBoundingClientRect().left - cell.left)).toBeLessThan(1)
      }
    })
    await step("stay at the edges", async () => {
      if (innerWidth <= 640) return
      const before = author!.getBoundingClientRect().left
      region.scrollLeft = 80 * sign(region)
      await waitFor(() => expect(author!.getBoundingClientRect().left).not.toBe(before))
      const box = region.getBoundingClientRect()
      const [start, second, end] = [title!, year!, price!].map((head) => head.getBoundingClientRect())
      const isRightToLeft = sign(region) === -1
      await expect(isRightToLeft ? box.right - start!.right : start!.left - box.left).toBeLessThan(3)
      await expect(isRightToLeft ? start!.left - second!.right : second!.left - start!.right).toBeLessThan(3)
      await expect(isRightToLeft ? end!.left - box.left : box.right - end!.right).toBeLessThan(3)
    })
    await step("are chosen in the list of columns", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Columns" }))
      await userEvent.selectOptions(canvas.getByLabelText("Pin Year"), "Not pinned")
      await expect(headOf(canvas, "Year")).not.toHaveAttribute("data-pinned")
      await userEvent.selectOptions(canvas.getByLabelText("Pin Author"), "At the start")
      await expect(names(canvas)).toEqual(["Title", "Author", "Year", "Price"])
    })
    await step("return with the initial layout", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset columns" }))
      await expect(names(canvas)).toEqual(["Title", "Year", "Author", "Price"])
    })
  }
})

/** The menus of the rows stay at the end, after a column that is pinned there, without a gap between them. */
export const PinnedWithActions = meta.story({
  args: {
    initial: [
      { id: "title", width: 200 },
      { id: "author", width: 400 },
      { id: "year", width: 200 },
      { id: "price", pinned: "end", width: 96 }
    ],
    menus: true,
    width: "36rem"
  },
  play: async ({ canvas }) => {
    const [author, price, actions] = ["Author", "Price", "Actions"].map((name) => headOf(canvas, name))
    await Promise.all([price, actions].map((head) => handleOf(head!)))
    if (innerWidth <= 640) return
    const region = canvas.getByRole("region", { name: "Books" })
    const before = author!.getBoundingClientRect().left
    region.scrollLeft = 80 * sign(region)
    await waitFor(() => expect(author!.getBoundingClientRect().left).not.toBe(before))
    const isRightToLeft = sign(region) === -1
    const box = region.getBoundingClientRect()
    const [last, menus] = [price!, actions!].map((head) => head.getBoundingClientRect())
    await expect(isRightToLeft ? menus!.left - box.left : box.right - menus!.right).toBeLessThan(3)
    await expect(Math.abs(isRightToLeft ? last!.left - menus!.right : menus!.left - last!.right)).toBeLessThan(3)
  }
})
