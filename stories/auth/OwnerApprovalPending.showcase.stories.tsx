import argTypes from "virtual:portico/args/OwnerApprovalPending"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./OwnerApproval.stories.tsx"
import * as Tests from "./OwnerApprovalPending.stories.tsx"
import * as Views from "./OwnerApprovalPending.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Pending), title: "Sign-in/OwnerApprovalPending", argTypes })

/** The account is waiting for approval. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["heading", "Your account is waiting for approval"],
      ["button", "Check again"]
    ]
  }
})

/** The address has to be confirmed first. */
export const EmailNotVerified = meta.story({
  render: stateOf(Views.PendingEmailVerification),
  parameters: { shown: [["button", "Confirm email address"]] }
})

/** The account is not approved yet. */
export const StillPending = meta.story({
  render: stateOf(Views.StillPending),
  parameters: { shown: [/Not approved yet/] }
})

/** The approval could not be checked. */
export const NotChecked = meta.story({
  render: stateOf(Views.FormError),
  parameters: { shown: [["alert", /We couldn't check whether/]] }
})

/** The account is approved, and the session was created. */
export const Approved = meta.story({
  render: stateOf(Views.Approved),
  parameters: { shown: [/Your account is approved/] }
})

/** The account was declined. */
export const Declined = meta.story({
  render: stateOf(Views.Declined),
  parameters: { shown: [/Your account wasn't approved/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: {
    world: { scenario: "approvalDue" },
    shown: [
      ["form", "Almost there"],
      ["list", "Account setup steps"],
      ["button", "Check now"]
    ]
  }
})
