import { PatchFormView, type PatchFormViewProps, type ShownField } from "@portico/react"
import { fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const fields: ReadonlyArray<ShownField> = [
  { name: "title", label: "Title", type: "text", optional: false },
  { name: "stock", label: "In stock", type: "number", optional: false }
]

/** Every state of a form that changes single fields as a picture. `PatchForm` shows the same by itself. */
const meta = preview.meta({
  title: "data/PatchForm/States",
  component: PatchFormView,
  args: {
    draft: typed<PatchFormViewProps["draft"]>({
      changes: [{ key: 0, field: "stock", action: "INCREMENT_FIELD", entry: "2" }],
      made: 1
    }),
    fields,
    onDraft: fn(),
    onSubmit: fn(),
    preview: typed<PatchFormViewProps["preview"]>([{ field: "stock", before: 3, after: 5 }]),
    state: typed<PatchFormViewProps["state"]>({ _tag: "Idle" })
  }
})

export const Empty = meta.story({ args: { draft: { changes: [], made: 0 }, preview: [] } })

export const Increment = meta.story({})

export const NothingChanges = meta.story({ args: { preview: [] } })

export const Saving = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

export const Failed = meta.story({
  args: {
    state: {
      _tag: "Failed",
      attempt: 1,
      wait: 0,
      problem: { key: "notANumber", retryable: true, fields: { "change.0": "notANumber" } }
    }
  }
})
