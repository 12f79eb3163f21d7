import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import * as Query from "@portico/client/data/Query"
import { CollectionTable, Selection, useSelection } from "@portico/react"
import { BulkActionsParts, type BulkAction, type BulkActionsProps } from "@portico/react/data"
import { Items } from "@portico/client/data/Items"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as React from "react"
import { expect, fn, waitFor, within } from "storybook/test"
import { inOtherTab } from "./shelf.ts"
import { advance } from "../../.storybook/clock.ts"
import preview, { typed } from "../../.storybook/preview.tsx"
import { selectedCopies, ids, press, remove, StockActions, truncate } from "./bulkPlay.ts"

function Designed() {
  const [selection, select] = React.useState<Selection.Selection>(
    Selection.ofIds(["copy-0000", "copy-0001", "copy-0002"])
  )
  return (
    <BulkActionsParts.Root
      actions={[{ operation: "remove", confirms: false }]}
      className="my-bulk"
      classNames={{ button: "my-button" }}
      collection="stock"
      name="Stock"
      onSelectionChange={select}
      selection={selection}
    >
      <BulkActionsParts.Problem />
      <BulkActionsParts.Progress />
      <BulkActionsParts.Report />
      <BulkActionsParts.Bar />
      <BulkActionsParts.Confirm />
      <BulkActionsParts.Status />
    </BulkActionsParts.Root>
  )
}

/**
 * Runs an operation on the selected items, however many: it asks for confirmation, runs in chunks, shows its progress,
 * and reports the items that failed.
 */
const meta = preview.meta({
  component: StockActions,
  args: { ...selectedCopies, onSelectionChange: fn() },
  parameters: { world: { scenario: "bulk" } }
})

/** All matching items except two are selected. */
export const SelectionBar = meta.story({
  args: {
    actions: typed<ReadonlyArray<BulkAction<string>>>([
      ...remove,
      { operation: Patch.empty.pipe(Patch.set("shelf", "C")), label: "Move to shelf C" }
    ]),
    selection: typed<Selection.Selection>(
      Selection.put(Selection.allMatching(Filter.eq("shelf", "A"), 1250), ids(2), false)
    )
  },
  play: async (play) => {
    const { args, canvas } = play
    await expect(canvas.getByText("1,248 items selected, 2 excluded")).toBeVisible()
    await press(play, "Clear selection")
    await expect(args.onSelectionChange).toHaveBeenCalledWith(Selection.none)
  }
})

/** A native dialog asks before the items are removed. It shows their number, traps the focus and restores it. */
export const ConfirmRemove = meta.story({
  args: { actions: remove },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await press(play, "Delete")
    const dialog = canvas.getByRole("dialog", { name: "Delete 3 items?" })
    await expect(dialog).toHaveAccessibleDescription(
      "They will be deleted from the collection. This can only be undone for your own items."
    )
    await step("changes nothing on cancel", async () => {
      await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }))
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
      await expect(canvas.getByRole("button", { name: "Delete" })).toHaveFocus()
    })
    await press(play, "Delete")
    await userEvent.click(within(canvas.getByRole("dialog")).getByRole("button", { name: "Delete" }))
    await expect(await canvas.findByText("3 deleted")).toBeVisible()
  }
})

/** The user has to type the name of the collection before it is emptied. */
export const TruncateConfirm = meta.story({
  args: { actions: truncate, selection: typed<Selection.Selection>(Selection.none) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await press(play, "Empty")
    const dialog = within(canvas.getByRole("dialog", { name: "Empty Stock?" }))
    await expect(dialog.getByRole("button", { name: "Empty" })).toHaveAttribute("aria-disabled", "true")
    await userEvent.type(dialog.getByLabelText("Type Stock to confirm"), "Stock")
    await userEvent.click(dialog.getByRole("button", { name: "Empty" }))
    await expect(await canvas.findByText("Stock is now empty.")).toBeVisible()
  }
})

const copies = Query.from("stock").pipe(Query.ascending("_id"), Query.limit(60), Query.returnTotalCount())

function LongTable(props: BulkActionsProps<string>) {
  const selection = useSelection(copies)
  return (
    <CollectionTable
      actions={
        <StockActions
          {...props}
          onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
          selection={selection.selection}
        />
      }
      caption="Copies"
      columns={[{ field: "title", header: "Title" }]}
      query={copies}
      selection={selection}
      selectionBar="matching"
    />
  )
}

/** In the bar of a table, the actions stay in sight while the rows scroll, and are one tab stop away from the checkboxes. */
export const InTable = meta.story({
  args: { actions: remove },
  render: (args) => <LongTable {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const [first] = await canvas.findAllByRole("checkbox", { name: /^Select (?!all)/ })
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull()
    await userEvent.click(first!)
    const button = canvas.getByRole("button", { name: "Delete" })
    const bar = button.closest(".portico-selection")!
    await step("sticks to the lower edge of the window", async () => {
      const table = canvas.getByRole("table", { name: "Copies" })
      await expect(table.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight)
      await expect(Math.abs(innerHeight - bar.getBoundingClientRect().bottom)).toBeLessThan(2)
    })
    await step("is reached from the checkbox", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Go to the actions" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await expect(bar).toHaveFocus()
    })
  }
})

