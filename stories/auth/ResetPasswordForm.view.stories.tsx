import type { Problem } from "@portico/react"
import { ResetPasswordFormView, type ResetState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a password reset, rendered without a client. */
const meta = preview.meta({
  title: "auth/ResetPasswordForm/States",
  component: ResetPasswordFormView,
  args: { onSignIn: fn(), onSubmit: fn(), state: typed<ResetState>({ _tag: "Idle" }) }
})

const failed = (problem: Problem, wait = 0): ResetState => ({ _tag: "Failed", attempt: 1, problem, wait })

/** The form requires the new password. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "difference-engine{Enter}")
    await expect(args.onSubmit).toHaveBeenCalledWith("difference-engine")
  }
})

/** The page knows which account the password belongs to. */
export const KnownAccount = meta.story({ args: { email: "ada@example.com" } })

/** The page was opened without the link in an email. */
export const MissingRecoveryToken = meta.story({ args: { token: "Missing" } })

/** The link was already used or has expired. */
export const TokenExpired = meta.story({ args: { state: failed({ key: "recoveryLinkExpired", retryable: false }) } })

/** Waiting for the response. */
export const Submitting = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** The password violates a rule. */
export const PasswordViolation = meta.story({
  args: {
    state: failed({ key: "passwordTooShort", fields: { password: "passwordTooShort" }, limit: 8, retryable: true })
  }
})

/** The password could not be set, for another reason. */
export const FormError = meta.story({
  args: { state: failed({ key: "serverError", requestId: "5f3a-77b1", retryable: true }) }
})

/** The provider limits requests. */
export const Waiting = meta.story({
  args: { state: failed({ key: "rateLimited", retryAfter: 30, retryable: true }, 27) }
})

/** The password is set, and the session was created. */
export const Success = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "SignedIn" } } } })

/** The password is set, and the member has to sign in. */
export const PasswordChanged = meta.story({
  args: {
    state: {
      _tag: "Done",
      outcome: { _tag: "PasswordChanged", problem: { key: "sessionTimedOut", retryable: true } }
    }
  }
})
