import argTypes from "virtual:portico/args/CollectionGrid"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./CollectionGrid.parts.stories.tsx"
import * as Tests from "./CollectionGrid.stories.tsx"
import * as Views from "./CollectionGrid.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Ready), title: "Tables/CollectionGrid", argTypes })

/** The items of a query as cards. */
export const Default = meta.story({ parameters: { shown: ["Crime and Punishment"] } })

/** A card is selected. */
export const Selected = meta.story({ render: stateOf(Views.Selected), parameters: { shown: ["1 selected"] } })

/** An edit is being saved, and another one was refused. */
export const Edited = meta.story({
  render: stateOf(Views.Edits),
  parameters: { shown: ["Saving…", /You don't have permission to change this/] }
})

/** A long word breaks within its card. */
export const LongContent = meta.story({
  render: stateOf(Views.LongContent),
  parameters: { shown: [/^Donau/] }
})

/** Newer items are loading, and the old ones stay visible. */
export const Updating = meta.story({
  render: stateOf(Views.Refetching),
  parameters: { shown: ["Emma", ["status", "Updating…"]] }
})

/** The first response is pending. */
export const Loading = meta.story({ render: stateOf(Views.Loading), parameters: { shown: ["Loading Books…"] } })

/** No items match. */
export const Empty = meta.story({ render: stateOf(Views.Empty), parameters: { shown: ["No items to show."] } })

/** With an invalid item: it is left out, and the others are shown with a warning. */
export const WithInvalidItem = meta.story({
  render: stateOf(Views.InvalidItem),
  parameters: { shown: ["Emma", ["alert", "We couldn't show 1 item."]] }
})

/** Newer items could not be loaded, and the old ones stay. */
export const Stale = meta.story({
  render: stateOf(Views.Stale),
  parameters: { shown: ["Emma", ["alert", /You're offline/]] }
})

/** No items could be loaded. */
export const Failed = meta.story({
  render: stateOf(Views.Failed),
  parameters: { shown: [["alert", /Something went wrong/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.CardParts),
  parameters: {
    shown: [["region", "Books"], "Dracula"]
  }
})
