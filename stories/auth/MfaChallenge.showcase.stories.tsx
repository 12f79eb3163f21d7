import argTypes from "virtual:portico/args/MfaChallenge"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./Mfa.stories.tsx"
import * as Tests from "./MfaChallenge.stories.tsx"
import * as Views from "./MfaChallenge.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.MethodPicker), title: "Sign-in/MfaChallenge", argTypes })

/** The code of an authenticator app. */
export const Default = meta.story({
  parameters: {
    world: { scenario: "secondFactor" },
    shown: ["Enter the code from your authenticator app.", ["textbox", "Code"]]
  }
})

/** A code was sent as a text message. */
export const SentCode = meta.story({
  render: stateOf(Views.SentCode),
  parameters: { shown: [/Enter the code we texted to/, ["button", /^Resend in \d+ sec$/]] }
})

/** The code was wrong. */
export const WrongCode = meta.story({
  render: stateOf(Views.WrongCode),
  parameters: { shown: [/You have 2 attempts left/] }
})

/** The user chooses one of the available methods. */
export const Methods = meta.story({
  render: stateOf(Views.Methods),
  parameters: { shown: ["Choose how to confirm it's you.", ["button", /^Phone call/]] }
})

/** Some methods cannot be used, each with its own reason. */
export const UnavailableMethods = meta.story({
  render: stateOf(Views.UnavailableMethods),
  parameters: { shown: ["This site has turned this off."] }
})

/** The provider considers the sign-in risky. */
export const HighRisk = meta.story({
  render: stateOf(Views.HighRisk),
  parameters: { shown: [/This sign-in looks unusual/] }
})

/** The user has to approve the sign-in on another device. */
export const Push = meta.story({ render: stateOf(Views.Push), parameters: { shown: [["button", "Resend request"]] } })

/** The form requires a passkey. */
export const Passkey = meta.story({
  render: stateOf(Views.Passkey),
  parameters: { shown: [["button", "Use passkey"]] }
})

/** The form requires a recovery code. */
export const RecoveryCode = meta.story({
  render: stateOf(Views.RecoveryCode),
  parameters: { shown: [["textbox", "Recovery code"]] }
})

/** The challenge has ended. */
export const ChallengeEnded = meta.story({
  render: stateOf(Views.ChallengeEnded),
  parameters: { shown: [/Too many wrong attempts/] }
})

/** The code was correct. */
export const SignedIn = meta.story({ render: stateOf(Views.Done), parameters: { shown: ["You're signed in."] } })

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: {
    world: { scenario: "secondFactor" },
    shown: [
      ["form", "Is it you?"],
      ["textbox", "Code"],
      ["button", "Confirm"]
    ]
  }
})
