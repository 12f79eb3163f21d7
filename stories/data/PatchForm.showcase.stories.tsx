import argTypes from "virtual:portico/args/PatchForm"
import { atShelf } from "./shelf.ts"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./PatchForm.stories.tsx"
import * as Views from "./PatchForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Increment), title: "Forms/PatchForm", argTypes })

/** A change of a field, with its value before and after. */
export const Default = meta.story({
  args: argsOf(Views.Increment),
  parameters: {
    shown: [
      ["group", /^Change 1/],
      ["table", "Preview"]
    ]
  }
})

/** Each type of change. */
export const EveryAction = meta.story({
  args: argsOf(Views.EveryAction),
  parameters: { shown: [["group", /^Change 2/]] }
})

/** There are no changes yet. */
export const Empty = meta.story({
  args: argsOf(Views.Empty),
  parameters: { shown: [["button", "Add a change"]] }
})

/** The changes have no effect on the item. */
export const NothingChanges = meta.story({
  args: argsOf(Views.NothingChanges),
  parameters: { shown: ["These changes have no effect on the item."] }
})

/** The changes are being applied. */
export const Saving = meta.story({
  args: argsOf(Views.Saving),
  parameters: {
    shown: [
      ["textbox", "Value", "2"],
      ["button", "Applying…"]
    ]
  }
})

/** A number is added to a field that contains none. */
export const Failed = meta.story({
  args: argsOf(Views.Failed),
  parameters: {
    shown: [
      ["combobox", "Field", "title"],
      ["combobox", "Action", "INCREMENT_FIELD"],
      "The value of this field isn't a number."
    ]
  }
})

/** The item does not exist. */
export const NotFound = meta.story({
  args: argsOf(Views.NotFound),
  parameters: { shown: [/We couldn't find this item/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { ...atShelf(), shown: [["heading", "Stock"]] }
})
