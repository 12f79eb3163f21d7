import argTypes from "virtual:portico/args/BulkActions"
import { Opened } from "../../.storybook/docs/Opened.tsx"
import { argsOf, partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./BulkActions.stories.tsx"
import * as Views from "./BulkActions.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Idle), title: "Bulk/BulkActions", argTypes })

/** Twelve items are selected. */
export const Default = meta.story({
  args: argsOf(Views.Idle),
  parameters: { shown: ["12 items selected", ["button", "Delete"]] }
})

/** All matching items are selected, except three. */
export const AllMatching = meta.story({
  args: argsOf(Views.AllMatching),
  parameters: { shown: [/All matching items selected/] }
})

/** A dialog asks before the items are deleted. */
export const Confirming = meta.story({
  render: (args, context) => <Opened button="[data-variant=danger]">{stateOf(Views.Idle)(args, context)}</Opened>,
  parameters: {
    docs: { story: { inline: false, height: "28rem" } },
    shown: [["dialog", "Delete 12 items?"]]
  }
})

/** The user has to type the name of the collection before it is emptied. */
export const ConfirmingWithName = meta.story({
  render: (args, context) => <Opened button="[data-variant=danger]">{stateOf(Views.Confirming)(args, context)}</Opened>,
  parameters: {
    docs: { story: { inline: false, height: "30rem" } },
    shown: [
      ["dialog", "Empty Books?"],
      ["textbox", "Type Books to confirm"]
    ]
  }
})

/** The matching items are being found. */
export const Collecting = meta.story({ args: argsOf(Views.CollectingItems), parameters: { shown: [/3,000 so far/] } })

/** The operation is running, and can be stopped. */
export const Running = meta.story({
  args: argsOf(Views.Running),
  parameters: {
    shown: [
      ["progressbar", "Deleting…"],
      ["button", "Stop"]
    ]
  }
})

/** The operation has finished. Some items failed, each with its reason. */
export const Finished = meta.story({
  args: argsOf(Views.Finished),
  parameters: { shown: [/Done, but 12 items failed/, ["button", "Retry 11 items"]] }
})

/** The user has stopped the operation. */
export const Stopped = meta.story({
  args: argsOf(Views.Canceled),
  parameters: { shown: [/The other items weren't changed/] }
})

/** The provider limits requests. The operation can continue later. */
export const RateLimited = meta.story({
  args: argsOf(Views.Waiting),
  parameters: { shown: [["button", /^Try again in \d+ sec$/]] }
})

/** The user may not change these items. */
export const Denied = meta.story({ args: argsOf(Views.Denied), parameters: { shown: [/You don't have permission/] } })

/** The session has ended. The selection stays. */
export const SignedOut = meta.story({ args: argsOf(Views.SignedOut), parameters: { shown: [/Sign in to do this/] } })

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { world: { scenario: "bulk" }, shown: ["3 items selected", ["button", "Delete"]] }
})
