import { Confirm } from "@portico/react"
import { CollectionGridView, CollectionTableView, type Column, type ListedItem } from "@portico/react/data"
import * as React from "react"
import { flushSync } from "react-dom"
import { expect, fireEvent, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const titleOf = (place: number) => `Book ${place}`

interface RemovableProps {
  readonly as?: "cards" | "grid" | "table" | undefined
  readonly columns?: ReadonlyArray<Column> | undefined
  readonly count: number
}

const removal = "remove-books"

/** Removes books, as a write of another user does. */
const removeBooks = (...ids: ReadonlyArray<string>) => fireEvent(window, new CustomEvent(removal, { detail: ids }))

const numbered = (count: number): ReadonlyArray<ListedItem> =>
  Array.from({ length: count }, (_, index) => ({ id: `book-${index + 1}`, data: { title: titleOf(index + 1) } }))

const actionColumns: ReadonlyArray<Column> = [
  { field: "title", header: "Title" },
  {
    id: "lend",
    header: "Lend",
    value: ({ data }) => data["title"],
    cell: (title) => <button type="button">Lend {String(title)}</button>
  },
  {
    id: "delete",
    header: "Delete",
    value: ({ data }) => data["title"],
    cell: (title, { id }) => (
      <button onClick={() => removeBooks(id)} type="button">
        Delete {String(title)}
      </button>
    )
  }
]

function Removable({ as = "table", columns = actionColumns, count }: RemovableProps) {
  const [items, setItems] = React.useState(() => numbered(count))
  React.useEffect(() => {
    const remove = (event: Event) => {
      if (event instanceof CustomEvent) setItems((items) => items.filter(({ id }) => !event.detail.includes(id)))
    }
    addEventListener(removal, remove)
    return () => removeEventListener(removal, remove)
  }, [])
  const state = {
    caption: "Books",
    columns,
    listing: { _tag: "Ready", items, refetching: false, total: items.length }
  } as const
  return (
    <>
      {as === "cards" ? <CollectionGridView {...state} /> : <CollectionTableView {...state} semantics={as} />}
      <button type="button">After the books</button>
    </>
  )
}

// The table loads the code that moves the focus after its first render. Without this, a test can be faster.
const loaded = async () => {
  await import("../../packages/react/src/data/listing/ItemFocus.ts")
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
}

/** Rows that are removed while they have the focus, by the user or by others. The focus moves to the next row. */
const meta = preview.meta({ title: "data/CollectionTable/Removal", component: Removable, args: { count: 4 } })

export const NextRow = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await loaded()
    const button = (name: string) => canvas.getByRole("button", { name })
    await step("focuses the same control of the next row after the user deletes a row", async () => {
      await userEvent.click(button("Delete Book 2"))
      await expect(button("Delete Book 3")).toHaveFocus()
    })
    await step("focuses the same column after another user deletes the row", async () => {
      button("Lend Book 3").focus()
      await removeBooks("book-3")
      await waitFor(() => expect(button("Lend Book 4")).toHaveFocus())
    })
    await step("focuses the previous row after the last one", async () => {
      await userEvent.click(button("Delete Book 4"))
      await expect(button("Delete Book 1")).toHaveFocus()
    })
    await step("focuses the table after the only row", async () => {
      await userEvent.click(button("Delete Book 1"))
      await expect(canvas.getByRole("region", { name: "Books" })).toHaveFocus()
    })
  }
})

/** The focus does not move if it is outside the table, or if no element has it. */
export const FocusElsewhere = meta.story({
  play: async ({ canvas }) => {
    await loaded()
    const after = canvas.getByRole("button", { name: "After the books" })
    canvas.getByRole("button", { name: "Lend Book 2" }).focus()
    after.focus()
    await removeBooks("book-2")
    await waitFor(() => expect(canvas.queryByText("Book 2")).toBeNull())
    await expect(after).toHaveFocus()
    const lend = canvas.getByRole("button", { name: "Lend Book 3" })
    lend.focus()
    lend.blur()
    await expect(document.body).toHaveFocus()
    await removeBooks("book-3")
    await waitFor(() => expect(canvas.queryByText("Book 3")).toBeNull())
    await expect(document.body).toHaveFocus()
  }
})

