import argTypes from "virtual:portico/args/ImportWizard"
import { Opened } from "../../.storybook/docs/Opened.tsx"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./ImportWizard.stories.tsx"
import * as Views from "./ImportWizard.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.PickFile), title: "Bulk/ImportWizard", argTypes })

/** The user chooses a file or drops it. */
export const Default = meta.story({
  parameters: { world: { scenario: "bulk" }, shown: ["Choose a file", "or drop it here"] }
})

/** Each column has a field, the first rows show their faults, and an unknown column is left out. */
export const MappingAndPreview = meta.story({
  render: stateOf(Views.Previewing),
  parameters: {
    shown: [
      ["combobox", "Field for column Price", "price"],
      ["table", "The first 2 rows"],
      ["radio", /Empty the collection first/]
    ]
  }
})

/** The user has to type the name of the collection before it is emptied and the import starts. */
export const Confirming = meta.story({
  render: (args, context) => (
    <Opened button="[data-variant=accent]">{stateOf(Views.EmptyingFirst)(args, context)}</Opened>
  ),
  parameters: {
    docs: { story: { inline: false, height: "32rem" } },
    shown: [
      ["dialog", "Empty Books?"],
      ["textbox", "Type Books to confirm"]
    ]
  }
})

/** The rows are being stored. */
export const Running = meta.story({
  render: stateOf(Views.Running),
  parameters: {
    shown: [
      ["progressbar", "Importing books-of-the-spring.csv"],
      ["button", "Stop"]
    ]
  }
})

/** The import has finished. Failed rows can be saved to correct them. */
export const Finished = meta.story({
  render: stateOf(Views.Ended),
  parameters: { shown: [/3 rows couldn't be imported/, "3 failed", "3 items failed", ["button", "Save as CSV"]] }
})

/** The user has stopped the import. */
export const Stopped = meta.story({
  render: stateOf(Views.Stopped),
  parameters: { shown: ["Stopped after 4,200 rows.", ["button", "Continue"]] }
})

/** An import before a reload did not finish. */
export const Unfinished = meta.story({
  render: stateOf(Views.Unfinished),
  parameters: { shown: [["button", "Discard import"]] }
})

/** The file could not be read. */
export const Unreadable = meta.story({
  render: stateOf(Views.Unreadable),
  parameters: { shown: [["alert", /We couldn't read this file/]] }
})

/** The provider limits requests. The import can continue later. */
export const RateLimited = meta.story({
  render: stateOf(Views.Waiting),
  parameters: { shown: [["button", /^Try again in \d+ sec$/]] }
})

/** The session has ended. The import continues after the sign-in. */
export const SignedOut = meta.story({ render: stateOf(Views.SignedOut), parameters: { shown: [/Sign in to do this/] } })

/** The collection was not emptied, because the first rows have errors. */
export const NotEmptied = meta.story({
  render: stateOf(Views.NotTruncated),
  parameters: { shown: [/so nothing was removed/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { world: { scenario: "bulk" }, shown: [["heading", "New stock"]] }
})
