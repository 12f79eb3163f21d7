import argTypes from "virtual:portico/args/ResetPasswordForm"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./ResetPassword.stories.tsx"
import * as Tests from "./ResetPasswordForm.stories.tsx"
import * as Views from "./ResetPasswordForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Idle), title: "Sign-in/ResetPasswordForm", argTypes })

/** The form requires the new password. */
export const Default = meta.story({ parameters: { shown: ["New password", ["button", "Save password"]] } })

/** The page knows which account the password belongs to. */
export const KnownAccount = meta.story({
  args: { email: "ada@example.com" },
  parameters: { shown: [["textbox", "Account"]] }
})

/** The password violates a rule. */
export const PasswordViolation = meta.story({
  render: stateOf(Views.PasswordViolation),
  parameters: { shown: ["Choose a password with at least 8 characters."] }
})

/** The page was opened without the link in an email. */
export const MissingRecoveryToken = meta.story({
  render: stateOf(Views.MissingRecoveryToken),
  parameters: { shown: [/open the link in the email/] }
})

/** The link was already used or has expired. */
export const TokenExpired = meta.story({
  render: stateOf(Views.TokenExpired),
  parameters: { shown: [/Your password hasn't changed/] }
})

/** The password is set, and the member has to sign in. */
export const PasswordChanged = meta.story({
  render: stateOf(Views.PasswordChanged),
  parameters: { shown: [/Sign in with your new password/] }
})

/** The password is set, and the session was created. */
export const SignedIn = meta.story({
  render: stateOf(Views.Success),
  parameters: { shown: [/Password saved. You're signed in/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: {
    shown: [["form", "A new password"], "Secret", ["button", "Save it"]]
  }
})