const asked = "ask-to-remove-book"

const askColumns: ReadonlyArray<Column> = [
  { field: "title", header: "Title" },
  {
    id: "delete",
    header: "Delete",
    value: ({ data }) => data["title"],
    cell: (title, { id }) => (
      <button onClick={() => fireEvent(window, new CustomEvent(asked, { detail: id }))} type="button">
        Delete {String(title)}
      </button>
    )
  }
]

/** A page that confirms each removal in a dialog outside the table. The dialog closes after the removal. */
function Confirmed() {
  const [id, ask] = React.useState<string>()
  React.useEffect(() => {
    const onAsk = (event: Event) => ask(event instanceof CustomEvent ? event.detail : undefined)
    addEventListener(asked, onAsk)
    return () => removeEventListener(asked, onAsk)
  }, [])
  const remove = () => {
    if (id !== undefined) flushSync(() => void removeBooks(id))
    setTimeout(() => ask(undefined), 50)
  }
  return (
    <>
      <Removable columns={askColumns} count={4} />
      {id !== undefined && (
        <Confirm
          cancelLabel="Cancel"
          confirmLabel="Remove"
          onCancel={() => ask(undefined)}
          onConfirm={remove}
          title="Remove this book?"
        />
      )}
    </>
  )
}

/** A row whose removal is confirmed in a dialog. The opener of the dialog is gone when it closes. */
export const Dialog = meta.story({
  render: () => <Confirmed />,
  play: async ({ canvas, step, userEvent }) => {
    await loaded()
    const button = (name: string) => canvas.getByRole("button", { name })
    await step("focuses the next row when the dialog closes", async () => {
      await userEvent.click(button("Delete Book 2"))
      await userEvent.click(button("Remove"))
      await waitFor(() => expect(button("Delete Book 3")).toHaveFocus())
    })
    await step("focuses the next row that is left if other users remove rows while the dialog is open", async () => {
      await userEvent.click(button("Delete Book 3"))
      await removeBooks("book-3")
      await removeBooks("book-4")
      await waitFor(() => expect(canvas.queryByText("Book 4")).toBeNull())
      await userEvent.click(button("Cancel"))
      await waitFor(() => expect(button("Delete Book 1")).toHaveFocus())
    })
    await step("does not move the focus again if the page moved it", async () => {
      await userEvent.click(button("Delete Book 1"))
      await removeBooks("book-1")
      const after = button("After the books")
      await waitFor(() => expect(canvas.queryByText("Book 1")).toBeNull())
      await userEvent.click(button("Cancel"))
      after.focus()
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
      await expect(after).toHaveFocus()
    })
  }
})

/** A table in a dialog. */
export const InDialog = meta.story({
  decorators: [
    (Story) => (
      <dialog aria-label="Books of the order" open>
        <Story />
      </dialog>
    )
  ],
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole("button", { name: "Delete Book 2" }))
    await expect(canvas.getByRole("button", { name: "Delete Book 3" })).toHaveFocus()
  }
})

function PendingButton({ id }: { readonly id: string }) {
  const [isPending, setPending] = React.useState(false)
  return (
    <button disabled={isPending} onClick={() => setPending(true)} type="button">
      Delete {id}
    </button>
  )
}

/** The button with the focus is disabled while the removal of its row runs. */
export const DisabledButton = meta.story({
  args: {
    columns: [
      { field: "title", header: "Title" },
      { id: "delete", header: "Delete", value: ({ id }) => id, cell: (_, { id }) => <PendingButton id={id} /> }
    ]
  },
  play: async ({ canvas, step, userEvent }) => {
    await loaded()
    const button = (name: string) => canvas.getByRole("button", { name })
    await step("focuses the next row after the removal", async () => {
      await userEvent.click(button("Delete book-2"))
      await waitFor(() => expect(document.body).toHaveFocus())
      await removeBooks("book-2")
      await waitFor(() => expect(button("Delete book-3")).toHaveFocus())
    })
    await step("does not move the focus again if the user moved it", async () => {
      await userEvent.click(button("Delete book-3"))
      await waitFor(() => expect(document.body).toHaveFocus())
      button("After the books").focus()
      await removeBooks("book-3")
      await waitFor(() => expect(canvas.queryByText("Book 3")).toBeNull())
      await expect(button("After the books")).toHaveFocus()
    })
  }
})

