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

/** The filter in the address cannot be edited, so it was ignored. */
export const NotEditable = meta.story({
  args: argsOf(Views.NotEditable),
  parameters: { shown: [/This filter can't be used and was ignored/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { shown: [["group", /Condition 1/]] }
})
