import argTypes from "virtual:portico/args/FilterBuilder"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./FilterBuilder.stories.tsx"
import * as Views from "./FilterBuilder.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.NestedGroups), title: "Filters/FilterBuilder", argTypes })

/** Conditions in nested groups. */
export const Default = meta.story({
  args: argsOf(Views.NestedGroups),
  parameters: {
    shown: [
      ["group", "Show items that match"],
      ["group", "Condition 1"]
    ]
  }
})

/** Each type of field has its own operators and input. */
export const FieldTypes = meta.story({
  args: argsOf(Views.EveryFieldType),
  parameters: {
    shown: [
      ["group", "Condition 1"],
      ["button", "Add condition"]
    ]
  }
})

/** There are no conditions. */
export const Empty = meta.story({
  args: argsOf(Views.NoConditions),
  parameters: { shown: [["button", "Add condition"]] }
})

/** No control can edit the second condition. It is shown as text and can only be removed. */
export const NotEditable = meta.story({
  args: argsOf(Views.NotEditable),
  parameters: {
    shown: [
      ["group", "Condition 2"],
      /This condition can't be edited here/,
      ["button", "Remove condition 2"],
      ["button", "Apply filter"]
    ]
  }
})

/** The filter in the address is invalid, so it was ignored. The user can build a new one. */
export const Ignored = meta.story({
  args: argsOf(Views.Ignored),
  parameters: { shown: [/This filter can't be used and was ignored/, ["button", "Add condition"]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { shown: [["group", /Condition 1/]] }
})
