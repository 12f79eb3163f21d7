import type { Problem } from "@portico/react"
import { ResetPasswordFormView, type ResetState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a new password as a picture, without a client behind it. */
const meta = preview.meta({
  title: "auth/ResetPasswordForm/States",
  component: ResetPasswordFormView,
  args: { onSignIn: fn(), onSubmit: fn(), state: typed<ResetState>({ _tag: "Idle" }) }
})

const failed = (problem: Problem, wait = 0): ResetState => ({ _tag: "Failed", attempt: 1, problem, wait })

/** The form requests the password. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "difference-engine{Enter}")
    await expect(args.onSubmit).toHaveBeenCalledWith("difference-engine")
  }
})

/** The page knows whose password it is. */
export const KnownAccount = meta.story({ args: { email: "ada@example.com" } })

/** The page was opened without the link of an email. */
export const MissingRecoveryToken = meta.story({ args: { token: "Missing" } })

/** The link was used before, or is too old. */
export const TokenExpired = meta.story({ args: { state: failed({ key: "recoveryOver", retryable: false }) } })

/** Waiting for the response. */
export const Submitting = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** The password does not fit the rules. */
export const PasswordViolation = meta.story({
  args: {
    state: failed({ key: "passwordTooShort", fields: { password: "passwordTooShort" }, limit: 8, retryable: true })
  }
})

/** The error has another cause. */
export const FormAtFault = meta.story({
  args: { state: failed({ key: "serverError", requestId: "5f3a-77b1", retryable: true }) }
})

/** The provider limits requests. */
export const Waiting = meta.story({
  args: { state: failed({ key: "rateLimited", retryAfter: 30, retryable: true }, 27) }
})

/** The password is set, and the session is made. */
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
