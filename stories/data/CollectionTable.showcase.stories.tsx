import argTypes from "virtual:portico/args/CollectionTable"
import { partsOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview, { typed } from "../../.storybook/preview.tsx"
import * as Parts from "./CollectionTable.parts.stories.tsx"
import * as Views from "./CollectionTable.view.stories.tsx"
import { type Bare, BareTable, books, columns } from "./tablePlay.ts"

const meta = preview.meta({
  title: "Tables/CollectionTable",
  component: BareTable,
  argTypes,
  args: { caption: "Books", columns, query: typed<Bare>(books) }
})

/** The items of a query, sorted by the headers. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["table", "Books"],
      ["rowheader", "Crime and Punishment"]
    ]
  }
})

/** A whole page is selected. The number and the actions for the selection are below the rows. */
export const Selected = meta.story({
  render: stateOf(Views.PageSelected),
  parameters: { shown: ["3 selected"] }
})

/** An edit is being saved, and another one was refused. Both have markers at the edge of their cells. */
export const Edited = meta.story({
  render: stateOf(Views.Edits),
  parameters: { shown: [["rowheader", /^Emma Saving…$/]] }
})

/** Prices that are edited in their cells: one is being saved, one was refused, and another user changed one. */
export const EditedCells = meta.story({
  render: stateOf(Views.EditedCells),
  parameters: {
    shown: [
      ["cell", /Someone else changed this value/],
      ["button", "Save anyway"]
    ]
  }
})

/** Values of each type, formatted for the language. */
export const ValueTypes = meta.story({
  render: stateOf(Views.AllTypes),
  parameters: { shown: [["cell", "1,234,567.891"]] }
})

/** Newer items are loading, and the old ones stay visible. */
export const Updating = meta.story({
  render: stateOf(Views.Refetching),
  parameters: {
    shown: [
      ["rowheader", "Emma"],
      ["status", "Updating…"]
    ]
  }
})

/** The first response is pending. */
export const Loading = meta.story({
  render: stateOf(Views.Loading),
  parameters: {
    shown: [
      ["table", "Books"],
      ["status", "Loading Books…"]
    ]
  }
})

/** No items match. */
export const Empty = meta.story({
  render: stateOf(Views.Empty),
  parameters: { shown: [/No items to show/] }
})

/** Newer items could not be loaded, and the old ones stay. */
export const Stale = meta.story({
  render: stateOf(Views.Stale),
  parameters: {
    shown: [
      ["rowheader", "Emma"],
      ["alert", /You're offline/]
    ]
  }
})

/** No items could be loaded. */
export const Failed = meta.story({
  render: stateOf(Views.Failed),
  parameters: { shown: [["alert", /Something went wrong/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.TableParts),
  parameters: {
    shown: [
      ["table", "Books"],
      ["checkbox", "Select Dracula"]
    ]
  }
})
