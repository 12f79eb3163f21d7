import { ResetPasswordForm } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Redacted from "effect/Redacted"
import { expect, fn, waitFor } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import { lastEmail, outbox } from "../../.storybook/world.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"
import { expectNotice, loadRecoveryToken } from "./emailWorld.ts"

const { email } = accounts.ada
const password = "difference-engine"

/**
 * Sets a new password with the token of a recovery email, and signs the member in. The link in the email opens its
 * page. It removes the token from the address. Without a token it offers to send a new email.
 */
const meta = preview.meta({
  component: ResetPasswordForm,
  args: { onPasswordChanged: fn(), onSignIn: fn(), onSignedIn: fn() },
  loaders: [loadRecoveryToken(accounts.ada)],
  render: (args, { loaded }) => (
    <ResetPasswordForm {...args} recoveryToken={loaded["recoveryToken"] as Redacted.Redacted} />
  )
})

type Play = PlayOf<typeof ResetPasswordForm>

const choose = async (play: Play, chosen: string = password) => {
  await paste(play, play.canvas.getByLabelText("New password"), chosen)
  await play.userEvent.click(play.canvas.getByRole("button", { name: "Save password" }))
}

/** Checks that an alert with the reason has the focus, and that the entered password stays. */
const expectRefusal = async ({ args, canvas }: Play, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expect(canvas.getByLabelText("New password")).toHaveValue(password)
  await expect(args.onSignedIn).not.toHaveBeenCalled()
}

export const Idle = meta.story({
  args: { email, passwordRules: "minlength: 8;" },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByLabelText("New password")
    await step("marks the account and the new password for password managers", async () => {
      await expect(canvas.getByLabelText("Account")).toHaveValue(email)
      await expect(canvas.getByLabelText("Account")).toHaveAttribute("autocomplete", "username")
      await expect(field).toHaveAttribute("autocomplete", "new-password")
      await expect(field).toHaveAttribute("passwordrules", "minlength: 8;")
    })
    await step("does not submit an empty form, and focuses the field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save password" }))
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription("Enter a password.")
    })
  }
})

/** The page was opened with the link in the email. The form removes the token from the address immediately. */
export const FromEmailLink = meta.story({
  beforeEach: ({ loaded }) => {
    const token = Redacted.value(loaded["recoveryToken"] as Redacted.Redacted)
    history.replaceState(history.state, "", `#top&recoveryToken=${encodeURIComponent(token)}`)
  },
  render: (args) => <ResetPasswordForm {...args} />,
  play: async (play) => {
    const { args, canvas, step } = play
    await step("removes the token from the address and preserves the rest", async () => {
      await expect(canvas.getByLabelText("New password")).toBeVisible()
      await expect(location.hash).toBe("#top")
    })
    await step("sets the password", async () => {
      await choose(play)
      await expectNotice(canvas, /Password saved. You're signed in/)
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})

export const MissingRecoveryToken = meta.story({
  render: (args) => <ResetPasswordForm {...args} redirectUrl={`${location.origin}/new-password`} />,
  play: async ({ canvas, step, userEvent }) => {
    await step("shows what is missing and offers an email", async () => {
      await expect(canvas.getByRole("form", { name: "Open the link in your email" })).toBeVisible()
      await expect(canvas.queryByLabelText("New password")).toBeNull()
    })
    await step("sends an email with a link to this page", async () => {
      await userEvent.type(canvas.getByLabelText("Email address"), `${email}{Enter}`)
      await canvas.findByText(/If there's an account for ada@example.com/)
      await expect((await lastEmail()).link).toMatch(/\/new-password#recoveryToken=.+/)
    })
  }
})

export const Submitting = meta.story({
  parameters: { world: { scenario: "resetPending" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
    await choose(play)
    await expect(await canvas.findByRole("button", { name: "Saving password…" })).toHaveFocus()
    await expect(canvas.getByLabelText("New password")).toHaveAttribute("type", "password")
    await expect(canvas.getByLabelText("New password")).toHaveValue(password)
  }
})

export const Success = meta.story({
  tags: ["spec:loginState/SUCCESS"],
  play: async (play) => {
    await choose(play)
    await expectNotice(play.canvas, /Password saved. You're signed in/)
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
    await expect((await lastEmail()).kind).toBe("passwordChanged")
  }
})

/** The password is set, but the browser blocks the session: the member has to sign in. */
export const SessionNotCreated = meta.story({
  parameters: { world: { scenario: "resetWithoutSession" } },
  play: async (play) => {
    await choose(play)
    await expectNotice(play.canvas, "Password saved. Sign in with your new password.")
    await expect(play.args.onPasswordChanged).toHaveBeenCalledOnce()
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Sign in" }))
    await expect(play.args.onSignIn).toHaveBeenCalledOnce()
  }
})

/** The link has expired after an hour. Links can also be used only once. */
export const TokenExpired = meta.story({
  args: { email, redirectUrl: `${location.origin}/new-password` },
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("shows that the link has expired and focuses the message", async () => {
      await advance("61 minutes")
      await choose(play)
      await expect(await canvas.findByText(/The link was already used or has expired/)).toBeVisible()
      await waitFor(() => expect(document.activeElement).toHaveTextContent("The link was already used or has expired"))
      await expect(canvas.getByRole("form", { name: "This link no longer works" })).toBeVisible()
    })
    await step("sends a new link", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveValue(email)
      await userEvent.click(canvas.getByRole("button", { name: "Send link" }))
      await canvas.findByText(/If there's an account for ada@example.com/)
      await expect(await outbox()).toHaveLength(2)
    })
  }
})

export const PasswordViolation = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const field = canvas.getByLabelText("New password")
    await step("shows the provider's rule at the field", async () => {
      await choose(play, "abc")
      await waitFor(() => expect(field).toBeInvalid())
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription("Choose a password with at least 4 characters.")
      await expect(field).toHaveValue("abc")
    })
    await step("accepts another attempt with the same token", async () => {
      await userEvent.type(field, "-difference{Enter}")
      await canvas.findByText(/Password saved. You're signed in/)
    })
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "resetFails" } },
  play: async (play) => {
    await choose(play)
    await expectRefusal(play, /Something went wrong on our end.*Reference: .+/)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "resetRateLimited", clock: "moved" } },
  play: async (play) => {
    await choose(play)
    await expectRefusal(play, "Too many attempts. Wait a moment, then try again.")
    await advance("30 seconds")
    await expect(await play.canvas.findByRole("button", { name: "Save password" })).not.toHaveAttribute("aria-disabled")
  }
})

export const Offline = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("preserves the password without a connection", async () => {
      connect("offline")
      await choose(play)
      await advanceUntil(() => canvas.getByRole("alert"))
      await expectRefusal(play, "You're offline. Nothing is lost")
    })
    await step("submits the same password after the connection returns", async () => {
      connect("fast")
      await userEvent.click(canvas.getByRole("button", { name: "Save password" }))
      await canvas.findByText(/Password saved. You're signed in/)
    })
  }
})
