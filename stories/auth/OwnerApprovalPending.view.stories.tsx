import { type ApprovalState, OwnerApprovalPendingView } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of an account that awaits approval, rendered without a client. */
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

/** The account is waiting for approval. */
export const Pending = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  }
})

/** The address has to be confirmed first. */
export const PendingEmailVerification = meta.story({
  args: { reasons: ["PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED"] },
  play: async ({ args, canvas, userEvent }) => {
    const confirm = getComputedStyle(canvas.getByRole("button", { name: "Confirm email address" }))
    const check = canvas.getByRole("button", { name: "Check again" })
    await expect(check).toHaveAttribute("data-variant", "plain")
    // In forced colors, the system chooses the colors of buttons.
    if (!matchMedia("(forced-colors: active)").matches)
      await expect(getComputedStyle(check).backgroundColor).not.toBe(confirm.backgroundColor)
    await userEvent.click(check)
    await expect(args.onCheck).toHaveBeenCalledOnce()
  }
})

/** Waiting for the response. */
export const CheckingAgain = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** The account is not approved yet. */
export const StillPending = meta.story({
  args: {
    state: { _tag: "Done", outcome: { _tag: "StillPending", at: new Date("2026-01-01T14:05:00") } }
  }
})

/** The approval could not be checked. */
export const FormError = meta.story({
  args: { state: { _tag: "Failed", attempt: 1, problem: { key: "approvalUnknown", retryable: true }, wait: 0 } }
})

/** The account is approved, and the session was created. */
export const Approved = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "SignedIn" } } } })

/** The account is approved, and the member has to sign in. */
export const ApprovedWithoutSession = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "Approved" } } } })

/** The account was declined. */
export const Declined = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "Declined" } } } })
