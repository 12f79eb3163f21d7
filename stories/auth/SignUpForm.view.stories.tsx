import type { Problem } from "@portico/react"
import { type EntryState, SignUpFormView } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a sign-up, rendered without a client. `SignUpForm` shows the same states. */
const meta = preview.meta({
  title: "auth/SignUpForm/States",
  component: SignUpFormView,
  args: { onSubmit: fn(), state: typed<EntryState>({ _tag: "Idle" }) }
})

const failed = (problem: Problem): EntryState => ({ _tag: "Failed", attempt: 1, problem, wait: 0 })

/** The initial state, with empty fields. Password managers suggest a new password. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Choose a password")).toHaveAttribute("autocomplete", "new-password")
  }
})

/** The strength of the password that the user entered. */
export const Strength = meta.story({
  args: { strength: () => ({ level: 3, advice: "Add another word." }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Choose a password"), "correct horse")
    await expect(await canvas.findByText(/Password strength: Good/)).toBeVisible()
  }
})

/** Waiting for the response. */
export const Submitting = meta.story({ args: { state: { _tag: "Submitting", attempt: 1, step: "sending" } } })

/** An account with the address already exists. */
export const EmailAlreadyExists = meta.story({
  args: { state: failed({ key: "emailAlreadyExists", fields: { email: "emailAlreadyExists" }, retryable: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Email address")).toBeInvalid()
    const heading = canvas.getByRole("heading", { name: "Create an account" })
    const gap = Number.parseFloat(getComputedStyle(heading.parentElement!).rowGap)
    const label = canvas.getByText("Email address").getBoundingClientRect()
    await expect(label.top - heading.getBoundingClientRect().bottom).toBeLessThan(gap + 8)
  }
})

/** The provider returns its own message for a field. */
export const ProviderMessage = meta.story({
  args: {
    state: failed({
      key: "fieldViolations",
      fields: { password: { text: "must have at least 8 characters" } },
      retryable: true
    })
  }
})

/** The account is waiting for approval. */
export const OwnerApprovalRequired = meta.story({
  args: { state: { _tag: "Done", outcome: { _tag: "OwnerApprovalRequired" } } }
})
