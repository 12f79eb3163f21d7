import type { Problem } from "@portico/react"
import { ChangePasswordFormView, type ChangePasswordState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a password change, rendered without a client. */
const meta = preview.meta({
  title: "auth/ChangePasswordForm/States",
  component: ChangePasswordFormView,
  args: { email: "mary@example.com", onSubmit: fn(), state: typed<ChangePasswordState>({ _tag: "Idle" }) }
})

const failed = (problem: Problem, wait = 0): ChangePasswordState => ({ _tag: "Failed", attempt: 1, problem, wait })

/** The initial state, with empty fields. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Current password"), "old")
    await userEvent.type(canvas.getByLabelText("New password"), "new{Enter}")
    await expect(args.onSubmit).toHaveBeenCalledWith({ currentPassword: "old", newPassword: "new" })
  }
})

/** The form without the field for the current password. */
export const WithoutCurrent = meta.story({ args: { confirmCurrent: false } })

/** Waiting for the response. */
export const Submitting = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** The new password violates a rule. */
export const InvalidField = meta.story({
  args: {
    state: failed({ key: "passwordTooShort", fields: { newPassword: "passwordTooShort" }, limit: 8, retryable: true })
  }
})

/** The session has ended. */
export const SessionEnded = meta.story({ args: { state: failed({ key: "notSignedIn", retryable: true }) } })

/** The provider limits requests. */
export const Waiting = meta.story({
  args: { state: failed({ key: "rateLimited", retryAfter: 30, retryable: true }, 27) }
})

/** The password was changed. */
export const Done = meta.story({ args: { state: { _tag: "Done", outcome: "Changed" } } })
