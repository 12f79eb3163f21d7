import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import * as Query from "@portico/client/data/Query"
import { Bulk, BulkActions, type BulkAction, type BulkActionsProps, Selection, useSelection } from "@portico/react"
import * as React from "react"
import { expect, fn, spyOn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/link.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"

const StockActions = BulkActions<string>

const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `copy-${String(from + index).padStart(4, "0")}`)

const remove: ReadonlyArray<BulkAction<string>> = [{ operation: "remove" }]

/** Nobody is asked: stories of what comes after that. */
const removeAtOnce: ReadonlyArray<BulkAction<string>> = [{ operation: "remove", confirms: false }]

const add = (items: ReadonlyArray<object>, label = "Add books"): ReadonlyArray<BulkAction<string>> => [
  { operation: "insert", items, label }
]

/**
 * Does something to what is selected, however many items that are: it asks before, goes in pieces, says how far it is,
 * and reports item by item what did not work.
 */
const meta = preview.meta({
  component: StockActions,
  args: {
    actions: typed(removeAtOnce),
    collection: typed<string>("stock"),
    name: "Stock",
    onSelectionChange: fn(),
    selection: typed<Selection.Selection>(Selection.ofIds(ids(3)))
  },
  parameters: { world: { scenario: "bulk" } }
})

type Play = PlayOf<typeof StockActions>

const press = ({ canvas, userEvent }: Play, name: string | RegExp) =>
  userEvent.click(canvas.getByRole("button", { name }))

const expectAlert = async ({ canvas }: Play, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await waitFor(() => expect(alert).toHaveFocus())
}

const rowsOf = (canvas: Play["canvas"]) =>
  within(canvas.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent)

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
    await expect(canvas.getByText("1,248 items selected, 2 left out")).toBeVisible()
    await press(play, "Clear selection")
    await expect(args.onSelectionChange).toHaveBeenCalledWith(Selection.none)
  }
})

/** A native dialog: it says how many, holds the focus, and gives it back. */
export const ConfirmRemove = meta.story({
  args: { actions: remove },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await press(play, "Remove")
    const dialog = canvas.getByRole("dialog", { name: "Remove 3 items?" })
    await expect(dialog).toHaveAccessibleDescription("This cannot be undone.")
    await step("who cancels leaves everything as it is", async () => {
      await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }))
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
      await expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus()
    })
    await press(play, "Remove")
    await userEvent.click(within(canvas.getByRole("dialog")).getByRole("button", { name: "Remove" }))
    await expect(await canvas.findByText("3 removed")).toBeVisible()
  }
})

// A page whose filter is its address, where copies are chosen.
function Aisle({ actions, onSelectionChange, size }: BulkActionsProps<string>) {
  const [shelf, turn] = React.useState("A")
  React.useEffect(() => {
    const back = () => turn("B")
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

/** A question about what is selected no more ends with it: it is never the answer to another one. */
export const QuestionOutlived = meta.story({
  args: { actions: typed<ReadonlyArray<BulkAction<string>>>([...remove, { operation: "truncate" }]) },
  render: (args) => <Aisle {...args} />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await userEvent.click(canvas.getByLabelText("copy-0000"))
    await press(play, "Remove")
    await expect(canvas.getByRole("dialog", { name: "Remove 1 item?" })).toBeVisible()
    await step("Back: the list shows another shelf", async () => {
      dispatchEvent(new PopStateEvent("popstate"))
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
    })
    await expect(canvas.queryByRole("button", { name: "Remove" })).toBeNull()
    await expect(canvas.getByRole("button", { name: "Empty" })).toBeVisible()
  }
})

/** What is chosen while something is under way stays chosen after it. */
export const ChosenMeanwhile = meta.story({
  parameters: { world: { scenario: "bulkSlow", clock: "moved" } },
  render: (args) => <Aisle {...args} />,
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByLabelText("copy-0000"))
    await press(play, "Remove")
    await canvas.findByText("0 of 1")
    await userEvent.click(canvas.getByLabelText("copy-0002"))
    await waitFor(async () => {
      await advance("2 seconds")
      canvas.getByText("1 removed")
    })
    await expect(canvas.getByLabelText("copy-0002")).toBeChecked()
    await expect(canvas.getByLabelText("copy-0000")).not.toBeChecked()
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(Selection.ofIds(["copy-0002"]))
  }
})

