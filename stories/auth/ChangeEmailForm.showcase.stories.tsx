import argTypes from "virtual:portico/args/ChangeEmailForm"
import { worldOf } from "./securityPlay.ts"
import { filledOf, partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./ChangeEmailForm.stories.tsx"
import * as Views from "./ChangeEmailForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Changed), title: "Account/ChangeEmailForm", argTypes })

/** The current address and a field for the new one. */
export const Default = meta.story({
  parameters: {
    ...worldOf(),
    shown: [
      ["textbox", "Current email address"],
      ["textbox", "New email address"]
    ]
  }
})

/** The code is being sent to the new address. */
export const Sending = meta.story({
  render: filledOf(Views.Sending, { "[type=email]:not([readonly])": "mary.new@example.com" }),
  parameters: {
    shown: [
      ["textbox", "Current email address", "mary@example.com"],
      ["textbox", "New email address", "mary.new@example.com"],
      ["button", "Sending code…"]
    ]
  }
})

/** The code was sent to the new address. */
export const CodeSent = meta.story({
  render: stateOf(Views.Code),
  parameters: { shown: [/We sent a code to/, ["textbox", "Code"]] }
})

/** The code was already used or has expired. */
export const ExpiredCode = meta.story({
  render: stateOf(Views.Expired),
  parameters: { shown: [["alert", /already used or has expired/]] }
})

/** The address was changed. */
export const Changed = meta.story({ render: stateOf(Views.Done), parameters: { shown: [/Your email address is now/] } })

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { shown: [["heading", "Another address"]] }
})
