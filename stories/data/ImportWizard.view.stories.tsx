import { ImportWizardView, type ImportProgress, type ImportState } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const file = { name: "books-of-the-spring.csv", size: 73_000 }

const progress: ImportProgress = {
  status: "IN_PROGRESS",
  bytes: 31_000,
  totalBytes: 73_000,
  rows: 4200,
  inserted: 4134,
  updated: 0,
  skipped: 63,
  failed: 3
}

const noRows = { ...progress, bytes: 0, rows: 0, inserted: 0, skipped: 0, failed: 0 }

const failedRow = (line: number, field: string, reason: string, value: string) => ({
  index: line,
  id: undefined,
  status: "failed" as const,
  code: undefined,
  reason,
  line,
  field,
  value
})

const run = {
  file,
  mode: "SKIP_EXISTING" as const,
  progress,
  errors: [
    failedRow(13, "price", "Expected a number.", "a lot"),
    failedRow(212, "price", "Expected a number.", "12,90 €"),
    failedRow(3061, "title", "Expected a value.", "")
  ]
}

const previewed: Extract<ImportState, { readonly _tag: "Previewing" }>["preview"] = {
  file: { ...file, changed: 0, hash: "" },
  format: "CSV",
  columns: ["Title", "Price", "Shelf mark"],
  mapping: { Title: "title", Price: "price", "Shelf mark": null },
  rows: [
    { line: 2, cells: ["Emma", "10.90", "A 12"], fault: undefined },
    {
      line: 3,
      cells: ["Dracula", "a lot", "B 3"],
      fault: { field: "price", reason: "Expected a number." }
    }
  ],
  checked: 2,
  mistaken: 1,
  fault: undefined,
  fields: [
    { name: "title", type: "text", optional: false, label: "Title" },
    { name: "price", type: "number", optional: false, label: "Price" }
  ]
}

/** Every state of an import, rendered without a client. `ImportWizard` shows the same states. */
const meta = preview.meta({
  title: "data/ImportWizard/States",
  component: ImportWizardView,
  args: {
    name: "Books",
    onCancel: fn(),
    onExport: fn(),
    onForget: fn(),
    onFormat: fn(),
    onResume: fn(),
    onMap: fn(),
    onMode: fn(),
    onPick: fn(),
    onReset: fn(),
    onStart: fn(),
    state: typed<ImportState>({ _tag: "Picking" })
  }
})

/** The user has to choose a file. */
export const Picking = meta.story()

/** An earlier import did not finish, and the selected file is another one. */
export const Unfinished = meta.story({
  args: { state: { _tag: "Picking", unfinished: { file, rows: 4200 }, isOther: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Discard import" }))
    await expect(args.onForget).toHaveBeenCalledOnce()
  }
})

/** The file could not be read. */
export const Unreadable = meta.story({
  args: { state: { _tag: "Picking", fault: { what: "unreadable", reason: undefined } } }
})

/** The import is running. */
export const Running = meta.story({ args: { state: { ...run, _tag: "Running" } } })

/** The user stopped the import. */
export const Stopped = meta.story({
  args: { state: { ...run, _tag: "Stopped", problem: undefined, fault: undefined, canResume: true, wait: 0 } }
})

/** The provider limits requests. */
export const Waiting = meta.story({
  args: {
    state: {
      ...run,
      progress: { ...progress, status: "FAILED" },
      _tag: "Stopped",
      problem: { key: "rateLimited", retryable: true, retryAfter: 24 },
      fault: undefined,
      canResume: true,
      wait: 24
    }
  }
})

/** The session ended during the import. The progress is stored. */
export const SignedOut = meta.story({
  args: {
    onSignIn: fn(),
    state: {
      ...run,
      progress: { ...progress, status: "FAILED" },
      _tag: "Stopped",
      problem: { key: "signInRequired", retryable: true },
      fault: undefined,
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

/** The first rows have errors, so the collection was not emptied. */
export const NotTruncated = meta.story({
  args: {
    state: {
      ...run,
      errors: [failedRow(3, "price", "Expected a number.", "a lot")],
      mode: "TRUNCATE_BEFORE",
      progress: { ...noRows, status: "FAILED", failed: 1, rows: 1 },
      _tag: "Stopped",
      problem: undefined,
      fault: { what: "notTruncated", reason: undefined },
      canResume: false,
      wait: 0
    }
  }
})

/** The import has ended, and some rows could not be imported. */
export const Ended = meta.story({
  args: {
    state: { ...run, progress: { ...progress, status: "PARTIALLY_SUCCESSFUL", bytes: 73_000 }, _tag: "Ended" }
  }
})

/** The columns of the file, the first rows and the faults in them. */
export const Previewing = meta.story({
  args: { state: { _tag: "Previewing", preview: previewed, mode: "SKIP_EXISTING", reading: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Field for column Shelf mark")).toHaveValue("")
  }
})

/** The collection will be emptied before the import. */
export const EmptyingFirst = meta.story({
  args: { state: { _tag: "Previewing", preview: previewed, mode: "TRUNCATE_BEFORE", reading: false } }
})
