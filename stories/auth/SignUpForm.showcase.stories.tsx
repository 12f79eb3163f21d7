import argTypes from "virtual:portico/args/SignUpForm"
import { filledOf, partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./SignUp.stories.tsx"
import * as Tests from "./SignUpForm.stories.tsx"
import * as Views from "./SignUpForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Idle), title: "Sign-in/SignUpForm", argTypes })

const entries = { "[type=email]": "grace@example.com", "[type=password]": "difference-engine" }

/** The form, with the email address and a new password. */
export const Default = meta.story({ parameters: { shown: [["textbox", "Email address"], "Choose a password"] } })

/** Fields of the profile, in addition to the address and the password. */
export const WithProfile = meta.story({
  args: { fields: ["firstName", "lastName", "phone"] },
  parameters: {
    shown: [
      ["textbox", "First name"],
      ["textbox", "Phone number"]
    ]
  }
})

/** The strength of the password, with advice for a stronger one. */
export const PasswordStrength = meta.story({
  render: filledOf(Views.Strength, { "[type=password]": "correct horse" }),
  parameters: {
    shown: [
      ["textbox", "Choose a password", "correct horse"],
      ["meter", "Password strength"],
      /Password strength: Good/
    ]
  }
})

/** Waiting for the response. */
export const Submitting = meta.story({
  render: filledOf(Views.Submitting, entries),
  parameters: {
    shown: [
      ["textbox", "Email address", "grace@example.com"],
      ["textbox", "Choose a password", "difference-engine"],
      ["button", "Creating your account…"]
    ]
  }
})

/** An account with the address already exists. */
export const EmailAlreadyExists = meta.story({
  render: filledOf(Views.EmailAlreadyExists, entries),
  parameters: {
    shown: [["textbox", "Email address", "grace@example.com"], /An account with this email address already exists/]
  }
})

/** The provider returns its own message for a field. */
export const ProviderMessage = meta.story({
  render: filledOf(Views.ProviderMessage, { ...entries, "[type=password]": "engine" }),
  parameters: { shown: [["textbox", "Choose a password", "engine"], "must have at least 8 characters"] }
})

/** The account is waiting for approval. */
export const OwnerApprovalRequired = meta.story({
  render: stateOf(Views.OwnerApprovalRequired),
  parameters: { shown: [/Your account is waiting for approval/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: {
    shown: [["form", "Nice to meet you"], "Secret", ["button", "Continue"]]
  }
})
