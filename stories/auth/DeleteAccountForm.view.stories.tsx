import { DeleteAccountFormView, type DeleteAccountState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a deletion, rendered without a client. */
const meta = preview.meta({
  title: "auth/DeleteAccountForm/States",
  component: DeleteAccountFormView,
  args: {
    actions: { cancel: fn(), confirm: fn(), open: fn() },
    state: typed<DeleteAccountState>({ change: { _tag: "Idle" }, isOpen: false })
  }
})

/** The initial state. */
export const Idle = meta.story()

/** The dialog is open. */
export const Open = meta.story({ args: { state: { change: { _tag: "Idle" }, isOpen: true } } })

/** The account is being deleted. */
export const Deleting = meta.story({
  args: { state: { change: { _tag: "Submitting", attempt: 1, step: "sending" }, isOpen: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Deleting…" })
    await expect(button.querySelector(".portico-spinner")).toBeVisible()
  }
})

/** The provider failed. */
export const ServerError = meta.story({
  args: {
    state: {
      change: { _tag: "Failed", attempt: 1, problem: { key: "serverError", retryable: true }, wait: 0 },
      isOpen: false
    }
  }
})

/** The account was deleted. */
export const Done = meta.story({ args: { state: { change: { _tag: "Done", outcome: "Deleted" }, isOpen: false } } })
