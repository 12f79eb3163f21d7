import { ItemEditor } from "@portico/react/data"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { atShelf, Shelf } from "./shelf.ts"

/** The parts of an item's form, without a look. */
const meta = preview.meta({
  title: "data/ItemForm/Parts",
  component: ItemEditor.Root<typeof Shelf>
})

export const Parts = meta.story({
  parameters: atShelf(),
  render: () => (
    <ItemEditor.Root collection={Shelf} fields={["title", "price"]} id="emma" removable>
      <ItemEditor.Title level={1}>Emma</ItemEditor.Title>
      <ItemEditor.Absence />
      <ItemEditor.Notice />
      <ItemEditor.Form>
        <ItemEditor.Error />
        <ItemEditor.Conflict />
        <ItemEditor.Fields />
        <ItemEditor.Submit>Keep it</ItemEditor.Submit>
        <ItemEditor.Reset />
        <ItemEditor.Remove />
        <ItemEditor.Status />
      </ItemEditor.Form>
      <ItemEditor.Guard />
    </ItemEditor.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText("Price"))
    await userEvent.click(canvas.getByRole("button", { name: "Keep it" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Price")
  }
})
