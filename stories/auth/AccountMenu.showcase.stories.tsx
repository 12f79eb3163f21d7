import argTypes from "virtual:portico/args/AccountMenu"
import { Opened } from "../../.storybook/docs/Opened.tsx"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./AccountMenu.parts.stories.tsx"
import * as Tests from "./AccountMenu.stories.tsx"
import * as Views from "./AccountMenu.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Member), title: "Account/AccountMenu", argTypes })

/** The menu of a signed-in member. */
export const Default = meta.story({ parameters: { world: { member: "ada" }, shown: [["button", /Account menu/]] } })

/** The menu is open, with links of the page and pages of the members area. */
export const Open = meta.story({
  render: (args, context) => (
    <div style={{ minBlockSize: "24rem" }}>
      <Opened button="[aria-expanded=false]">{stateOf(Views.Sections)(args, context)}</Opened>
    </div>
  ),
  parameters: {
    shown: ["Signed in as", ["link", "My reviews"], ["button", "Subscriptions"], ["button", "Sign out"]]
  }
})

/** No member is signed in. */
export const Visitor = meta.story({
  render: stateOf(Views.Visitor),
  parameters: {
    shown: [
      ["button", "Sign in"],
      ["button", "Create account"]
    ]
  }
})

/** A long name is cut off. The button has it as its accessible name. */
export const LongName = meta.story({
  render: stateOf(Views.LongName),
  parameters: { shown: [["button", /Her Serene Highness/]] }
})

/** The member has a picture. */
export const WithPicture = meta.story({
  render: stateOf(Views.WithPicture),
  parameters: { shown: [["button", /Ada Lovelace/]] }
})

/** The session is not known yet. */
export const Loading = meta.story({ render: stateOf(Views.Unknown), parameters: { shown: ["Loading your account…"] } })

/** The member is being signed out. */
export const SigningOut = meta.story({ render: stateOf(Views.SigningOut), parameters: { shown: [/Signing out…/] } })

/** The provider could not be notified of the sign-out. */
export const SignOutFailed = meta.story({
  render: stateOf(Views.SignOutFailed),
  parameters: { shown: [/the server hasn't confirmed it/] }
})

/** The provider ended the session. */
export const SessionEnded = meta.story({
  render: stateOf(Views.SessionEnded),
  parameters: { shown: [/Your session has ended/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: { world: { member: "ada" }, shown: [["button", "Account menu: Ada"]] }
})
