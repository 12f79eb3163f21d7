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

/** Every state of a choice among items as a picture. `ReferencePicker` shows the same by itself. */
const meta = preview.meta({
  title: "data/ReferencePicker/States",
  component: ReferencePickerView,
  args: {
    chosen: [{ id: "austen", title: "Jane Austen" }],
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
    onTake: fn(),
    state: typed<PickerState>({ ...found, isOpen: false, active: undefined })
  }
})

export const Closed = meta.story({})

export const Found = meta.story({
  args: { state: found },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("option", { name: "Jane Austen" })).toHaveAttribute("aria-selected", "true")
  }
})

export const Nothing = meta.story({ args: { state: { ...found, items: [], hasMore: false, active: undefined } } })

export const Broken = meta.story({ args: { chosen: [{ id: "nobody", title: "nobody", broken: true }] } })

/** More is chosen than was read. */
export const MoreChosen = meta.story({ args: { hasMoreChosen: true, onMoreChosen: fn(), onSave: fn() } })

/** In a form: it may be left out, it is not saved, and it is not as it must be. */
export const InForm = meta.story({
  args: { error: "This field is required.", chosen: [], hint: "Who wrote it.", multiple: false }
})

export const LoadingChosen = meta.story({ args: { chosen: undefined } })

export const Failed = meta.story({
  args: { state: { ...found, step: "failed", problem: { key: "internalError", retryable: true } } }
})
