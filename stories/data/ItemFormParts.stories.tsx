import * as Collection from "@portico/client/data/Collection"
import { ItemFormParts } from "@portico/react/data"
import * as Schema from "effect/Schema"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { atShelf } from "./shelf.ts"

const Book = Collection.make(
  "shelf",
  Schema.Struct({
    title: Schema.NonEmptyString.annotate({ title: "Title" }),
    price: Schema.Finite.annotate({ title: "Price" })
  })
)

/** The unstyled parts of an item form. */
const meta = preview.meta({
  title: "data/ItemForm/Parts",
  component: ItemFormParts.Root<typeof Book>
})

/** The page composes the parts, and they validate the entries. */
export const Parts = meta.story({
  parameters: atShelf(),
  render: () => (
    <ItemFormParts.Root collection={Book} fields={["title", "price"]} id="emma" removable>
      <ItemFormParts.Title id="own-title" level={1}>
        Emma
      </ItemFormParts.Title>
      <ItemFormParts.Absence />
      <ItemFormParts.Notice />
      <ItemFormParts.Form>
        <ItemFormParts.Error />
        <ItemFormParts.Conflict />
        <ItemFormParts.Fields />
        <ItemFormParts.Submit>Save it</ItemFormParts.Submit>
        <ItemFormParts.Reset />
        <ItemFormParts.Remove />
        <ItemFormParts.Status />
      </ItemFormParts.Form>
      <ItemFormParts.Guard />
    </ItemFormParts.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("form", { name: "Emma" })).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Emma" })).toBeVisible()
    await userEvent.clear(await canvas.findByLabelText("Price"))
    await userEvent.click(canvas.getByRole("button", { name: "Save it" }))
    await waitFor(() => expect(canvas.getByLabelText(/^Price/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Price/)).toBeInvalid()
  }
})
