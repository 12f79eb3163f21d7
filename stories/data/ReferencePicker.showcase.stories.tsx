import argTypes from "virtual:portico/args/ReferencePicker"
import { atShelf } from "./shelf.ts"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./ReferencePicker.stories.tsx"
import * as Views from "./ReferencePicker.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Empty), title: "Forms/ReferencePicker", argTypes })

/** A selected author. Type a name to search others. */
export const Default = meta.story({
  args: { initial: ["austen"] },
  parameters: { ...atShelf(), shown: [["combobox", "Author"], "Jane Austen"] }
})

/** The matches of a search. */
export const Found = meta.story({ render: stateOf(Views.Found), parameters: { shown: [["option", "Paul Auster"]] } })

/** No item matches. */
export const NoResults = meta.story({ render: stateOf(Views.NoResults), parameters: { shown: ["No results."] } })

/** The selected item no longer exists. */
export const BrokenReference = meta.story({
  render: stateOf(Views.Broken),
  parameters: { shown: [/No longer exists/] }
})

/** Not all selected items are loaded. */
export const MoreSelected = meta.story({
  render: stateOf(Views.MoreSelected),
  parameters: { shown: [/Not all selected items are shown here/] }
})

/** In a form, with a hint and an error. */
export const InForm = meta.story({ render: stateOf(Views.InForm), parameters: { shown: ["This field is required."] } })

/** The names of the selected items are loading. */
export const Loading = meta.story({
  render: stateOf(Views.LoadingSelection),
  parameters: { shown: ["Loading selected items…"] }
})

/** With an invalid item: it is left out of the results, and the others are shown with a warning. */
export const WithInvalidItem = meta.story({
  render: stateOf(Views.InvalidItem),
  parameters: {
    shown: [
      ["option", "Jane Austen"],
      ["alert", "We couldn't show 1 item."]
    ]
  }
})

/** The search failed. */
export const Failed = meta.story({
  render: stateOf(Views.Failed),
  parameters: { shown: [["alert", /Something went wrong/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: {
    ...atShelf(),
    shown: [
      ["combobox", "Author"],
      ["button", "Remove Jane Austen"]
    ]
  }
})
