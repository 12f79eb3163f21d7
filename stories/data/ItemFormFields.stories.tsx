import * as Collection from "@portico/client/data/Collection"
import { ItemForm } from "@portico/react"
import type { FieldInput } from "@portico/react/data"
import * as Schema from "effect/Schema"
import { expect, fn, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { AnyForm, retype, save, ShelfForm, stored, storedAs } from "./itemPlay.ts"
import { atShelf, Referring, Shelf } from "./shelf.ts"

/** An input for each type of field. Invalid values are reported at their fields before anything is sent. */
const meta = preview.meta({
  title: "data/ItemForm/Fields",
  component: ShelfForm,
  args: { collection: Shelf, id: "emma", onSaved: fn(), removable: true }
})

export const EveryFieldType = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, userEvent } = play
    await retype(play, /^Title/, "Emma!")
    await retype(play, /^Price/, "10")
    await userEvent.click(canvas.getByLabelText(/^Signed/))
    await retype(play, /^Tags/, "classic\nnew")
    await retype(play, /^Place/, '{ "room": "south", "row": 1 }')
    await userEvent.selectOptions(canvas.getByLabelText(/^Condition/), "used")
    await save(play)
    await canvas.findByText("Changes saved.")
    await expect(JSON.stringify(await stored())).toMatch(/"signed":true.*"tags":\["classic","new"\].*"row":1.*"used"/)
  }
})

/** Discarding the changes removes the errors of the fields as well. */
export const DiscardedErrors = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, userEvent } = play
    await retype(play, /^Price/, "cheap")
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Price/)).toHaveAccessibleDescription("Enter a number, like 12 or 12.5.")
    )
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }))
    await expect(canvas.getByLabelText(/^Price/)).toBeValid()
    await expect(canvas.getByLabelText(/^Price/)).not.toHaveAccessibleDescription("Enter a number, like 12 or 12.5.")
  }
})

export const ClientInvalid = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas } = play
    await retype(play, /^Title/, "")
    await retype(play, /^Price/, "cheap")
    await retype(play, /^In stock/, "1.5")
    await retype(play, /^Place/, "{ room")
    await save(play)
    const alert = await canvas.findByRole("alert")
    await expect(within(alert).getAllByRole("link")).toHaveLength(4)
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription("This field is required.")
    await expect(canvas.getByLabelText(/^Price/)).toHaveAccessibleDescription("Enter a number, like 12 or 12.5.")
    await expect(canvas.getByLabelText(/^In stock/)).toHaveAccessibleDescription("Enter a whole number.")
    await expect(canvas.getByLabelText(/^Place/)).toHaveAccessibleDescription(/isn't valid JSON/)
  }
})

const limits = {
  title: Schema.String.check(Schema.isBetweenLength(3, 60)).annotate({ title: "Title" }),
  price: Schema.Finite.check(Schema.isGreaterThan(0)).annotate({ title: "Price" }),
  stock: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1200 })).annotate({ title: "In stock" }),
  tags: Schema.Array(Schema.String)
    .check(Schema.isMaxLength(2))
    .pipe(Schema.annotateKey({ title: "Tags" }))
}

const Limited = Collection.make("shelf", Schema.Struct(limits))

/** The messages of values outside of the limits of the schema have these limits. */
export const OutsideOfLimits = meta.story({
  parameters: atShelf(),
  render: () => <ItemForm collection={Limited} id="emma" />,
  play: async (play) => {
    const { canvas } = play
    await retype(play, /^Title/, "Em")
    await retype(play, /^Price/, "0")
    await retype(play, /^In stock/, "1201")
    await retype(play, /^Tags/, "a\nb\nc")
    await save(play)
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription("Enter 3 to 60 characters.")
    await expect(canvas.getByLabelText(/^Price/)).toHaveAccessibleDescription("Enter a number greater than 0.")
    await expect(canvas.getByLabelText(/^In stock/)).toHaveAccessibleDescription("Enter a number from 0 to 1,200.")
    await expect(canvas.getByLabelText(/^Tags/)).toHaveAccessibleDescription(/Enter at most 2 values\./)
  }
})

