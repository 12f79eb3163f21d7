import { type ApprovalState, OwnerApprovalPendingView } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of an account that waits as a picture, without a client behind it. */
const meta = preview.meta({
  title: "auth/OwnerApprovalPending/States",
  component: OwnerApprovalPendingView,
  args: {
    onCheck: fn(),
    onSignIn: fn(),
    onVerifyEmail: fn(),
    state: typed<ApprovalState>({ _tag: "Idle" })
  }
})

/** The account waits. */
export const Pending = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  }
})

/** The address has to be confirmed first. */
export const PendingEmailVerification = meta.story({
  args: { reasons: ["PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED"] }
})

/** The answer is awaited. */
export const CheckingAgain = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** Nobody has decided yet. */
export const StillPending = meta.story({
  args: {
    state: { _tag: "Done", outcome: { _tag: "StillPending", at: new Date("2026-01-01T14:05:00") } }
  }
})

/** It could not be asked. */
export const FormAtFault = meta.story({
  args: { state: { _tag: "Failed", attempt: 1, problem: { key: "approvalUnknown", retryable: true }, wait: 0 } }
})

/** The account is approved, and the session is made. */
export const Approved = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "SignedIn" } } } })

/** The account is approved, and the member has to sign in. */
export const ApprovedWithoutSession = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "Approved" } } } })

/** The account was turned down. */
export const Declined = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "Declined" } } } })
