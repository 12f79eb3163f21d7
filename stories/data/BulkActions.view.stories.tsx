import { BulkActionsView, type BulkProgress, type BulkState, type ShownAction } from "@portico/react"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const actions: ReadonlyArray<ShownAction> = [
  { key: "0", kind: "patch", label: "Put on sale", count: 12, confirms: false },
  { key: "1", kind: "remove", label: "Remove", count: 12, confirms: true, look: "danger" }
]

const progress: BulkProgress = {
  kind: "remove",
  done: 640,
  total: 1200,
  counts: { inserted: 0, updated: 0, removed: 600, skipped: 28, failed: 11, unknown: 1 },
  rows: [
    { index: 17, id: "moby-dick", status: "failed", code: "WDE0027", reason: undefined },
    { index: 18, id: "emma", status: "failed", code: "WDE0078", reason: "Books on loan cannot be removed." },
    { index: 400, id: "dracula", status: "unknown", code: undefined, reason: undefined }
  ]
}

/** Every state of a bulk as a picture, without a client behind it. `BulkActions` shows the same by itself. */
const meta = preview.meta({
  title: "data/BulkActions/States",
  component: BulkActionsView,
  args: {
    actions,
    name: "Books",
    onAct: fn(),
    onCancel: fn(),
    onClear: fn(),
    onClose: fn(),
    onExport: fn(),
    onGoOn: fn(),
    onRetry: fn(),
    selected: { count: 12, excepted: 0 },
    state: typed<BulkState>({ _tag: "Idle" })
  }
})

/** Something is selected. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Put on sale" }))
    await expect(args.onAct).toHaveBeenCalledOnce()
  }
})

/** All that match are selected, and nobody counted them. */
export const AllMatching = meta.story({ args: { selected: { count: undefined, excepted: 3 } } })

/** It is found out which items match. */
export const Gathering = meta.story({ args: { state: { _tag: "Gathering", kind: "remove", found: 3000 } } })

export const Running = meta.story({ args: { state: { ...progress, _tag: "Running", stopping: false } } })

/** What is under way is waited for. */
export const Stopping = meta.story({ args: { state: { ...progress, _tag: "Running", stopping: true } } })

/** The provider asks for patience. */
export const Waiting = meta.story({
  args: {
    state: {
      ...progress,
      _tag: "Stopped",
      problem: { key: "rateLimited", retryable: true, retryAfter: 24 },
      wait: 24
    }
  }
})

export const Denied = meta.story({
  args: {
    state: { ...progress, rows: [], _tag: "Stopped", problem: { key: "noPermission", retryable: false }, wait: 0 }
  }
})

/** Stopped by hand, without waiting for what was under way. */
export const Cancelled = meta.story({ args: { state: { ...progress, _tag: "Cancelled", uncertain: true } } })

/** Some did not work: why, and what to do about it. */
export const Finished = meta.story({
  args: { state: { ...progress, done: 1200, _tag: "Finished" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try 11 items again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})
