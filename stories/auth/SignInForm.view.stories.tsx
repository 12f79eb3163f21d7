import type { Problem } from "@portico/react"
import { type EntryState, SignInFormView } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a sign-in, rendered without a client. `SignInForm` shows the same states. */
const meta = preview.meta({
  title: "auth/SignInForm/States",
  component: SignInFormView,
  args: { onSubmit: fn(), state: typed<EntryState>({ _tag: "Idle" }) }
})

const failed = (problem: Problem, wait = 0): EntryState => ({ _tag: "Failed", attempt: 1, problem, wait })

/** The initial state, with empty fields. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email address"), " ada@example.com ")
    await userEvent.type(canvas.getByLabelText("Password"), "secret{Enter}")
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "ada@example.com", password: "secret" })
  }
})

/** The address is filled in. */
export const PrefilledEmail = meta.story({ args: { defaultEmail: "ada@example.com" } })

/** The password is visible while the user types. */
export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("Password")
    await userEvent.type(password, "secret")
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
    await expect(password).toHaveAttribute("type", "text")
    await expect(password).toHaveValue("secret")
  }
})

/** Waiting for the response. */
export const Submitting = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** The password was correct, and the session is being created. */
export const CreatingSession = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "opening" } } })

/** A field has an invalid value. */
export const InvalidField = meta.story({
  args: { state: failed({ key: "invalidPassword", fields: { password: "invalidPassword" }, retryable: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Wrong password. Try again or reset it."
    )
  }
})

/** Both fields are empty. */
export const InvalidFields = meta.story({
  args: {
    state: failed({
      key: "fieldViolations",
      fields: { email: "emailMissing", password: "passwordMissing" },
      retryable: true
    })
  },
  play: async ({ canvas, userEvent }) => {
    // A line is higher than the circle around the sign.
    await expect(getComputedStyle(canvas.getByRole("alert"), "::before").alignContent).toBe("center")
    await userEvent.click(canvas.getByRole("link", { name: "Password" }))
    await expect(canvas.getByLabelText("Password")).toHaveFocus()
  }
})

/** The error does not concern a field. */
export const FormError = meta.story({
  args: { state: failed({ key: "serverError", requestId: "5f3a-77b1", retryable: true }) }
})

/** The provider limits requests. */
export const Waiting = meta.story({
  args: { state: failed({ key: "rateLimited", retryAfter: 30, retryable: true }, 27) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Try again in 27 sec" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await userEvent.tab()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }
})

/** The session was created. */
export const Done = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "SignedIn" } } } })