/** Everything on shelf A but two, found by pages, removed in pieces of 250. */
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
    await press(play, "Remove")
    await step("how far it is, in words and as a bar", async () => {
      await canvas.findByText("0 of 1,248")
      await advance("2 seconds")
      await canvas.findByText("250 of 1,248")
      await expect(canvas.getByRole("progressbar", { name: "Removing…" })).toHaveAttribute("value", "20")
      await expect(canvas.getByText("998 left")).toBeVisible()
    })
    await step("it is announced at each quarter, and not with each piece", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent(/^Removing…$/)
      await advance("2 seconds")
      await canvas.findByText("500 of 1,248")
      await expect(canvas.getByRole("status")).toHaveTextContent("Removing… 25 %")
    })
  }
})

export const AllSucceeded = meta.story({
  play: async (play) => {
    const { args, canvas } = play
    await press(play, "Remove")
    await waitFor(() => expect(canvas.getByText("All done.", { selector: "p" }).parentElement).toHaveFocus())
    await expect(canvas.getByText("3 removed")).toBeVisible()
    await expect(canvas.queryByRole("table")).toBeNull()
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(Selection.none)
    await press(play, "Close")
  }
})

const mixed = typed<Selection.Selection>(Selection.ofIds(["review-01", "review-02", "review-03", "review-04"]))

const withReviews = { collection: typed<string>("reviews"), name: "Reviews", selection: mixed }

/** Ada may remove her own reviews. Those of others stay, each with its reason, and stay selected. */
export const PartialFailure = meta.story({
  args: withReviews,
  parameters: { world: { scenario: "bulk", member: "ada" } },
  play: async (play) => {
    const { args, canvas } = play
    await press(play, "Remove")
    await canvas.findByText(/Done, but .* did not work/, { selector: "p" })
    const rows = rowsOf(canvas)
    await expect(rows.join()).toContain("WDE0027")
    await expect(rows.join()).toContain("You may not change this item.")
    await expect(args.onSelectionChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("button", { name: /Try .* again/ })).toBeVisible()
  }
})

/** A title is no number, and so none of them counts up. */
export const AllFailed = meta.story({
  args: {
    actions: typed<ReadonlyArray<BulkAction<string>>>([
      { operation: Patch.empty.pipe(Patch.increment("title", 1)), label: "Count up" }
    ]),
    selection: typed<Selection.Selection>(Selection.ofIds(ids(2)))
  },
  play: async (play) => {
    await press(play, "Count up")
    await expect(await play.canvas.findByText("None of it worked.", { selector: "p" })).toBeVisible()
    await expect(rowsOf(play.canvas)).toHaveLength(2)
  }
})

/** What is there already is left as it is, and counted as skipped. */
export const InsertIgnoredExisting = meta.story({
  tags: ["spec:wde/WDE0074"],
  args: {
    actions: add([
      { _id: "copy-0001", title: "Again" },
      { _id: "new-1", title: "New" }
    ]),
    selection: typed<Selection.Selection>(Selection.none)
  },
  play: async (play) => {
    await press(play, "Add books")
    await expect(await play.canvas.findByText("1 added")).toBeVisible()
    await expect(play.canvas.getByText("1 skipped")).toBeVisible()
    await expect(play.canvas.queryByRole("table")).toBeNull()
  }
})

/** What is gone already is no failure of its removal. */
export const RemoveMissingIgnored = meta.story({
  tags: ["spec:wde/WDE0073"],
  args: { selection: typed<Selection.Selection>(Selection.ofIds(["copy-0001", "gone-1", "gone-2"])) },
  play: async (play) => {
    await press(play, "Remove")
    await expect(await play.canvas.findByText("1 removed")).toBeVisible()
    await expect(play.canvas.getByText("2 skipped")).toBeVisible()
  }
})

/** The call that a bulk in pieces prevents. */
export const Over1000Items = meta.story({
  tags: ["spec:wde/WDE0006"],
  args: {
    actions: add(Array.from({ length: 1001 }, (_, index) => ({ title: `New ${index}` }))),
    chunked: false,
    selection: typed<Selection.Selection>(Selection.none)
  },
  play: async (play) => {
    await press(play, "Add books")
    await expectAlert(play, "We can take at most 1,000 items at once. Choose fewer and try again.")
  }
})