// A page that stores its filter in the address, and lets the user select copies.
function ShelfPage({ actions, onSelectionChange, size }: BulkActionsProps<string>) {
  const [shelf, setShelf] = React.useState("A")
  React.useEffect(() => {
    const back = () => setShelf("B")
    addEventListener("popstate", back)
    return () => removeEventListener("popstate", back)
  }, [])
  const query = React.useMemo(() => Query.from("stock").pipe(Query.filter(Filter.eq("shelf", shelf))), [shelf])
  const { select, selection, toggle } = useSelection(query)
  return (
    <>
      {["copy-0000", "copy-0002"].map((id) => (
        <label key={id}>
          <input checked={Selection.has(selection, id)} onChange={() => toggle(id)} type="checkbox" /> {id}
        </label>
      ))}
      <StockActions
        actions={actions}
        collection="stock"
        name="Stock"
        onSelectionChange={(next) => {
          onSelectionChange?.(next)
          select(next._tag === "Ids" ? next.ids : [])
        }}
        selection={selection}
        size={size}
      />
    </>
  )
}

/**
 * The selection changes while the confirmation is open. The dialog closes, so it never applies to another selection.
 */
export const DialogClosesWithSelection = meta.story({
  args: { actions: typed<ReadonlyArray<BulkAction<string>>>([...remove, { operation: "truncate" }]) },
  render: (args) => <ShelfPage {...args} />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await userEvent.click(canvas.getByLabelText("copy-0000"))
    await press(play, "Delete")
    await expect(canvas.getByRole("dialog", { name: "Delete 1 item?" })).toBeVisible()
    await step("closes the dialog when the page goes back to another shelf", async () => {
      dispatchEvent(new PopStateEvent("popstate"))
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
    })
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull()
    await expect(canvas.getByRole("button", { name: "Empty" })).toBeVisible()
  }
})

/** The user selects another item during an operation. It stays selected afterwards. */
export const SelectedWhileRunning = meta.story({
  parameters: { world: { scenario: "bulkSlow", clock: "moved" } },
  render: (args) => <ShelfPage {...args} />,
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByLabelText("copy-0000"))
    await press(play, "Delete")
    await canvas.findByText("0 of 1")
    await userEvent.click(canvas.getByLabelText("copy-0002"))
    await waitFor(async () => {
      await advance("2 seconds")
      canvas.getByText("1 deleted")
    })
    await expect(canvas.getByLabelText("copy-0002")).toBeChecked()
    await expect(canvas.getByLabelText("copy-0000")).not.toBeChecked()
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(Selection.ofIds(["copy-0002"]))
  }
})

/** The operation removes all items on shelf A except two, which it finds page by page, in chunks of 250. */
export const RunningInChunks = meta.story({
  args: {
    concurrency: 1,
    selection: typed<Selection.Selection>(
      Selection.put(Selection.allMatching(Filter.eq("shelf", "A")), ["copy-0000", "copy-0002"], false)
    ),
    size: 250
  },
  parameters: { world: { scenario: "bulkSlow", clock: "moved" } },
  play: async (play) => {
    const { canvas, step } = play
    await press(play, "Delete")
    await step("shows the progress in words and as a bar", async () => {
      await canvas.findByText("0 of 1,248")
      await advance("2 seconds")
      await canvas.findByText("250 of 1,248")
      await expect(canvas.getByRole("progressbar", { name: "Deleting…" })).toHaveAttribute("value", "20")
      await expect(canvas.getByText("998 left")).toBeVisible()
    })
    await step("announces each quarter, not each chunk", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent(/^Deleting…$/)
      await advance("2 seconds")
      await canvas.findByText("500 of 1,248")
      await expect(canvas.getByRole("status")).toHaveTextContent("Deleting… 25%")
    })
  }
})

/** The operation succeeds for all items. */
export const AllSucceeded = meta.story({
  play: async (play) => {
    const { args, canvas } = play
    await press(play, "Delete")
    await expect(await canvas.findByText("3 deleted")).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/^3 items selected/).parentElement).toHaveFocus())
    await expect(canvas.queryByRole("table")).toBeNull()
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(Selection.none)
    await press(play, "Undo")
    await expect(await canvas.findByText("Change undone.")).toBeVisible()
    const stored = await inOtherTab(
      Effect.all(ids(3).map((id) => Items.use((items) => items.get("stock", id, { consistentRead: true })))),
      "bulk"
    )
    const data = stored.map((item) => Option.getOrThrow(item).data)
    await expect(data.map(({ _id, copies, shelf, title }) => [_id, title, copies, shelf])).toEqual([
      ["copy-0000", "Volume 1", 0, "A"],
      ["copy-0001", "Volume 2", 1, "B"],
      ["copy-0002", "Volume 3", 2, "A"]
    ])
  }
})

/** The user stops the operation. Pending chunks finish, no more chunks start, and the rest can be continued. */
export const CanceledMidway = meta.story({
  args: { concurrency: 1, selection: typed<Selection.Selection>(Selection.ofIds(ids(600))), size: 100 },
  parameters: { world: { scenario: "bulkSlow", clock: "moved" } },
  play: async (play) => {
    const { canvas } = play
    await press(play, "Delete")
    await canvas.findByText("0 of 600")
    await advance("2 seconds")
    await canvas.findByText("100 of 600")
    await press(play, "Stop")
    await expect(canvas.getByRole("status")).toHaveTextContent(/Stopping/)
    await waitFor(async () => {
      await advance("2 seconds")
      canvas.getByText("Stopped after 200 of 600 items. The other items weren't changed.", { selector: "p" })
    })
    await expect(canvas.getByText("200 deleted")).toBeVisible()
    await press(play, "Continue")
    await waitFor(async () => {
      await advance("2 seconds")
      canvas.getByText("600 deleted")
    })
  }
})

/** The page composes the parts, with its own order, messages and classes. */
export const Parts = meta.story({
  render: () => <Designed />,
  play: async (play) => {
    await expect(play.canvas.getByRole("button", { name: "Delete" })).toHaveClass("my-button", { exact: true })
    await press(play, "Delete")
    await expect(await play.canvas.findByText("3 deleted")).toBeVisible()
  }
})
