import { type PickerState, ReferencePickerView } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const found: PickerState = {
  text: "au",
  isOpen: true,
  step: "found",
  items: [
    { id: "austen", data: { name: "Jane Austen" } },
    { id: "auster", data: { name: "Paul Auster" } }
  ],
  hasMore: true,
  active: 1
}

/** Every state of a reference picker, rendered without a client. `ReferencePicker` shows the same states. */
const meta = preview.meta({
  title: "data/ReferencePicker/States",
  component: ReferencePickerView,
  args: {
    selected: [{ id: "austen", title: "Jane Austen" }],
    label: "Author",
    labelOf: ({ data }: PickerState["items"][number]) => String(data["name"]),
    multiple: true,
    onClose: fn(),
    onMore: fn(),
    onMove: fn(),
    onOpen: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onSearch: fn(),
    onSelect: fn(),
    state: typed<PickerState>({ ...found, isOpen: false, active: undefined })
  }
})

/** The results are closed. */
export const Closed = meta.story({})

/** The results of a search. */
export const Found = meta.story({
  args: { state: found },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("option", { name: "Jane Austen" })).toHaveAttribute("aria-selected", "true")
  }
})

/** The search has no results. */
export const NoResults = meta.story({ args: { state: { ...found, items: [], hasMore: false, active: undefined } } })

/** A selected item does not exist. */
export const Broken = meta.story({ args: { selected: [{ id: "nobody", title: "nobody", broken: true }] } })

/** More items are selected than were loaded. */
export const MoreSelected = meta.story({ args: { hasMoreSelected: true, onMoreSelected: fn(), onSave: fn() } })

/** A field of a form, with a hint and an error. */
export const InForm = meta.story({
  args: { error: "This field is required.", selected: [], hint: "Who wrote it.", multiple: false }
})

/** The selected items are loading. */
export const LoadingSelection = meta.story({ args: { selected: undefined } })

/** A result does not match the schema. The others are shown. */
export const InvalidItem = meta.story({
  args: { state: { ...found, invalid: [{ id: "hugo", paths: ["name"] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't show 1 item.")
    await expect(canvas.getByText("2 results", { exact: false })).toBeVisible()
  }
})

/** The search failed. */
export const Failed = meta.story({
  args: { state: { ...found, step: "failed", problem: { key: "internalError", retryable: true } } }
})
