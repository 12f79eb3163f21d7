import * as Patch from "@portico/client/data/Patch"
import { Selection } from "@portico/react"
import type { BulkAction } from "@portico/react/data"
import { expect, fn, spyOn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"
import { add, selectedCopies, ids, press, rowsOf, StockActions, withReviews } from "./bulkPlay.ts"

/** The outcome of each item, the reasons of failures, and how to retry. */
const meta = preview.meta({
  title: "data/BulkActions/Outcomes",
  component: StockActions,
  args: { ...selectedCopies, onSelectionChange: fn() },
  parameters: { world: { scenario: "bulk" } }
})

/** Ada removes her own reviews. The reviews of others fail with a reason, and stay selected. */
export const PartialFailure = meta.story({
  args: withReviews,
  parameters: { world: { scenario: "bulk", member: "ada" } },
  play: async (play) => {
    const { args, canvas } = play
    await press(play, "Delete")
    await canvas.findByText(/Done, but .* failed/, { selector: "p" })
    const rows = rowsOf(canvas)
    await expect(rows.join()).toContain("WDE0027")
    await expect(rows.join()).toContain("You don't have permission to change this item.")
    await expect(args.onSelectionChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("button", { name: /Retry / })).toBeVisible()
  }
})

/** All items fail, because their titles are not numbers and cannot be incremented. */
export const AllFailed = meta.story({
  args: {
    actions: typed<ReadonlyArray<BulkAction<string>>>([
      { operation: Patch.empty.pipe(Patch.increment("title", 1)), label: "Count up" }
    ]),
    selection: typed<Selection.Selection>(Selection.ofIds(ids(2)))
  },
  play: async (play) => {
    await press(play, "Count up")
    await expect(await play.canvas.findByText("All items failed.", { selector: "p" })).toBeVisible()
    await expect(rowsOf(play.canvas)).toHaveLength(2)
  }
})

/** Existing items are skipped. */
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
    await expect(await play.canvas.findByText("1 added, 1 skipped")).toBeVisible()
    await expect(play.canvas.queryByRole("table")).toBeNull()
  }
})

/** Items that are already removed are skipped. */
export const RemoveMissingIgnored = meta.story({
  tags: ["spec:wde/WDE0073"],
  args: { selection: typed<Selection.Selection>(Selection.ofIds(["copy-0001", "missing-1", "missing-2"])) },
  play: async (play) => {
    await press(play, "Delete")
    await expect(await play.canvas.findByText("1 deleted, 2 skipped")).toBeVisible()
  }
})

/** The page passes an invalid id. It is reported, and the other items are processed. */
export const IdsNotStrings = meta.story({
  tags: ["spec:wde/WDE0068"],
  args: {
    selection: typed<Selection.Selection>({
      _tag: "Ids",
      ids: new Set(["copy-0001", 17 as unknown as string, "copy-0002"])
    })
  },
  play: async (play) => {
    await press(play, "Delete")
    await expect(await play.canvas.findByText("2 deleted")).toBeVisible()
    await expect(rowsOf(play.canvas)).toEqual([expect.stringMatching(/^2.*WDE0068/)])
  }
})

/** The page passes an invalid item. It is reported, and the other items are processed. */
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

/** A retry sends only the failed items, which keep their positions. */
export const RetryFailedOnly = meta.story({
  args: withReviews,
  parameters: { world: { scenario: "bulk", member: "ada" } },
  play: async (play) => {
    const { canvas } = play
    await press(play, "Delete")
    await canvas.findByText(/Done, but .* failed/, { selector: "p" })
    const [before, removed] = [rowsOf(canvas), canvas.getByText(/deleted$/).textContent]
    await press(play, /Retry /)
    await canvas.findByText(/Done, but .* failed/, { selector: "p" })
    await expect(rowsOf(canvas)).toEqual(before)
    await expect(canvas.getByText(/deleted$/)).toHaveTextContent(removed)
  }
})

/** The user saves the failed items as CSV and JSONL. */
export const ExportFailures = meta.story({
  args: withReviews,
  parameters: { world: { scenario: "bulk", member: "ada" } },
  play: async (play) => {
    const { canvas } = play
    await press(play, "Delete")
    await canvas.findByText(/Done, but .* failed/, { selector: "p" })
    const files: Array<Blob> = []
    const create = spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob)
      return "#"
    })
    await press(play, "Save as CSV")
    await press(play, "Save as JSONL")
    create.mockRestore()
    const [csv = "", jsonl = ""] = await Promise.all(files.map((file) => file.text()))
    await expect(csv).toMatch(/^place,id,status,code,reason\r\n\d,review-0\d,failed,WDE0027,/)
    await expect(JSON.parse(jsonl.split("\n")[0] ?? "")).toMatchObject({ code: "WDE0027", status: "failed" })
  }
})
