import argTypes from "virtual:portico/args/ChangePasswordForm"
import { filledOf, partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./ChangePasswordForm.stories.tsx"
import * as Views from "./ChangePasswordForm.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Idle), title: "Account/ChangePasswordForm", argTypes })

const entries = {
  "[autocomplete=current-password]": "difference-engine",
  "[autocomplete=new-password]": "analytical-engine"
}

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
  render: filledOf(Views.Submitting, entries),
  parameters: {
    shown: [
      ["textbox", "Current password", "difference-engine"],
      ["textbox", "New password", "analytical-engine"],
      ["button", "Changing password…"]
    ]
  }
})

/** The new password violates a rule. */
export const InvalidField = meta.story({
  render: filledOf(Views.InvalidField, { ...entries, "[autocomplete=new-password]": "engine" }),
  parameters: { shown: [["textbox", "New password", "engine"], "Choose a password with at least 8 characters."] }
})

/** The session has ended. The entries stay. */
export const SessionEnded = meta.story({
  render: filledOf(Views.SessionEnded, entries),
  parameters: {
    shown: [
      ["textbox", "New password", "analytical-engine"],
      ["alert", /You're not signed in/]
    ]
  }
})

/** The provider limits requests. The button counts down. */
export const RateLimited = meta.story({
  render: filledOf(Views.Waiting, entries),
  parameters: {
    shown: [
      ["textbox", "New password", "analytical-engine"],
      ["button", /^Try again in \d+ sec$/]
    ]
  }
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
