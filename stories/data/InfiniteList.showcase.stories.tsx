import argTypes from "virtual:portico/args/InfiniteList"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./InfiniteList.stories.tsx"
import * as Views from "./InfiniteList.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Ready), title: "Tables/InfiniteList", argTypes })

/** The first items, with a button for the next ones. By default they load during scrolling. */
export const Default = meta.story({ parameters: { shown: ["Crime and Punishment"] } })

/** Newer items exist. The user decides when they are shown. */
export const NewItems = meta.story({
  render: stateOf(Views.NewItems),
  parameters: { shown: [["button", "Show 3 new items"]] }
})

/** An edit is being saved, and another one was refused. */
export const Edited = meta.story({ render: stateOf(Views.Edits), parameters: { shown: ["Saving…"] } })

/** More items are loading. */
export const LoadingMore = meta.story({ render: stateOf(Views.LoadingMore), parameters: { shown: ["Loading more…"] } })

/** Of ten thousand items, only the visible ones are rendered. */
export const ManyItems = meta.story({ render: stateOf(Views.TenThousandRows), parameters: { shown: ["Book 1"] } })

/** With an invalid item: it is left out, and the others are shown with a warning. */
export const WithInvalidItem = meta.story({
  render: stateOf(Views.InvalidItem),
  parameters: { shown: ["Book 1", ["alert", "We couldn't show 2 items."]] }
})

/** No items could be loaded. */
export const Failed = meta.story({
  render: stateOf(Views.Failed),
  parameters: { shown: [["alert", /We couldn't connect/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { shown: ["Crime and Punishment", ["button", "And more"]] }
})
