import argTypes from "virtual:portico/args/ChangePasswordForm"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./ChangePasswordForm.stories.tsx"
import * as Views from "./ChangePasswordForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Idle), title: "Account/ChangePasswordForm", argTypes })

/** The current and the new password. */
export const Default = meta.story({
  args: { email: "ada@example.com" },
  parameters: { world: { member: "ada" }, shown: ["Current password", "New password"] }
})

/** The page does not require the current password. */
export const WithoutCurrent = meta.story({
  render: stateOf(Views.WithoutCurrent),
  parameters: { shown: ["New password"] }
})

/** Waiting for the response. */
export const Submitting = meta.story({
  render: stateOf(Views.Submitting),
  parameters: { shown: [["button", "Changing password…"]] }
})

/** The new password violates a rule. */
export const InvalidField = meta.story({
  render: stateOf(Views.InvalidField),
  parameters: { shown: ["Choose a password with at least 8 characters."] }
})

/** The session has ended. The entries stay. */
export const SessionEnded = meta.story({
  render: stateOf(Views.SessionEnded),
  parameters: { shown: [["alert", /You're no longer signed in/]] }
})

/** The provider limits requests. The button counts down. */
export const RateLimited = meta.story({
  render: stateOf(Views.Waiting),
  parameters: { shown: [["button", /^Try again in \d+ sec$/]] }
})

/** The password was changed. */
export const Changed = meta.story({ render: stateOf(Views.Done), parameters: { shown: [/Password changed/] } })

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: {
    world: { member: "ada" },
    shown: [
      ["heading", "A new password"],
      ["button", "Replace"]
    ]
  }
})
