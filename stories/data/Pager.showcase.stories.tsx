import { AddressNotice } from "@portico/react"
import argTypes from "virtual:portico/args/Pager"
import { partsOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./Pager.parts.stories.tsx"
import * as Views from "./Pager.view.stories.tsx"
import { byFive, ShelfWithFooter } from "./pagerPlay.tsx"

const meta = preview.meta({ title: "Tables/Pager", component: ShelfWithFooter, argTypes, args: byFive })

/** A page in the middle of a list, with its position and the page size. */
export const Default = meta.story({
  args: { index: 2 },
  parameters: { shown: ["Page 3 of 5", "11–15 of 24 items", ["button", "Next page"]] }
})

/** Cursor paging: the next and previous page, without a total. */
export const Cursor = meta.story({
  render: stateOf(Views.CursorWithoutTotal),
  parameters: { shown: ["Items 21–40"] }
})

/** There are more items than the provider counts. */
export const ManyItems = meta.story({
  render: stateOf(Views.TooManyToCount),
  parameters: { shown: ["21–40 of more than 5,000 items"] }
})

/** `AddressNotice` above a list whose address has an invalid page. */
export const InvalidAddress = meta.story({
  render: () => <AddressNotice ignored={["page"]} onDismiss={() => {}} />,
  parameters: { shown: [["button", "Dismiss"]] }
})

/** There are no items. */
export const Empty = meta.story({
  render: stateOf(Views.Empty),
  parameters: { shown: ["Page 1 of 1"] }
})

/** The page is loading. */
export const Loading = meta.story({
  render: stateOf(Views.Loading),
  parameters: { shown: [["status", "Loading the page…"]] }
})

/** The page could not be loaded, and the old one stays. */
export const Failed = meta.story({
  render: stateOf(Views.LoadFailed),
  parameters: { shown: ["We couldn't load page 2."] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: { shown: ["Items 1–10", ["button", "More"]] }
})
