import { Value } from "@portico/react"
import { expect } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** A value of an item, by its type. */
const meta = preview.meta({
  title: "data/Value",
  component: Value,
  args: { timeZone: "UTC", value: typed<unknown>("Emma") }
})

/** Numbers and dates have the format of the page's language. */
export const Formatted = meta.story({
  render: (args) => (
    <ul>
      <li>
        <Value {...args} value={1234.5} />
      </li>
      <li>
        <Value {...args} value={new Date(Date.UTC(1815, 11, 23))} />
      </li>
      <li>
        <Value {...args} value={["novel", "classic"]} />
      </li>
      <li>
        <Value {...args} value={true} />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1234.5")).toBeVisible()
    await expect(canvas.getByText(/1815/)).toBeVisible()
    await expect(canvas.getByText("novel, classic")).toBeVisible()
    await expect(canvas.getByText("Yes")).toBeVisible()
  }
})

/** A long text is truncated, and a button shows more of it. */
export const Long = meta.story({
  args: { value: "Emma Woodhouse, handsome, clever, and rich. ".repeat(20) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }))
    await expect(canvas.getByRole("button", { expanded: true })).toHaveFocus()
  }
})

/** There is no value. */
export const Empty = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("–")).toBeVisible()
  }
})
