import argTypes from "virtual:portico/args/DistinctValues"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./DistinctValues.stories.tsx"
import * as Views from "./DistinctValues.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Ready), title: "Filters/DistinctValues", argTypes })

/** The languages of all books, with the number of books in each. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["group", "Language"],
      ["checkbox", /^en/]
    ]
  }
})

/** The items cannot be counted. */
export const Uncounted = meta.story({
  render: stateOf(Views.Uncounted),
  parameters: { shown: [/We couldn't count the items/] }
})

/** A selected value no longer exists. */
export const MissingValue = meta.story({ render: stateOf(Views.Missing), parameters: { shown: [["checkbox", /^la/]] } })

/** Newer values could not be loaded, and the old ones stay. */
export const Stale = meta.story({
  render: stateOf(Views.Stale),
  parameters: { shown: [["alert", /We couldn't connect/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({ render: partsOf(Tests.Parts), parameters: { shown: ["EN"] } })