/** A field with an input of the page, in place of the kit's own. Its error disappears when the value changes. */
export const OwnInput = meta.story({
  parameters: atShelf(),
  render: () => (
    <ItemForm collection={Shelf} fields={[{ name: "title", label: "Title", render: renderTitle }]} id="emma" />
  ),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("shows the error of a failed attempt", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Clear" }))
      await save(play)
      await expect(await canvas.findByText("This field is required.")).toBeVisible()
    })
    await step("removes it after a change that emits no event", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Use Evelina" }))
      await expect(canvas.queryByText("This field is required.")).toBeNull()
      await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveAttribute("aria-invalid", "false")
    })
  }
})

/** The item is above the provider's size limit and is not sent. */
export const TooLargeToSend = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await retype(play, /^Title/, "long ".repeat(100_001))
    await save(play)
    await waitFor(() => expect(play.canvas.getByLabelText(/^Title/)).toHaveFocus())
    await expect(play.canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription(/too large to send/)
  }
})

export const DollarOrDotFieldWarning = meta.story({
  parameters: atShelf(),
  render: () => (
    <AnyForm collection="shelf" fields={["title", { name: "price.net", type: "number" }, "$rank"]} id="odd" />
  ),
  play: async (play) => {
    const { canvas } = play
    await expect(await canvas.findByText(/Filters can't find these fields.*price\.net, \$rank/)).toBeVisible()
    await retype(play, /^price\.net/, "7")
    await save(play)
    await expect(await canvas.findByText("Changes saved.")).toBeVisible()
    await expect(canvas.getByLabelText(/^price\.net/)).toHaveValue("7")
  }
})

/** A field that refers to one item is a picker. A field that refers to many items is saved separately. */
export const ReferenceFields = meta.story({
  parameters: atShelf(),
  render: () => <ItemForm collection={Referring} id="emma" title="Emma with references" />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const author = await canvas.findByRole("combobox", { name: /Author/ })
    await step("selects the referenced item, and saves it with the form", async () => {
      await expect(await canvas.findByText("Jane Austen")).toBeVisible()
      await userEvent.click(author)
      await userEvent.paste("eliot")
      await userEvent.click(await canvas.findByRole("option", { name: "George Eliot" }))
      await expect(canvas.getByText("1 field has unsaved changes.")).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Save changes" }))
      await expect(await canvas.findByText("Changes saved.")).toBeVisible()
      await expect(JSON.stringify(await storedAs(Referring))).toMatch(/"author":"eliot"/)
    })
    await step("saves references to many items separately", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Remove Persuasion" }))
      await userEvent.click(canvas.getByRole("button", { name: "Save selection" }))
      await expect(await canvas.findByText("Selection saved.")).toBeVisible()
    })
    await step("reports a required reference that was removed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove George Eliot" }))
      await userEvent.click(canvas.getByRole("button", { name: "Save changes" }))
      await waitFor(() => expect(canvas.getByRole("combobox", { name: /Author/ })).toHaveFocus())
      await expect(canvas.getByRole("combobox", { name: /Author/ })).toHaveAccessibleDescription(
        "This field is required."
      )
    })
  }
})

/** References to many items are stored separately, so they are available after the item was created. */
export const ReferenceFieldsOfNewItem = meta.story({
  parameters: atShelf(),
  render: () => <ItemForm collection={Referring} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You can select these after you create the item.")).toBeVisible()
    await expect(canvas.getByRole("combobox", { name: /Author/ })).toBeVisible()
  }
})

function renderTitle({ entry, error, id, label, name, onChange }: FieldInput) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={`${id}-error`}
        aria-invalid={error !== undefined}
        id={id}
        name={name}
        onChange={(event) => onChange(event.target.value)}
        value={String(entry)}
      />
      <p id={`${id}-error`}>{error}</p>
      <button onClick={() => onChange("")} type="button">
        Clear
      </button>
      <button onClick={() => onChange("Evelina")} type="button">
        Use Evelina
      </button>
    </>
  )
}
