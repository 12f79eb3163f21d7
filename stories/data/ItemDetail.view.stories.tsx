import { ItemDetailView, type ItemDetailViewProps, type ShownField } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const fields: ReadonlyArray<ShownField> = [
  { name: "title", label: "Title", type: "text", optional: false },
  { name: "price", label: "Price", type: "number", optional: false },
  { name: "note", label: "Note", type: "text", optional: true }
]

/** Every state of an item, rendered without a client. `ItemDetail` shows the same states. */
const meta = preview.meta({
  title: "data/ItemDetail/States",
  component: ItemDetailView,
  args: {
    fields,
    onRetry: fn(),
    state: typed<ItemDetailViewProps["state"]>({
      _tag: "Ready",
      item: { id: "emma", data: { title: "Emma", price: 9.5 } },
      refetching: false
    }),
    title: "Emma"
  }
})

/** The item is loading. */
export const Loading = meta.story({ args: { state: { _tag: "Loading" } } })

/** The item is shown. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("no value")).toBeInTheDocument()
  }
})

/** An edit was refused. The old values are shown, and the marker has the reason. */
export const EditRefused = meta.story({
  args: {
    state: {
      _tag: "Ready",
      item: {
        id: "emma",
        data: { title: "Emma", price: 9.5 },
        edit: { _tag: "Refused", problem: { key: "offline", retryable: true } }
      },
      refetching: false
    }
  }
})

/** Markup is shown as text, a megabyte is truncated, and an invalid date is marked. */
export const LongContent = meta.story({
  args: {
    fields: [...fields, { name: "read", label: "Read", type: "date", optional: true }],
    state: {
      _tag: "Ready",
      item: {
        id: "emma",
        data: {
          title: "<img src=x onerror=alert(1)>",
          note: "long ".repeat(200_000),
          price: 1e21,
          read: new Date(Number.NaN)
        }
      },
      refetching: false
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("invalid date")).toBeVisible()
    await expect(canvas.getByText("<img src=x onerror=alert(1)>")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Show more" })).toBeVisible()
  }
})

/** The item does not exist. */
export const NotFound = meta.story({ args: { state: { _tag: "Absent", refetching: false } } })

/** The item could not be loaded. */
export const Failed = meta.story({
  args: { state: { _tag: "Failed", problem: { key: "internalError", retryable: true }, refetching: false } }
})

/** Reloading failed, and the loaded item stays. */
export const RefetchFailed = meta.story({
  args: {
    state: {
      _tag: "Ready",
      item: { id: "emma", data: { title: "Emma", price: 9.5 } },
      problem: { key: "internalError", retryable: true },
      refetching: false
    }
  }
})
