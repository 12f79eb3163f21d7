import argTypes from "virtual:portico/args/EmailVerificationForm"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./EmailVerification.stories.tsx"
import * as Tests from "./EmailVerificationForm.stories.tsx"
import * as Views from "./EmailVerificationForm.view.stories.tsx"

// The story sends an email to an address of its own.
const fixed = { control: false } as const

const meta = preview.meta({
  ...setupOf(Tests.Idle),
  title: "Sign-in/EmailVerificationForm",
  argTypes: { ...argTypes, email: fixed }
})

/** The code from the email is entered. The form submits after the last digit. */
export const Default = meta.story({
  parameters: { shown: [/Enter the code we sent to/, ["textbox", "Confirmation code"]] }
})

/** The code was emailed a moment ago. */
export const ResendCooldown = meta.story({
  render: stateOf(Views.ResendCooldown),
  parameters: { shown: [["button", /^Resend in \d+ sec$/]] }
})

/** A link can be requested instead of the code. */
export const LinkInstead = meta.story({
  render: stateOf(Views.OffersLink),
  parameters: { shown: [["button", "Send me a link instead"]] }
})

/** A link was sent instead of the code. */
export const LinkSent = meta.story({
  render: stateOf(Views.ActivationEmailSent),
  parameters: { shown: [/We sent a link to/, ["button", "Enter a code instead"]] }
})

/** The code is wrong. */
export const WrongCode = meta.story({
  render: stateOf(Views.WrongCode),
  parameters: { shown: ["Wrong code. Check the newest email and try again."] }
})

/** The code was already used or has expired. */
export const ExpiredCode = meta.story({
  render: stateOf(Views.ExpiredCode),
  parameters: { shown: [["alert", /already used or has expired/]] }
})

/** The state token is lost, so the page can no longer verify the address. */
export const StateTokenLost = meta.story({
  render: stateOf(Views.StateTokenLost),
  parameters: { shown: [["button", "Sign in again"]] }
})

/** The address is verified, and the member has to sign in. */
export const Verified = meta.story({
  render: stateOf(Views.Verified),
  parameters: { shown: [/Email confirmed. Sign in to continue/] }
})

/** The address is verified, and the session was created. */
export const SignedIn = meta.story({
  render: stateOf(Views.Success),
  parameters: { shown: [/Email confirmed. You're signed in/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: {
    shown: [
      ["form", "One more step"],
      ["textbox", "The code"],
      ["button", "Verify"]
    ]
  }
})
