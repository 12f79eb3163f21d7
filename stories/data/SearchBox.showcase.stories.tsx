import argTypes from "virtual:portico/args/SearchBox"
import { argsOf, partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./SearchBox.stories.tsx"
import * as Views from "./SearchBox.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Found), title: "Filters/SearchBox", argTypes })

/** Two books were found. */
export const Default = meta.story({
  args: argsOf(Views.Found),
  parameters: { shown: [["searchbox", "Search books"], "Emma"] }
})

/** The field of a real search. Type “love” to search the books. */
export const Interactive = meta.story({
  render: stateOf(Tests.Idle),
  parameters: { shown: [["searchbox", "Search books", ""]] }
})

/** A newer search runs, and the old results stay. */
export const SearchingAgain = meta.story({
  args: argsOf(Views.SearchingAgain),
  parameters: { shown: ["Searching…", "Emma"] }
})

/** No book matches. The search can be widened. */
export const NoResults = meta.story({
  args: argsOf(Views.NoResults),
  parameters: { shown: [/No results for/, ["button", "Search for any of these words"]] }
})

/** The provider is still preparing items for searches. */
export const Incomplete = meta.story({
  args: argsOf(Views.Incomplete),
  parameters: { shown: ["Emma", "Some items are still being prepared for search. More results may appear."] }
})

/** With an invalid item: it is left out, and the others are shown with a warning. */
export const WithInvalidItem = meta.story({
  args: argsOf(Views.InvalidItem),
  parameters: { shown: ["Emma", ["alert", "We couldn't show 2 items."]] }
})

/** The search failed. */
export const Failed = meta.story({
  args: argsOf(Views.Failed),
  parameters: { shown: [["alert", /We couldn't connect/]] }
})

/** Only the field, for results in a table. */
export const FieldOnly = meta.story({
  args: argsOf(Views.FieldOnly),
  parameters: {
    shown: [
      ["searchbox", "Search books", "classic"],
      ["status", "“classic”: 2 results"]
    ]
  }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: {
    shown: ["Search books", ["searchbox", "Search books", ""]]
  }
})
