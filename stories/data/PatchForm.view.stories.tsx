import { PatchFormView, type PatchFormViewProps, type ShownField } from "@portico/react/data"
import { fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const fields: ReadonlyArray<ShownField> = [
  { name: "title", label: "Title", type: "text", optional: false },
  { name: "stock", label: "In stock", type: "number", optional: false }
]

/** Every state of a form that changes single fields, rendered without a client. `PatchForm` shows the same states. */
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

/** There are no changes yet. */
export const Empty = meta.story({ args: { draft: { changes: [], made: 0 }, preview: [] } })

/** A number is incremented. */
export const Increment = meta.story({})

/** Every kind of change, with its result. */
export const EveryAction = meta.story({
  args: {
    draft: {
      changes: [
        {
          key: 0,
          field: "title",
          action: "SET_FIELD",
          entry: "Emma, or a very long title that takes more than a line"
        },
        { key: 1, field: "published", action: "REMOVE_FIELD", entry: "" },
        { key: 2, field: "stock", action: "INCREMENT_FIELD", entry: "-2" },
        { key: 3, field: "tags", action: "APPEND_TO_ARRAY", entry: "satire" },
        { key: 4, field: "awards", action: "REMOVE_FROM_ARRAY", entry: "Booker" }
      ],
      made: 5
    },
    fields: [
      ...fields,
      { name: "published", label: "Published", type: "date", optional: true },
      { name: "tags", label: "Tags", type: "list", element: "text", optional: false },
      { name: "awards", label: "Awards", type: "list", element: "text", optional: true }
    ],
    preview: [
      { field: "title", before: "Emma", after: "Emma, or a very long title that takes more than a line" },
      { field: "published", before: new Date(Date.UTC(1815, 11, 23, 10, 30)), after: undefined },
      { field: "stock", before: 3, after: 1 },
      { field: "tags", before: ["classic"], after: ["classic", "satire"] },
      { field: "awards", before: ["Booker", "Costa"], after: ["Costa"] }
    ],
    timeZone: "UTC"
  }
})

/** The change does not affect the item. */
export const NothingChanges = meta.story({ args: { preview: [] } })

/** The changes are being applied. */
export const Saving = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** A number cannot be added to a title. The other change is valid. */
export const Failed = meta.story({
  args: {
    draft: {
      changes: [
        { key: 0, field: "title", action: "INCREMENT_FIELD", entry: "1" },
        { key: 1, field: "stock", action: "INCREMENT_FIELD", entry: "2" }
      ],
      made: 2
    },
    state: {
      _tag: "Failed",
      attempt: 1,
      wait: 0,
      problem: { key: "notANumber", retryable: true, fields: { "change.0": "notANumber" } }
    }
  }
})

/** The item does not exist. */
export const NotFound = meta.story({ args: { item: { _tag: "Absent", refetching: false } } })
