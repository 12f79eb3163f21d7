import { MembersOnly } from "@portico/react"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./Guards.parts.stories.tsx"
import * as Views from "./Guards.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Visitor), title: "Account/Guards" })

/** A member sees the content. */
export const Default = meta.story({
  args: { ...argsOf(Views.Visitor), state: { _tag: "Member", parked: false } },
  parameters: { shown: [["heading", "My orders"]] }
})

/** A visitor sees a sign-in link. */
export const Visitor = meta.story({
  args: argsOf(Views.Visitor),
  parameters: { shown: [/This is for members only/, ["link", "Sign in"]] }
})

/** The member has just signed out, here or in another tab. */
export const SignedOut = meta.story({
  args: argsOf(Views.JustSignedOut),
  parameters: { shown: ["You're signed out."] }
})

/** The provider ended the session. */
export const SessionEnded = meta.story({
  args: argsOf(Views.SessionEnded),
  parameters: { shown: [/Your session has ended/] }
})

const messages = { session: { signInRequired: "Your orders are for members only." } }

/** `MembersOnly` in place of the content, with a message of the page. */
export const MembersOnlyNotice = meta.story({
  render: () => <MembersOnly messages={messages} reason="visitor" signInHref="#sign-in" />,
  parameters: { shown: ["Your orders are for members only.", ["link", "Sign in"]] }
})

/** The session cannot be refreshed at the moment. */
export const Unconfirmed = meta.story({
  args: argsOf(Views.Parked),
  parameters: {
    shown: [
      ["button", "Check again"],
      ["heading", "My orders"]
    ]
  }
})

/** The session cannot be refreshed, and the provider limits retries. */
export const RateLimited = meta.story({
  args: argsOf(Views.ParkedAndWaiting),
  parameters: { shown: [["button", /^Try again in \d+ sec$/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.ForVisitors),
  parameters: { shown: [["link", "Log in"], "Look around."] }
})
