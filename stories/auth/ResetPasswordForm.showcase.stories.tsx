import { ResetPasswordForm } from "@portico/react"
import * as Redacted from "effect/Redacted"
import argTypes from "virtual:portico/args/ResetPasswordForm"
import { Entered } from "../../.storybook/docs/Entered.tsx"
import { Opened } from "../../.storybook/docs/Opened.tsx"
import { filledOf, partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./ResetPassword.stories.tsx"
import * as Tests from "./ResetPasswordForm.stories.tsx"
import * as Views from "./ResetPasswordForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Idle), title: "Sign-in/ResetPasswordForm", argTypes })

const entries = { "[type=password]": "difference-engine" }
const usedToken = Redacted.make("used")

/** The form requires the new password. */
export const Default = meta.story({ parameters: { shown: ["New password", ["button", "Save password"]] } })

/** The page knows which account the password belongs to. */
export const KnownAccount = meta.story({
  args: { email: "ada@example.com" },
  parameters: { shown: [["textbox", "Account"]] }
})

/** The password violates a rule. */
export const PasswordViolation = meta.story({
  render: filledOf(Views.PasswordViolation, { "[type=password]": "engine" }),
  parameters: { shown: [["textbox", "New password", "engine"], "Choose a password with at least 8 characters."] }
})

/** The page was opened without the link in an email. It offers to send one. */
export const MissingRecoveryToken = meta.story({
  render: () => <ResetPasswordForm />,
  parameters: {
    shown: [/open the link in the email/, ["textbox", "Email address"], ["button", "Send link"]]
  }
})

/** The link was already used or has expired. The form offers to send a new one to the same address. */
export const TokenExpired = meta.story({
  render: () => (
    <Opened button="[type=submit]">
      <Entered entries={entries}>
        <ResetPasswordForm email="ada@example.com" recoveryToken={usedToken} />
      </Entered>
    </Opened>
  ),
  parameters: {
    shown: [
      ["heading", "This link no longer works"],
      /Your password hasn't changed/,
      ["textbox", "Email address", "ada@example.com"],
      ["button", "Send link"]
    ]
  }
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
