import argTypes from "virtual:portico/args/ExportDialog"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./ExportDialog.stories.tsx"
import * as Views from "./ExportDialog.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Choosing), title: "Bulk/ExportDialog", argTypes })

/** The user chooses the items and the format. */
export const Default = meta.story({
  args: argsOf(Views.Choosing),
  parameters: {
    shown: [
      ["heading", "Export Books"],
      ["radio", "CSV (table)"]
    ]
  }
})

/** The items are being counted. */
export const Counting = meta.story({ args: argsOf(Views.Counting), parameters: { shown: ["Counting the items…"] } })

/** The items are being written. */
export const Writing = meta.story({
  args: argsOf(Views.Writing),
  parameters: {
    shown: [
      ["progressbar", "Writing 1,500 of 4,200 items…"],
      ["button", "Stop"]
    ]
  }
})

/** The file is ready. */
export const Ready = meta.story({
  args: argsOf(Views.Ready),
  parameters: { shown: [/File ready: 4,200 items/, ["link", "Save Books.csv"]] }
})

/** The provider limits requests. The export can continue later. */
export const RateLimited = meta.story({
  args: argsOf(Views.Waiting),
  parameters: { shown: [["button", /^Try again in \d+ sec$/]] }
})

/** The session has ended. The written items stay. */
export const SignedOut = meta.story({ args: argsOf(Views.SignedOut), parameters: { shown: [/Sign in to do this/] } })

/** An item does not match its schema. */
export const UnwritableItem = meta.story({
  args: argsOf(Views.UnwritableItem),
  parameters: { shown: [/Item emma-1815 can't be exported/] }
})

/** There are no items. */
export const Empty = meta.story({ args: argsOf(Views.Empty), parameters: { shown: ["Nothing to export."] } })

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { world: { scenario: "bulk" }, shown: [["heading", "The whole stock"]] }
})
