import type { Problem } from "@portico/react"
import { EmailVerificationFormView, type VerificationState } from "@portico/react/auth"
import type { Resend } from "@portico/react/form"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a verification, rendered without a client. */
const meta = preview.meta({
  title: "auth/EmailVerificationForm/States",
  component: EmailVerificationFormView,
  args: {
    email: "ada@example.com",
    onChangeEmail: fn(),
    onResend: fn(),
    onSignIn: fn(),
    onSubmit: fn(),
    resend: typed<Resend>({ _tag: "Ready" }),
    state: typed<VerificationState>({ _tag: "Idle" })
  }
})

const failed = (problem: Problem, wait = 0): VerificationState => ({ _tag: "Failed", attempt: 1, problem, wait })

/** The form requires the code. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Confirmation code"), "314159")
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith("314159")
  }
})

/** The code was emailed a moment ago. */
export const ResendCooldown = meta.story({ args: { resend: { _tag: "Waiting", seconds: 24 } } })

/** A new code could not be sent. */
export const ResendFailed = meta.story({
  args: { resend: { _tag: "Failed", problem: { key: "mailNotSent", retryable: true }, wait: 0 } }
})

/** A link can be requested instead of the code. */
export const OffersLink = meta.story({ args: { onSendLink: fn() } })

/** A link was sent instead of the code. */
export const ActivationEmailSent = meta.story({
  args: { link: { _tag: "Done", outcome: true }, onEnterCode: fn(), onSendLink: fn() }
})

/** Waiting for the response. */
export const Verifying = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** The address is verified, and the session is being created. */
export const CreatingSession = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "opening" } } })

/** The code is wrong. */
export const WrongCode = meta.story({
  args: { state: failed({ key: "wrongCode", fields: { code: "wrongCode" }, retryable: true }) }
})

/** The code was already used or has expired. */
export const ExpiredCode = meta.story({ args: { state: failed({ key: "codeExpired", retryable: false }) } })

/** The state token is lost, so the page can no longer verify the address. */
export const StateTokenLost = meta.story({ args: { lost: true } })

/** The provider limits requests. */
export const Waiting = meta.story({
  args: { state: failed({ key: "rateLimited", retryAfter: 30, retryable: true }, 27) }
})

/** The code could not be checked, for another reason. */
export const FormError = meta.story({
  args: { state: failed({ key: "serverError", requestId: "5f3a-77b1", retryable: true }) }
})

/** The address is verified, and the session was created. */
export const Success = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "SignedIn" } } } })

/** The address is verified, and the member has to sign in. */
export const Verified = meta.story({
  args: {
    state: { _tag: "Done", outcome: { _tag: "Verified", problem: { key: "sessionTimedOut", retryable: true } } }
  }
})

/** The address is verified, and the account is waiting for approval. */
export const ThenOwnerApproval = meta.story({
  args: { state: { _tag: "Done", outcome: { _tag: "OwnerApprovalRequired" } } }
})