export const Over1000Removals = meta.story({
  tags: ["spec:wde/WDE0069"],
  args: { chunked: false, selection: typed<Selection.Selection>(Selection.ofIds(ids(1001))) },
  play: async (play) => {
    await press(play, "Remove")
    await expectAlert(play, "We can remove at most 1,000 items at once. Choose fewer and try again.")
  }
})

/** A page that hands over what are no ids: each is told, and the others go on. */
export const IdsNotStrings = meta.story({
  tags: ["spec:wde/WDE0068"],
  args: {
    selection: typed<Selection.Selection>({
      _tag: "Ids",
      ids: new Set(["copy-0001", 17 as unknown as string, "copy-0002"])
    })
  },
  play: async (play) => {
    await press(play, "Remove")
    await expect(await play.canvas.findByText("2 removed")).toBeVisible()
    await expect(rowsOf(play.canvas)).toEqual([expect.stringMatching(/^2.*WDE0068/)])
  }
})

export const ItemsNotObjects = meta.story({
  tags: ["spec:wde/WDE0005"],
  args: {
    actions: add([{ title: "Fine" }, "not an item" as unknown as object]),
    selection: typed<Selection.Selection>(Selection.none)
  },
  play: async (play) => {
    await press(play, "Add books")
    await expect(await play.canvas.findByText("1 added")).toBeVisible()
    await expect(rowsOf(play.canvas)).toEqual([expect.stringMatching(/^2.*WDE0005/)])
  }
})

/** Only what failed is sent again, and keeps its place. */
export const RetryFailedOnly = meta.story({
  args: withReviews,
  parameters: { world: { scenario: "bulk", member: "ada" } },
  play: async (play) => {
    const { canvas } = play
    await press(play, "Remove")
    await canvas.findByText(/Done, but .* did not work/, { selector: "p" })
    const [before, removed] = [rowsOf(canvas), canvas.getByText(/removed$/).textContent]
    await press(play, /Try .* again/)
    await canvas.findByText(/Done, but .* did not work/, { selector: "p" })
    await expect(rowsOf(canvas)).toEqual(before)
    await expect(canvas.getByText(/removed$/)).toHaveTextContent(removed)
  }
})

/** What is under way is finished, nothing more is begun, and what was left can be done later. */
export const CancelledMidway = meta.story({
  args: { concurrency: 1, selection: typed<Selection.Selection>(Selection.ofIds(ids(600))), size: 100 },
  parameters: { world: { scenario: "bulkSlow", clock: "moved" } },
  play: async (play) => {
    const { canvas } = play
    await press(play, "Remove")
    await canvas.findByText("0 of 600")
    await advance("2 seconds")
    await canvas.findByText("100 of 600")
    await press(play, "Stop")
    await expect(canvas.getByRole("status")).toHaveTextContent(/Stopping/)
    await waitFor(async () => {
      await advance("2 seconds")
      canvas.getByText("Stopped after 200 of 600 items. The others were not touched.", { selector: "p" })
    })
    await expect(canvas.getByText("200 removed")).toBeVisible()
    await press(play, "Go on")
    await waitFor(async () => {
      await advance("2 seconds")
      canvas.getByText("600 removed")
    })
  }
})

export const ExportFailures = meta.story({
  args: withReviews,
  parameters: { world: { scenario: "bulk", member: "ada" } },
  play: async (play) => {
    const { canvas } = play
    await press(play, "Remove")
    await canvas.findByText(/Done, but .* did not work/, { selector: "p" })
    const made: Array<Blob> = []
    const create = spyOn(URL, "createObjectURL").mockImplementation((file) => {
      made.push(file as Blob)
      return "#"
    })
    await press(play, "Save as CSV")
    await press(play, "Save as JSONL")
    create.mockRestore()
    const [csv = "", jsonl = ""] = await Promise.all(made.map((file) => file.text()))
    await expect(csv).toMatch(/^place,id,status,code,reason\r\n\d,review-0\d,failed,WDE0027,/)
    await expect(JSON.parse(jsonl.split("\n")[0] ?? "")).toMatchObject({ code: "WDE0027", status: "failed" })
  }
})

