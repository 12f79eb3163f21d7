import { SortMenuView, type SortOrder } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a sort menu, rendered without a client. `SortMenu` shows the same states. */
const meta = preview.meta({
  title: "data/SortMenu/States",
  component: SortMenuView,
  args: {
    fields: [
      { field: "title", label: "Title" },
      { field: "author", label: "Author" },
      { field: "year", label: "Year" }
    ],
    onSort: fn(),
    sorting: typed<SortOrder>([{ field: "title", order: "ASC" }])
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem" }}>
        <Story />
      </div>
    )
  ]
})

/** The list is sorted by one field. */
export const OneField = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Title: ascending. Reverse order" }))
    await expect(args.onSort).toHaveBeenCalledWith([{ field: "title", order: "DESC" }])
  }
})

/** A list that always has a sort order. Its last field can be changed but not removed. */
export const Required = meta.story({
  args: { multiple: true, required: true },
  play: async ({ args, canvas, userEvent }) => {
    const [first, next] = canvas.getAllByRole("combobox")
    await expect(first).not.toHaveTextContent("None")
    await expect(next).toHaveTextContent("None")
    await userEvent.click(canvas.getByRole("button", { name: "Remove Title from the sort order" }))
    await expect(args.onSort).not.toHaveBeenCalled()
    const button = canvas.getByRole("button", { name: "Title: ascending. Reverse order" })
    await expect(first?.parentElement?.offsetHeight).toBe(button.offsetHeight)
  }
})

/** The list is sorted by all fields. No more can be added, and the first one cannot move up. */
export const AllFields = meta.story({
  args: {
    multiple: true,
    sorting: [
      { field: "author", order: "ASC" },
      { field: "year", order: "DESC" },
      { field: "title", order: "ASC" }
    ]
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole("combobox")).toHaveLength(3)
    await userEvent.click(canvas.getByRole("button", { name: "Move Author up in the sort order" }))
    await expect(args.onSort).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Move Author down in the sort order" }))
    await expect(args.onSort).toHaveBeenCalledOnce()
  }
})