/** The control in the next row cannot have the focus. The table receives it, and keeps it if another user removes a row. */
export const HiddenControl = meta.story({
  args: {
    columns: [
      { field: "title", header: "Title" },
      {
        id: "lend",
        header: "Lend",
        value: ({ id }) => id,
        cell: (_, { id }) => (
          <button style={{ visibility: id === "book-3" ? "hidden" : undefined }} type="button">
            Lend {id}
          </button>
        )
      }
    ]
  },
  play: async ({ canvas }) => {
    await loaded()
    canvas.getByRole("button", { name: "Lend book-2" }).focus()
    await removeBooks("book-2")
    const region = canvas.getByRole("region", { name: "Books" })
    await waitFor(() => expect(region).toHaveFocus())
    region.blur()
    await removeBooks("book-4")
    await waitFor(() => expect(canvas.queryByText("Book 4")).toBeNull())
    await expect(document.body).toHaveFocus()
  }
})

/** A card contains elements of other items. */
export const NestedItems = meta.story({
  args: {
    as: "cards",
    columns: [
      { field: "title", header: "Title" },
      {
        id: "chapters",
        header: "Chapters",
        value: ({ data }) => data["title"],
        cell: (title) => (
          <span data-item="chapter-1">
            <button type="button">Chapter 1 of {String(title)}</button>
          </span>
        )
      }
    ]
  },
  play: async ({ canvas }) => {
    await loaded()
    const chapter = (place: number) => canvas.getByRole("button", { name: `Chapter 1 of ${titleOf(place)}` })
    chapter(3).focus()
    await removeBooks("book-3")
    await waitFor(() => expect(chapter(4)).toHaveFocus())
  }
})

const focusedRow = () => document.activeElement?.closest("tr")?.dataset["item"]

/** Of many rows, only the visible ones and the focused one are rendered. */
export const ManyRows = meta.story({
  args: { count: 1000 },
  play: async ({ canvas, step }) => {
    await loaded()
    await waitFor(() => expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "1001"))
    const box = canvas.getByRole("region", { name: "Books" })
    await step("focuses the next row", async () => {
      canvas.getByRole("button", { name: "Delete Book 3" }).focus()
      await removeBooks("book-3", "book-4")
      await waitFor(() => expect(canvas.getByRole("button", { name: "Delete Book 5" })).toHaveFocus())
    })
    await step("focuses the next row if both are out of view, without scrolling", async () => {
      box.scrollTop = 20_000
      await waitFor(() => expect(canvas.queryByRole("button", { name: "Delete Book 6" })).toBeNull())
      const before = box.scrollTop
      await removeBooks("book-5")
      await waitFor(() => expect(focusedRow()).toBe("book-6"))
      await expect(Math.abs(box.scrollTop - before)).toBeLessThan(100)
    })
    await step("focuses the table if no row is left", async () => {
      await removeBooks(...Array.from({ length: 1000 }, (_, index) => `book-${index + 1}`))
      await waitFor(() => expect(canvas.getByRole("region", { name: "Books" })).toHaveFocus())
    })
  }
})

export const Grid = meta.story({
  args: { as: "grid", count: 30 },
  play: async ({ canvas, userEvent }) => {
    await loaded()
    const grid = await canvas.findByRole("grid")
    await waitFor(() => expect(grid.querySelector("[tabindex='0']")).not.toBeNull())
    await userEvent.click(canvas.getByRole("gridcell", { name: "Lend Book 2" }))
    canvas.getByRole("gridcell", { name: "Lend Book 2" }).focus()
    await removeBooks("book-2")
    await waitFor(() => expect(canvas.getByRole("gridcell", { name: "Lend Book 3" })).toHaveFocus())
    await userEvent.keyboard("{ArrowDown}")
    await waitFor(() => expect(canvas.getByRole("gridcell", { name: "Lend Book 4" })).toHaveFocus())
  }
})

export const Cards = meta.story({
  args: { as: "cards" },
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole("button", { name: "Delete Book 2" }))
    await expect(canvas.getByRole("button", { name: "Delete Book 3" })).toHaveFocus()
  }
})
