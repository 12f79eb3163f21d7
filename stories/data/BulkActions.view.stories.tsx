import {
  BulkActionsView,
  type BulkActionsViewProps,
  type BulkProgress,
  type BulkState,
  type ShownAction
} from "@portico/react/data"
import * as React from "react"
import { expect, fn, within } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const actions: ReadonlyArray<ShownAction> = [
  { key: "0", kind: "patch", label: "Put on sale", count: 12, confirms: false },
  { key: "1", kind: "remove", label: "Delete", count: 12, confirms: true, variant: "danger" }
]

const copyId = (index: number) => `copy-${String(index).padStart(4, "0")}`

/** Eleven failed items and one with an unknown outcome. */
const rows: BulkProgress["rows"] = [
  { index: 17, id: "moby-dick", status: "failed", code: "WDE0027", reason: undefined },
  { index: 18, id: "emma", status: "failed", code: "WDE0078", reason: "Books on loan cannot be removed." },
  ...[41, 77, 103, 250, 266, 301, 302, 377, 390].map(
    (index) => ({ index, id: copyId(index), status: "failed", code: "WDE0027", reason: undefined }) as const
  ),
  { index: 400, id: "dracula", status: "unknown", code: undefined, reason: undefined }
]

const progress: BulkProgress = {
  kind: "remove",
  done: 640,
  total: 1200,
  counts: { inserted: 0, updated: 0, removed: 600, skipped: 28, failed: 11, unknown: 1 },
  rows
}

const finished: BulkProgress = { ...progress, done: 1200, counts: { ...progress.counts, removed: 1160 } }

const none: BulkProgress["counts"] = { inserted: 0, updated: 0, removed: 0, skipped: 0, failed: 0, unknown: 0 }

/** Every state of a bulk operation, rendered without a client. `BulkActions` shows the same states. */
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
    onResume: fn(),
    onRetry: fn(),
    selected: { count: 12, excepted: 0 },
    state: typed<BulkState>({ _tag: "Idle" })
  }
})

/** Items are selected. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Put on sale" }))
    await expect(args.onAct).toHaveBeenCalledOnce()
  }
})

/** All matching items are selected, and their number is unknown. */
export const AllMatching = meta.story({ args: { selected: { count: undefined, excepted: 3 } } })

/** The ids of the matching items are being collected. */
export const CollectingItems = meta.story({ args: { state: { _tag: "Gathering", kind: "remove", found: 3000 } } })

/** The operation is running. */
export const Running = meta.story({ args: { state: { ...progress, _tag: "Running", stopping: false } } })

/** The operation waits for pending chunks. */
export const Stopping = meta.story({ args: { state: { ...progress, _tag: "Running", stopping: true } } })

/** The provider limits requests. */
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

/** The member lost the permission during the operation. The results so far stay visible. */
export const Denied = meta.story({
  args: {
    state: {
      ...progress,
      counts: { ...none, removed: 640 },
      rows: [],
      _tag: "Stopped",
      problem: { key: "noPermission", retryable: false },
      wait: 0
    }
  }
})

/** The session ended during the operation. The user can sign in and continue. */
export const SignedOut = meta.story({
  args: {
    onSignIn: fn(),
    state: {
      ...progress,
      counts: { ...none, removed: 640 },
      rows: [],
      _tag: "Stopped",
      problem: { key: "signInRequired", retryable: true },
      wait: 0
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.getByText("Stopped after 640 of 1,200 items.")).toBeVisible()
  }
})

/** The user stopped the operation, and pending chunks finished. The remaining items are unchanged. */
export const Canceled = meta.story({ args: { state: { ...progress, _tag: "Canceled", uncertain: false } } })

/** The user stopped the operation without waiting for pending chunks. Their outcome is unknown. */
export const CanceledWithoutWaiting = meta.story({
  args: { state: { ...progress, _tag: "Canceled", uncertain: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Stopped after 640 of 1,200 items.", { selector: "p" })).toBeVisible()
    await expect(canvas.queryByText(/weren't changed/)).toBeNull()
  }
})

/** The operation succeeded for all items. */
export const AllDone = meta.story({
  args: {
    state: { ...progress, done: 1200, counts: { ...none, removed: 1172, skipped: 28 }, rows: [], _tag: "Finished" }
  }
})

/** The operation failed for some items: the reasons, and how to retry. */
export const Finished = meta.story({
  args: { state: { ...finished, _tag: "Finished" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("table", { name: "12 items failed" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Retry 11 items" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

/** The user has to type the name of the collection before it is emptied. */
export const Confirming = meta.story({
  args: {
    actions: [{ key: "0", kind: "truncate", label: "Empty", count: undefined, confirms: true, variant: "danger" }],
    selected: undefined
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Empty" }))
    await expect(canvas.getByRole("dialog", { name: "Empty Books?" })).toBeVisible()
  }
})

/** The user follows a link during an operation. */
export const Leaving = meta.story({
  args: { state: { ...progress, _tag: "Running", stopping: false } },
  render: (args) => (
    <>
      <BulkActionsView {...args} />
      <a href="/elsewhere">To the shop</a>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "To the shop" }))
    const dialog = canvas.getByRole("dialog", { name: "Leave while this is running?" })
    await userEvent.click(within(dialog).getByRole("button", { name: "Stay" }))
    await expect(canvas.queryByRole("dialog")).toBeNull()
    await expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false)
    await userEvent.click(canvas.getByRole("link", { name: "To the shop" }))
  }
})

/** The operation ends while the dialog is open. The user stays on the page, because some items failed. */
export const EndsWhileDialogOpen = meta.story({
  render: (args) => <EndsAfterLink {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "To the shop" }))
    await canvas.findByRole("dialog", { name: "Leave while this is running?" })
    await canvas.findByRole("table", { name: "12 items failed" })
    await expect(canvas.queryByRole("dialog")).toBeNull()
    // Long enough for an effect to follow the link.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(canvas.getByText("On the first page")).toBeVisible()
  }
})

function EndsAfterLink(props: BulkActionsViewProps) {
  const [step, show] = React.useState<"running" | "ended" | "elsewhere">("running")
  const state: BulkState =
    step === "running" ? { ...progress, _tag: "Running", stopping: false } : { ...finished, _tag: "Finished" }
  return (
    <div onPointerDownCapture={() => setTimeout(() => show("ended"), 500)}>
      <BulkActionsView {...props} state={state} />
      <p>On the {step === "elsewhere" ? "second" : "first"} page</p>
      <a
        href="/elsewhere"
        onClick={(event) => {
          event.preventDefault()
          show("elsewhere")
        }}
      >
        To the shop
      </a>
    </div>
  )
}
