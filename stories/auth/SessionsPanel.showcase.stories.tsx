import argTypes from "virtual:portico/args/SessionsPanel"
import { worldOf } from "./securityPlay.ts"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./SessionsPanel.stories.tsx"
import * as Views from "./SessionsPanel.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.EndOne), title: "Account/SessionsPanel", argTypes })

/** This device and another one are signed in. */
export const Default = meta.story({
  args: argsOf(Views.EndOne),
  parameters: { shown: ["This device", "Another device", ["button", "Sign out all other devices"]] }
})

/** Waiting for the sessions. */
export const Loading = meta.story({ args: argsOf(Views.Loading), parameters: { shown: ["Loading…"] } })

/** A device is being signed out. */
export const Ending = meta.story({
  args: argsOf(Views.Ending),
  parameters: { shown: ["Another device", ["button", "Signing out…"]] }
})

/** The other devices were signed out. */
export const OthersEnded = meta.story({
  args: argsOf(Views.EndOthers),
  parameters: { shown: ["All other devices were signed out."] }
})

/** The device could not be signed out. */
export const Failed = meta.story({
  args: argsOf(Views.ServerError),
  parameters: { shown: [["alert", /Something went wrong/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { ...worldOf(), shown: [["heading", "Devices"], "This device"] }
})
