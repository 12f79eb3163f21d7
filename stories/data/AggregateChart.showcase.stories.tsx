import argTypes from "virtual:portico/args/AggregateChart"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./AggregateChart.stories.tsx"
import * as Views from "./AggregateChart.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Bars), title: "Charts/AggregateChart", argTypes })

/** Horizontal bars, one for each group. */
export const Default = meta.story({
  args: argsOf(Views.Bars),
  parameters: { shown: ["Copies sold", ["img", "Novels: 412. 1 of 4"], "412"] }
})

/** Vertical bars, for few groups or for periods. */
export const VerticalColumns = meta.story({
  args: argsOf(Views.Columns),
  parameters: {
    shown: [
      ["group", /^Copies sold, chart/],
      ["img", "Letters: 21. 4 of 4"]
    ]
  }
})

/** Several values of each group. */
export const SeveralValues = meta.story({
  args: argsOf(Views.SeveralColumns),
  parameters: {
    shown: [
      ["img", "Novels, Sold: 412. 1 of 8"],
      ["img", "Letters, Returned: 2. 8 of 8"]
    ]
  }
})

/** Lines, for values over time. */
export const Lines = meta.story({
  args: argsOf(Views.Lines),
  parameters: { shown: [["img", "Jan 1, 2024, Sold: 200. 1 of 48"]] }
})

/** The parts of a whole. Small ones are combined. */
export const Donut = meta.story({ args: argsOf(Views.Donut), parameters: { shown: [["group", /, chart/], "Total"] } })

/** Negative values. */
export const Negative = meta.story({
  args: argsOf(Views.Negative),
  parameters: { shown: [["img", "Poetry: -€320.00. 2 of 4"]] }
})

/** There are more groups than the chart shows. */
export const ManyGroups = meta.story({
  args: argsOf(Views.ManyGroups),
  parameters: { shown: [/500 groups/, ["img", "Shelf 1: 1,000. 1 of 12"]] }
})

/** The same values as a table. */
export const Table = meta.story({
  args: argsOf(Views.Table),
  parameters: {
    shown: [
      ["table", "Copies sold"],
      ["cell", "412"]
    ]
  }
})

/** There are no groups. */
export const Empty = meta.story({ args: argsOf(Views.Empty), parameters: { shown: ["No data to show."] } })

/** Newer values could not be loaded, and the old ones stay. */
export const Stale = meta.story({
  args: argsOf(Views.RefetchFailed),
  parameters: {
    shown: [
      ["alert", /You're offline/],
      ["group", /, chart/]
    ]
  }
})

/** The values could not be loaded. */
export const Failed = meta.story({
  args: argsOf(Views.Failed),
  parameters: { shown: [["alert", /Something went wrong/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: {
    shown: [
      ["heading", "Copies in stock"],
      ["img", "English: 179. 1 of 4"]
    ]
  }
})
