import { ReturnNotice } from "@portico/react"
import argTypes from "virtual:portico/args/OAuthCallback"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./OAuthCallback.stories.tsx"
import * as Views from "./OAuthCallback.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Exchanging), title: "Sign-in/OAuthCallback", argTypes })

/** The member is signed in. */
export const Default = meta.story({
  args: argsOf(Views.SignedIn),
  parameters: { shown: ["You're signed in", ["link", "Continue"]] }
})

/** The code is being exchanged. */
export const Exchanging = meta.story({
  args: argsOf(Views.Exchanging),
  parameters: { shown: ["Finishing your sign-in…"] }
})

/** The response was already used, and its member is signed in. */
export const AlreadySignedIn = meta.story({
  args: argsOf(Views.AlreadySignedIn),
  parameters: { shown: ["You're already signed in"] }
})

/** The response was already used, and no member is signed in. */
export const ResponseUsed = meta.story({
  args: argsOf(Views.ResponseUsed),
  parameters: { shown: [/This sign-in was already used/] }
})

/** The sign-in took more than an hour. */
export const ResponseExpired = meta.story({
  args: argsOf(Views.ResponseExpired),
  parameters: { shown: [/This sign-in took more than an hour/] }
})

/** The provider refused with its own message. */
export const Refused = meta.story({
  args: argsOf(Views.Refused),
  parameters: { shown: [/This shop may not keep you signed in/] }
})

/** `ReturnNotice` after the provider's checkout. */
export const ReturnFromCheckout = meta.story({
  render: () => <ReturnNotice from="CHECKOUT" member="Member" />,
  parameters: {
    shown: [
      ["heading", "You're back from checkout"],
      ["link", "Continue"]
    ]
  }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: {
    shown: [
      ["heading", "You're signed in"],
      ["link", "To the books"]
    ]
  }
})
