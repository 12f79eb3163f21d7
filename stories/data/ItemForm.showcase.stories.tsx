import argTypes from "virtual:portico/args/ItemForm"
import { atShelf } from "./shelf.ts"
import { keepToasts } from "../../.storybook/docs/KeptToasts.tsx"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./ItemFormParts.stories.tsx"
import * as Views from "./ItemForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Editing), title: "Forms/ItemForm", argTypes })

/** The fields of an item, from the schema of its collection. */
export const Default = meta.story({
  args: argsOf(Views.Editing),
  parameters: {
    shown: [
      ["heading", "Emma"],
      ["textbox", "Title"],
      ["button", "Save changes"]
    ]
  }
})

/** The form has unsaved changes. */
export const Unsaved = meta.story({
  args: argsOf(Views.Dirty),
  parameters: { shown: ["1 field has unsaved changes.", ["button", "Discard changes"]] }
})

/** The changes are being saved. */
export const Saving = meta.story({
  args: argsOf(Views.Saving),
  parameters: {
    shown: [
      ["textbox", /^Price/, "12.5"],
      ["button", "Saving…"]
    ]
  }
})

/** A required field is empty. */
export const Invalid = meta.story({
  args: argsOf(Views.Invalid),
  parameters: { shown: [["textbox", /^Title/, ""], "This field is required."] }
})

/** Someone else changed the item in the meantime. */
export const Conflict = meta.story({
  args: argsOf(Views.Conflict),
  parameters: { shown: [/Choose which values to keep/] }
})

/** The session has ended. The entries stay. */
export const SessionEnded = meta.story({
  args: argsOf(Views.SessionEnded),
  parameters: { shown: [["alert", /You're not signed in/]] }
})

/** The changes are saved. */
export const Saved = meta.story({
  args: argsOf(Views.Saved),
  decorators: [keepToasts],
  parameters: { shown: ["Changes saved."] }
})

/** The item is loading. */
export const Loading = meta.story({ args: argsOf(Views.Loading), parameters: { shown: ["Loading…"] } })

/** The item does not exist. */
export const NotFound = meta.story({
  args: argsOf(Views.NotFound),
  parameters: { shown: [/We couldn't find this item/] }
})

/** The item could not be loaded. */
export const Failed = meta.story({
  args: argsOf(Views.Failed),
  parameters: { shown: [["alert", /Something went wrong/]] }
})

/** The item was deleted. */
export const Removed = meta.story({ args: argsOf(Views.Removed), parameters: { shown: ["Item deleted."] } })

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Parts),
  parameters: {
    ...atShelf(),
    shown: [
      ["heading", "Emma"],
      ["button", "Save it"]
    ]
  }
})