const truncate = typed<ReadonlyArray<BulkAction<string>>>([{ operation: "truncate" }])

/** What empties a whole collection is typed by its name before. */
export const TruncateConfirm = meta.story({
  args: { actions: truncate, selection: typed<Selection.Selection>(Selection.none) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await press(play, "Empty")
    const dialog = within(canvas.getByRole("dialog", { name: "Empty Stock?" }))
    await expect(dialog.getByRole("button", { name: "Empty" })).toHaveAttribute("aria-disabled", "true")
    await userEvent.type(dialog.getByLabelText("To go on, type Stock"), "Stock")
    await userEvent.click(dialog.getByRole("button", { name: "Empty" }))
    await expect(await canvas.findByText("Stock is empty now.", { selector: "p" })).toBeVisible()
  }
})

export const TruncateDenied = meta.story({
  tags: ["spec:permissionRole/PRIVILEGED"],
  args: { actions: truncate, selection: typed<Selection.Selection>(Selection.none) },
  parameters: { world: { scenario: "bulkDenied", member: "ada" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await press(play, "Empty")
    await userEvent.type(canvas.getByLabelText("To go on, type Stock"), "Stock{Enter}")
    await expectAlert(play, "You do not have permission to do this.")
    await expect(canvas.queryByRole("button", { name: "Go on" })).toBeNull()
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "bulkBroken" } },
  play: async (play) => {
    await press(play, "Remove")
    await expectAlert(play, /Something went wrong on our side/)
    await expect(play.canvas.getByRole("button", { name: "Go on" })).toBeVisible()
  }
})

export const RateLimited = meta.story({
  args: { concurrency: 1, selection: typed<Selection.Selection>(Selection.ofIds(ids(30))), size: 10 },
  parameters: { world: { scenario: "bulkRateLimited", clock: "moved" } },
  play: async (play) => {
    const { canvas, step } = play
    await press(play, "Remove")
    await step("it says how long, and counts down", async () => {
      await waitFor(async () => {
        await advance("1 second")
        canvas.getByRole("alert")
      })
      await expect(canvas.getByRole("button", { name: /in \d+ s/ })).toHaveAttribute("aria-disabled", "true")
      await expect(canvas.getByText("10 removed")).toBeVisible()
    })
    await step("what was done is not done again", async () => {
      await advance("31 seconds")
      await press(play, "Go on")
      await waitFor(async () => {
        await advance("1 second")
        canvas.getByText("30 removed")
      })
    })
  }
})

/** A piece that is too large is sent again in halves, until they are small enough. */
export const TooLarge = meta.story({
  tags: ["spec:wde/WDE0109"],
  args: { concurrency: 1, selection: typed<Selection.Selection>(Selection.ofIds(ids(600))) },
  parameters: { world: { scenario: "bulkTooLarge" } },
  play: async (play) => {
    const sent = spyOn(globalThis, "fetch")
    await press(play, "Remove")
    await expect(await play.canvas.findByText("600 removed")).toBeVisible()
    const pieces = sent.mock.calls.flatMap(([request]) =>
      request instanceof Request && request.url.includes("/bulk/") ? [request.url] : []
    )
    sent.mockRestore()
    await expect(pieces).toHaveLength(3)
  }
})

/** It goes on by itself once there is a connection. */
export const Offline = meta.story({
  play: async (play) => {
    connect("offline")
    await press(play, "Remove")
    await expectAlert(play, /You are offline.*goes on by itself/)
    connect("fast")
    await expect(await play.canvas.findByText("3 removed")).toBeVisible()
  }
})

/** Composed by the page: the order, the words and every class are its own. */
export const Parts = meta.story({
  render: (args) => (
    <Bulk.Root {...args} className="my-bulk" classNames={{ button: "my-button" }}>
      <Bulk.Problem />
      <Bulk.Progress />
      <Bulk.Report />
      <Bulk.Bar />
      <Bulk.Confirm />
      <Bulk.Status />
    </Bulk.Root>
  ),
  play: async (play) => {
    await expect(play.canvas.getByRole("button", { name: "Remove" })).toHaveClass("my-button", { exact: true })
    await press(play, "Remove")
    await expect(await play.canvas.findByText("3 removed")).toBeVisible()
  }
})
