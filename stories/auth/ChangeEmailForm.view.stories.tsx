import { ChangeEmailFormView, type ChangeEmailState } from "@portico/react/auth"
import { fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of an email change, rendered without a client. */
const meta = preview.meta({
  title: "auth/ChangeEmailForm/States",
  component: ChangeEmailFormView,
  args: {
    actions: { confirm: fn(), restart: fn(), submit: fn() },
    state: typed<ChangeEmailState>({ current: "mary@example.com", step: { _tag: "Email", change: { _tag: "Idle" } } })
  }
})

/** The initial state. */
export const Idle = meta.story()

/** The code is being sent. */
export const Sending = meta.story({
  args: {
    state: {
      current: "mary@example.com",
      step: { _tag: "Email", change: { _tag: "Submitting", attempt: 1, step: "sending" } }
    }
  }
})

/** The code was sent. */
export const Code = meta.story({
  args: { state: { step: { _tag: "Code", change: { _tag: "Idle" }, email: "mary.new@example.com" } } }
})

/** The code has expired. */
export const Expired = meta.story({
  args: {
    state: {
      step: {
        _tag: "Code",
        change: { _tag: "Failed", attempt: 1, problem: { key: "codeExpired", retryable: false }, wait: 0 },
        email: "mary.new@example.com"
      }
    }
  }
})

/** The email address was changed. */
export const Done = meta.story({ args: { state: { step: { _tag: "Done", email: "mary.new@example.com" } } } })
