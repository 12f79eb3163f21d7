import argTypes from "virtual:portico/args/FactorsPanel"
import { worldOf } from "./securityPlay.ts"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./FactorsPanel.stories.tsx"
import * as Views from "./FactorsPanel.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Listed), title: "Account/FactorsPanel", argTypes })

/** Factors of several types. One cannot be removed, another one was never confirmed. */
export const Default = meta.story({
  args: argsOf(Views.Listed),
  parameters: { shown: ["1 unused code left", ["button", "Remove: Passkey: Phone"]] }
})

/** Waiting for the factors. */
export const Loading = meta.story({ args: argsOf(Views.Loading), parameters: { shown: ["Loading…"] } })

/** An authenticator app is set up: it scans the code, and shows the digits to enter. */
export const AuthenticatorApp = meta.story({
  args: argsOf(Views.AddApp),
  parameters: {
    shown: [
      ["heading", "Set up your authenticator app"],
      ["img", "QR code for your authenticator app"]
    ]
  }
})

/** The passkey is named before the browser creates it. */
export const AddPasskey = meta.story({
  args: argsOf(Views.AddPasskey),
  parameters: { shown: [["textbox", "Name of the passkey"]] }
})

/** The browser shows its passkey prompt. */
export const PasskeyPrompt = meta.story({
  args: argsOf(Views.PasskeyWaiting),
  parameters: { shown: [["button", "Waiting for your passkey…"]] }
})

/** The passkey was added. */
export const PasskeyAdded = meta.story({
  args: argsOf(Views.PasskeyAdded),
  parameters: { shown: ["Your passkey is set up."] }
})

/** New recovery codes. They are shown once. */
export const RecoveryCodes = meta.story({
  args: argsOf(Views.Codes),
  parameters: { shown: ["Your recovery codes", ["button", "I've saved them"]] }
})

/** The provider limits requests. */
export const RateLimited = meta.story({ args: argsOf(Views.RateLimited), parameters: { shown: [/Too many attempts/] } })

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: {
    ...worldOf(),
    shown: [
      ["heading", "Extra protection"],
      ["button", "Add passkey"]
    ]
  }
})
