import argTypes from "virtual:portico/args/DeleteAccountForm"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./DeleteAccountForm.stories.tsx"
import * as Views from "./DeleteAccountForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Canceled), title: "Account/DeleteAccountForm", argTypes })

/** The button opens a dialog in which a word has to be typed. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["heading", "Delete account"],
      ["button", "Delete account"]
    ]
  }
})

/** The user has to type a word before the account is deleted. */
export const Confirming = meta.story({
  render: stateOf(Views.Open),
  parameters: {
    docs: { story: { inline: false, height: "34rem" } },
    // No member signs in. The sign-in would need a hidden page in the frame, which the service worker cannot serve.
    world: null,
    shown: [
      ["dialog", "Delete account"],
      ["textbox", "Type DELETE to confirm"]
    ]
  }
})

/** The account is being deleted. */
export const Deleting = meta.story({
  render: stateOf(Views.Deleting),
  parameters: { shown: [["button", "Deleting…"]] }
})

/** The account could not be deleted. */
export const Failed = meta.story({
  render: stateOf(Views.ServerError),
  parameters: { shown: [["alert", /Something went wrong/]] }
})

/** The account was deleted. */
export const Deleted = meta.story({ render: stateOf(Views.Done), parameters: { shown: ["Your account was deleted."] } })

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { shown: [["button", "Leave us"]] }
})
