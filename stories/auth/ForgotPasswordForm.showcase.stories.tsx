import argTypes from "virtual:portico/args/ForgotPasswordForm"
import { filledOf, partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./ForgotPassword.stories.tsx"
import * as Tests from "./ForgotPasswordForm.stories.tsx"
import * as Views from "./ForgotPasswordForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Idle), title: "Sign-in/ForgotPasswordForm", argTypes })

const entries = { "[type=email]": "ada@example.com" }

/** The form requires the address. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["textbox", "Email address"],
      ["button", "Send link"]
    ]
  }
})

/** The page knows the address. */
export const PrefilledEmail = meta.story({
  args: { defaultEmail: "ada@example.com" },
  parameters: { shown: [["textbox", "Email address", "ada@example.com"]] }
})

/** Waiting for the response. */
export const Submitting = meta.story({
  render: filledOf(Views.Submitting, entries),
  parameters: {
    shown: [
      ["textbox", "Email address", "ada@example.com"],
      ["button", "Sending link…"]
    ]
  }
})

/** The email was sent, if the address has an account. */
export const Sent = meta.story({
  render: stateOf(Views.Sent),
  parameters: { shown: [["heading", "Check your email"], /If there's an account for/] }
})

/** The email was sent a moment ago. */
export const ResendCooldown = meta.story({
  render: stateOf(Views.ResendCooldown),
  parameters: { shown: [["button", /^Resend in \d+ sec$/]] }
})

/** The address is not an email address. */
export const InvalidField = meta.story({
  render: filledOf(Views.InvalidField, { "[type=email]": "ada@example" }),
  parameters: { shown: [["textbox", "Email address", "ada@example"], "Enter an email address like name@example.com."] }
})

/** The provider limits requests. The button counts down. */
export const RateLimited = meta.story({
  render: filledOf(Views.Waiting, entries),
  parameters: {
    shown: [
      ["textbox", "Email address", "ada@example.com"],
      ["button", /^Try again in \d+ sec$/]
    ]
  }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: {
    shown: [
      ["heading", "Locked out?"],
      ["button", "Send it"]
    ]
  }
})
