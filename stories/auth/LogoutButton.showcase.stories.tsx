import argTypes from "virtual:portico/args/LogoutButton"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./LogoutButton.stories.tsx"
import * as Views from "./LogoutButton.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Idle), title: "Account/LogoutButton", argTypes })

/** The button of a signed-in member. */
export const Default = meta.story({ parameters: { world: { member: "ada" }, shown: [["button", "Sign out"]] } })

/** The member is being signed out. */
export const SigningOut = meta.story({
  render: stateOf(Views.SigningOut),
  parameters: { shown: [["button", "Signing out…"]] }
})

/** The member is signed out. */
export const SignedOut = meta.story({ render: stateOf(Views.SignedOut), parameters: { shown: ["You're signed out."] } })

/** The provider could not be notified. */
export const NotificationFailed = meta.story({
  render: stateOf(Views.NotificationFailed),
  parameters: { shown: [["button", "Retry sign-out"]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { world: { member: "ada" }, shown: [["button", "Leave"]] }
})
