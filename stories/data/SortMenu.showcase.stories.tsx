import argTypes from "virtual:portico/args/SortMenu"
import { argsOf, partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./SortMenu.stories.tsx"
import * as Views from "./SortMenu.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Single), title: "Filters/SortMenu", argTypes })

/** A list of books, sorted by one field. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["combobox", "Sort by"],
      ["table", "Books"]
    ]
  }
})

/** The books are sorted by their author, and can be sorted by further fields. */
export const SeveralFields = meta.story({
  args: argsOf(Tests.Multi),
  parameters: {
    shown: [
      ["combobox", "Then by"],
      ["table", "Books"]
    ]
  }
})

/** There is always an order. */
export const Required = meta.story({
  render: stateOf(Views.Required),
  parameters: { shown: [["combobox", "Then by"]] }
})

/** All fields are used. */
export const AllFields = meta.story({
  render: stateOf(Views.AllFields),
  parameters: {
    shown: [
      ["button", "Author: ascending. Reverse order"],
      ["button", "Year: descending. Reverse order"]
    ]
  }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: {
    shown: [
      ["group", "Sort by"],
      ["combobox", "Sort by"]
    ]
  }
})
