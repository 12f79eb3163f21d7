import { ExportDialogView, type ExportState, type ScopeChoice } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const progress = { format: "CSV", done: 1500, total: 4200, step: "items" } as const

const field = (name: string, label?: string) => ({ name, label, type: "text" as const, optional: false })

/** Every state of an export, rendered without a client. `ExportDialog` shows the same states. */
const meta = preview.meta({
  title: "data/ExportDialog/States",
  component: ExportDialogView,
  args: {
    fields: [field("title", "Title"), field("author"), field("price"), field("publishedOn", "Published on")],
    href: undefined,
    name: "Books",
    onClose: fn(),
    onResume: fn(),
    onReset: fn(),
    onStart: fn(),
    scopes: typed<ReadonlyArray<ScopeChoice>>([
      { scope: "all", count: undefined },
      { scope: "filter", count: undefined },
      { scope: "selection", count: 12 }
    ]),
    state: typed<ExportState>({ _tag: "Idle" })
  }
})

/** The user chooses the items, the format and the fields. */
export const Choosing = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText("All fields"))
})

/** The items are being counted. */
export const Counting = meta.story({ args: { state: { ...progress, _tag: "Running", done: 0, total: undefined } } })

/** The items of a collection without a schema are searched for fields. */
export const FindingFields = meta.story({ args: { state: { ...progress, _tag: "Running", step: "fields" } } })

/** The items are being written. */
export const Writing = meta.story({ args: { state: { ...progress, _tag: "Running" } } })

/** The provider limits requests. The written pages are preserved. */
export const Waiting = meta.story({
  args: {
    state: {
      ...progress,
      _tag: "Failed",
      problem: { key: "rateLimited", retryable: true, retryAfter: 24 },
      unfit: undefined,
      canResume: true,
      wait: 24
    }
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Try again in 24 sec" })
    await expect(getComputedStyle(button).borderTopColor).not.toBe("rgba(0, 0, 0, 0)")
  }
})

/** The session ended during the export. The written pages are preserved. */
export const SignedOut = meta.story({
  args: {
    onSignIn: fn(),
    state: {
      ...progress,
      _tag: "Failed",
      problem: { key: "signInRequired", retryable: true },
      unfit: undefined,
      canResume: true,
      wait: 0
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  }
})

/** An item cannot be written. The user has to choose other items or another format. */
export const UnwritableItem = meta.story({
  args: {
    state: {
      ...progress,
      _tag: "Failed",
      problem: undefined,
      unfit: { id: "emma-1815", reason: "Expected a number at price." },
      canResume: false,
      wait: 0
    }
  }
})

/** The file is ready. */
export const Ready = meta.story({
  args: {
    href: "data:text/csv,_id",
    state: { _tag: "Ready", format: "CSV", count: 4200, file: new Blob(["_id"]) }
  }
})

/** No items match. */
export const Empty = meta.story({ args: { state: { _tag: "Empty" } } })
