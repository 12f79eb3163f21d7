import { Selection } from "@portico/react"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import preview, { typed } from "../../.storybook/preview.tsx"
import { add, selectedCopies, expectAlert, ids, press, StockActions, truncate } from "./bulkPlay.ts"

/** Bulk actions that do not start or that stop. The results so far are shown, and the rest can be run later. */
const meta = preview.meta({
  title: "data/BulkActions/Refused",
  component: StockActions,
  args: { ...selectedCopies, onSelectionChange: fn() },
  parameters: { world: { scenario: "bulk" } }
})

/** A call with more than 1000 items, which an operation in chunks prevents. */
export const Over1000Items = meta.story({
  tags: ["spec:wde/WDE0006"],
  args: {
    actions: add(Array.from({ length: 1001 }, (_, index) => ({ title: `New ${index}` }))),
    chunked: false,
    selection: typed<Selection.Selection>(Selection.none)
  },
  play: async (play) => {
    await press(play, "Add books")
    await expectAlert(play, "You can use up to 1,000 items at once. Select fewer and try again.")
  }
})

export const Over1000Removals = meta.story({
  tags: ["spec:wde/WDE0069"],
  args: { chunked: false, selection: typed<Selection.Selection>(Selection.ofIds(ids(1001))) },
  play: async (play) => {
    await press(play, "Delete")
    await expectAlert(play, "You can delete up to 1,000 items at once. Select fewer and try again.")
  }
})

export const TruncateDenied = meta.story({
  tags: ["spec:permissionRole/PRIVILEGED"],
  args: { actions: truncate, selection: typed<Selection.Selection>(Selection.none) },
  parameters: { world: { scenario: "bulkDenied", member: "ada" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await press(play, "Empty")
    await userEvent.type(canvas.getByLabelText("Type Stock to confirm"), "Stock{Enter}")
    await expectAlert(play, "You don't have permission to do this.")
    await expect(canvas.queryByRole("button", { name: "Continue" })).toBeNull()
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "bulkBroken", clock: "moved" } },
  play: async (play) => {
    await press(play, "Delete")
    await advanceUntil(() => play.canvas.getByRole("alert"))
    await expectAlert(play, /Something went wrong on our end/)
    await expect(play.canvas.getByRole("button", { name: "Continue" })).toBeVisible()
  }
})

/** The provider limits requests. The user continues after the wait. */
export const RateLimited = meta.story({
  args: { concurrency: 1, selection: typed<Selection.Selection>(Selection.ofIds(ids(30))), size: 10 },
  parameters: { world: { scenario: "bulkRateLimited", clock: "moved" } },
  play: async (play) => {
    const { canvas, step } = play
    await press(play, "Delete")
    await step("shows the wait and counts down", async () => {
      await waitFor(async () => {
        await advance("1 second")
        canvas.getByRole("alert")
      })
      await expect(canvas.getByRole("button", { name: /in \d+ s/ })).toHaveAttribute("aria-disabled", "true")
      await expect(canvas.getByText("10 deleted")).toBeVisible()
    })
    await step("does not change completed items again", async () => {
      await advance("31 seconds")
      await press(play, "Continue")
      await waitFor(async () => {
        await advance("1 second")
        canvas.getByText("30 deleted")
      })
    })
  }
})

/** A chunk is too large. It is split in half and sent again, until the chunks are small enough. */
export const TooLarge = meta.story({
  tags: ["spec:wde/WDE0109"],
  args: { concurrency: 1, selection: typed<Selection.Selection>(Selection.ofIds(ids(600))) },
  parameters: { world: { scenario: "bulkTooLarge" } },
  play: async (play) => {
    const sent = spyOn(globalThis, "fetch")
    await press(play, "Delete")
    await expect(await play.canvas.findByText("600 deleted")).toBeVisible()
    const chunks = sent.mock.calls.flatMap(([request]) =>
      request instanceof Request && request.url.includes("/bulk/") ? [request.url] : []
    )
    sent.mockRestore()
    await expect(chunks).toHaveLength(3)
  }
})

/** The connection is lost. The operation continues automatically when it returns. */
export const Offline = meta.story({
  parameters: { world: { scenario: "bulk", clock: "moved" } },
  play: async (play) => {
    connect("offline")
    await press(play, "Delete")
    await advanceUntil(() => play.canvas.getByRole("alert"))
    await expectAlert(play, /You're offline.*This continues automatically/)
    connect("fast")
    await expect(await play.canvas.findByText("3 deleted")).toBeVisible()
  }
})
