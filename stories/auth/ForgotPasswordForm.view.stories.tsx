import type { Problem } from "@portico/react"
import { ForgotPasswordFormView, type RecoveryState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of the password recovery, rendered without a client. */
const meta = preview.meta({
  title: "auth/ForgotPasswordForm/States",
  component: ForgotPasswordFormView,
  args: {
    onOtherAddress: fn(),
    onResend: fn(),
    onSubmit: fn(),
    state: typed<RecoveryState>({ _tag: "Idle" })
  }
})

const failed = (problem: Problem, wait = 0): RecoveryState => ({ _tag: "Failed", attempt: 1, problem, wait })
const sent: RecoveryState = { _tag: "Done", outcome: { email: "ada@example.com" } }

/** The form requires the address. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email address"), " ada@example.com {Enter}")
    await expect(args.onSubmit).toHaveBeenCalledWith("ada@example.com")
  }
})

/** The address is filled in. */
export const PrefilledEmail = meta.story({ args: { defaultEmail: "ada@example.com" } })

/** Waiting for the response. */
export const Submitting = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** The email was sent, if the address has an account. */
export const Sent = meta.story({ args: { state: sent, resend: { _tag: "Ready" } } })

/** The email was sent a moment ago. */
export const ResendCooldown = meta.story({ args: { state: sent, resend: { _tag: "Waiting", seconds: 24 } } })

/** The email could not be sent again. */
export const ResendFailed = meta.story({
  args: { state: sent, resend: { _tag: "Failed", problem: { key: "serverError", retryable: true }, wait: 0 } }
})

/** The entry is not a valid address. */
export const InvalidField = meta.story({
  args: { state: failed({ key: "emailMalformed", fields: { email: "emailMalformed" }, retryable: true }) }
})

/** The page of the link is not on the provider's allowlist. */
export const FormError = meta.story({ args: { state: failed({ key: "redirectNotAllowed", retryable: false }) } })

/** The provider limits requests. */
export const Waiting = meta.story({
  args: { state: failed({ key: "rateLimited", retryAfter: 30, retryable: true }, 27) }
})
