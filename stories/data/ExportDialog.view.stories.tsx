import { ExportDialogView, type ExportState, type ScopeChoice } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const progress = { format: "CSV", done: 1500, total: 4200, step: "items" } as const

const field = (name: string, label?: string) => ({ name, label, type: "text" as const, optional: false })

/** Every state of an export as a picture, without a client behind it. `ExportDialog` shows the same by itself. */
const meta = preview.meta({
  title: "data/ExportDialog/States",
  component: ExportDialogView,
  args: {
    fields: [field("title", "Title"), field("author"), field("price"), field("publishedOn", "Published on")],
    href: undefined,
    name: "Books",
    onClose: fn(),
    onGoOn: fn(),
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

export const Choosing = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText("All fields"))
})

export const Counting = meta.story({ args: { state: { ...progress, _tag: "Running", done: 0, total: undefined } } })

/** A collection without a schema is looked through for its fields first. */
export const LookingForFields = meta.story({ args: { state: { ...progress, _tag: "Running", step: "fields" } } })

export const Writing = meta.story({ args: { state: { ...progress, _tag: "Running" } } })

/** The provider limits requests. The file is kept. */
export const Waiting = meta.story({
  args: {
    state: {
      ...progress,
      _tag: "Failed",
      problem: { key: "rateLimited", retryable: true, retryAfter: 12 },
      unfit: undefined,
      goesOn: true,
      wait: 12
    }
  }
})

/** The session ended during the export. The file is kept. */
export const SignedOut = meta.story({
  args: {
    onSignIn: fn(),
    state: {
      ...progress,
      _tag: "Failed",
      problem: { key: "signInRequired", retryable: true },
      unfit: undefined,
      goesOn: true,
      wait: 0
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await expect(args.onGoOn).toHaveBeenCalledOnce()
  }
})

/** An item that cannot be written: nothing else helps than another choice. */
export const Unfit = meta.story({
  args: {
    state: {
      ...progress,
      _tag: "Failed",
      problem: undefined,
      unfit: { id: "emma-1815", reason: "Expected a number at price." },
      goesOn: false,
      wait: 0
    }
  }
})

export const Ready = meta.story({
  args: {
    href: "data:text/csv,_id",
    state: { _tag: "Ready", format: "CSV", count: 4200, file: new Blob(["_id"]) }
  }
})

export const Empty = meta.story({ args: { state: { _tag: "Empty" } } })
