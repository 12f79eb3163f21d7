import argTypes from "virtual:portico/args/ItemDetail"
import { atShelf } from "./shelf.ts"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./ItemDetail.stories.tsx"
import * as Views from "./ItemDetail.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Ready), title: "Tables/ItemDetail", argTypes })

/** The fields of an item with their values. */
export const Default = meta.story({ parameters: { ...atShelf(), shown: [["heading", "The book"], "Emma"] } })

/** An edit was refused. The old value is back, with the reason. */
export const EditRefused = meta.story({
  render: stateOf(Views.EditRefused),
  parameters: { shown: [/Not saved: You're offline/] }
})

/** A long value breaks, and HTML is shown as it is. */
export const LongContent = meta.story({ render: stateOf(Views.LongContent), parameters: { shown: [/onerror=alert/] } })

/** The item is loading. */
export const Loading = meta.story({ render: stateOf(Views.Loading), parameters: { shown: ["Loading…"] } })

/** The item does not exist. */
export const NotFound = meta.story({
  render: stateOf(Views.NotFound),
  parameters: { shown: [/We couldn't find this item/] }
})

/** The newer version could not be loaded, and the old one stays. */
export const Stale = meta.story({
  render: stateOf(Views.RefetchFailed),
  parameters: { shown: [["alert", /Something went wrong/], "9.5"] }
})

/** The item could not be loaded. */
export const Failed = meta.story({
  render: stateOf(Views.Failed),
  parameters: { shown: [["alert", /Something went wrong/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { ...atShelf(), shown: [["heading", "A book"]] }
})
