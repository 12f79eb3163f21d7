import argTypes from "virtual:portico/args/CollectionTable"
import { Opened } from "../../.storybook/docs/Opened.tsx"
import { partsOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview, { typed } from "../../.storybook/preview.tsx"
import * as Columns from "./CollectionTableColumns.stories.tsx"
import * as Editing from "./CollectionTableEditing.stories.tsx"
import * as Grid from "./CollectionTableGrid.stories.tsx"
import * as Parts from "./CollectionTable.parts.stories.tsx"
import * as Views from "./CollectionTable.view.stories.tsx"
import { atShelf } from "./shelf.ts"
import { type Bare, BareTable, books, priced, rowActions } from "./tablePlay.ts"

const meta = preview.meta({
  title: "Tables/CollectionTable",
  component: BareTable,
  argTypes,
  args: { caption: "Books", columns: priced, query: typed<Bare>(books), rowActions }
})

/** The items of a query, sorted by the headers. Each row has a menu of actions, and a column has a footer. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["table", "Books"],
      ["rowheader", "Crime and Punishment"],
      ["button", "Actions for Crime and Punishment"],
      "8 books"
    ]
  }
})

/** The list of columns is open. In it the user shows, hides, moves, resizes and pins columns by keyboard. */
export const ColumnsMenu = meta.story({
  render: (args, context) => (
    <Opened button=".portico-columns > button">{stateOf(Views.ColumnList)(args, context)}</Opened>
  ),
  parameters: {
    shown: [
      ["checkbox", "Author"],
      ["slider", "Width of Title"],
      ["combobox", "Pin Title"]
    ]
  }
})

/** The actions of each row are in a menu at its end. */
export const RowActions = meta.story({
  render: stateOf(Views.RowActions),
  parameters: {
    shown: [
      ["button", "Actions for Emma"],
      ["button", "Actions for Dracula"]
    ]
  }
})

/** Columns are pinned at both edges. They stay visible while the others scroll. */
export const PinnedColumns = meta.story({
  render: stateOf(Columns.Pinned),
  parameters: {
    shown: [
      ["columnheader", "Title"],
      ["columnheader", "Price"],
      ["button", "Columns"]
    ]
  }
})

/** A column whose values are computed, with a header of its own, and a footer that counts the books. */
export const ComputedColumn = meta.story({
  render: stateOf(Views.ComputedColumn),
  parameters: {
    shown: [
      ["columnheader", "Age in 2026"],
      ["cell", "211"],
      ["cell", "3 books"]
    ]
  }
})

/** A button next to each value opens its editor in the cell. */
export const InlineEditing = meta.story({
  render: stateOf(Editing.ByButton),
  parameters: { ...atShelf(), shown: [["button", "Edit Price of Emma"]] }
})

/** A grid, for pages that work like a spreadsheet. The arrow keys move between its cells. */
export const SpreadsheetGrid = meta.story({
  render: stateOf(Grid.GridSemantics),
  parameters: { shown: [["grid", "Books"]] }
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
      ["cell", /^12.5 .*Saving…$/],
      ["cell", /You don't have permission/],
      ["cell", /Someone else changed this value/],
      ["button", "Save anyway"]
    ]
  }
})

/** Values of each type, formatted for the language. */
export const ValueTypes = meta.story({
  render: stateOf(Views.AllTypes),
  parameters: {
    shown: [
      ["cell", "1,234,567.891"],
      ["cell", /^Feb 3, 2026, 9:15\sAM$/]
    ]
  }
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

/** With an invalid item: it is left out, and the others are shown with a warning. */
export const WithInvalidItem = meta.story({
  render: stateOf(Views.InvalidItem),
  parameters: {
    shown: [
      ["rowheader", "Emma"],
      ["alert", "We couldn't show 2 items."]
    ]
  }
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
