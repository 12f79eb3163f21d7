import { ForgotPasswordForm } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect, fn, waitFor } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import { outbox } from "../../.storybook/world.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"
import { expectNotice } from "./emailWorld.ts"

const { email } = accounts.ada

/**
 * Sends an email with a link to set a new password. The message is the same whether or not the address has an account,
 * and says what to do if no email arrives.
 */
const meta = preview.meta({
  component: ForgotPasswordForm,
  args: { onSent: fn(), redirectUrl: `${location.origin}/new-password` }
})

type Play = PlayOf<typeof ForgotPasswordForm>

const request = async (play: Play, address: string = email) => {
  await paste(play, play.canvas.getByLabelText("Email address"), address)
  await play.userEvent.click(play.canvas.getByRole("button", { name: "Send link" }))
}

/** Checks that an alert with the reason has the focus, and that the entered address stays. */
const expectRefusal = async ({ args, canvas }: Play, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expect(canvas.getByLabelText("Email address")).toHaveValue(email)
  await expect(args.onSent).not.toHaveBeenCalled()
}

export const Idle = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByLabelText("Email address")
    await step("marks the field for password managers", async () => {
      await expect(field).toHaveAttribute("autocomplete", "username")
      await expect(field).toHaveAttribute("type", "email")
    })
    await step("does not submit an empty form, and focuses the field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send link" }))
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription("Enter your email address.")
    })
  }
})

export const Submitting = meta.story({
  parameters: { world: { scenario: "recoveryPending" } },
  play: async (play) => {
    const { canvas } = play
    await request(play)
    const button = await canvas.findByRole("button", { name: "Sending link…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(button).toHaveFocus()
    await expect(canvas.getByLabelText("Email address")).toHaveValue(email)
  }
})

export const SlowNetwork = meta.story({
  parameters: { world: { scenario: "recoveryPending", clock: "moved" } },
  play: async (play) => {
    await request(play)
    await play.canvas.findByRole("button", { name: "Sending link…" })
    await advance("6 seconds")
    await expect(await play.canvas.findByText(/is taking longer than usual/)).toBeInTheDocument()
  }
})

/**
 * The email was sent. Its link opens the site's page, with a token in the fragment, which browsers do not send to
 * servers.
 */
export const Sent = meta.story({
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await step("sends an email to a known address", async () => {
      await request(play)
      await expectNotice(canvas, /If there's an account for ada@example.com/)
      await expect(args.onSent).toHaveBeenCalledWith({ email })
      await expect(canvas.getByRole("form", { name: "Check your email" })).toBeVisible()
      const [sent] = await outbox()
      await expect(sent?.kind).toBe("recovery")
      await expect(sent?.link).toMatch(/\/new-password#recoveryToken=.+/)
    })
    await step("offers to change the address, filled in with the previous one", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Use a different email" }))
      const field = canvas.getByLabelText("Email address")
      await expect(field).toHaveFocus()
      await expect(field).toHaveValue(email)
      await userEvent.clear(field)
    })
    await step("shows the same message for an unknown address, without sending an email", async () => {
      await request(play, "nobody@example.com")
      await expectNotice(canvas, /If there's an account for nobody@example.com/)
      await expect(await outbox()).toHaveLength(1)
    })
  }
})

/**
 * The provider reports an unknown address. The page does not show this, because anyone could use it to find accounts.
 */
export const EnumerationSafe = meta.story({
  parameters: { world: { scenario: "recoveryRevealsUnknownEmail" } },
  play: async (play) => {
    await request(play, "nobody@example.com")
    await expectNotice(play.canvas, /If there's an account for nobody@example.com/)
  }
})

/** The email can be sent again after 30 seconds. */
export const ResendCooldown = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await request(play)
    await step("counts down and ignores a press during the countdown", async () => {
      const button = await canvas.findByRole("button", { name: "Resend in 30 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await userEvent.click(button)
      await advance("12 seconds")
      await expect(await canvas.findByRole("button", { name: "Resend in 18 sec" })).toHaveFocus()
    })
    await step("sends the email again after the countdown", async () => {
      await advance("18 seconds")
      await userEvent.click(await canvas.findByRole("button", { name: "Resend" }))
      await expect(await canvas.findByText("Sent again.")).toBeInTheDocument()
      await expect(await outbox()).toHaveLength(2)
      await expect(canvas.getByRole("button", { name: "Resend in 30 sec" })).toHaveFocus()
    })
  }
})

/** Sending the email again exceeds the provider's limit, and the button shows the provider's wait. */
export const ResendFailed = meta.story({
  parameters: { world: { scenario: "oneMail", clock: "moved" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await request(play)
    await canvas.findByRole("button", { name: "Resend in 30 sec" })
    await advance("30 seconds")
    await userEvent.click(await canvas.findByRole("button", { name: "Resend" }))
    await expect(await canvas.findByText(/Too many attempts/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: /Resend in \d+ sec/ })).toHaveAttribute("aria-disabled", "true")
  }
})

export const InvalidEmail = meta.story({
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const field = canvas.getByLabelText("Email address")
    await step("does not submit an invalid address", async () => {
      await request(play, "ada")
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription("Enter an email address like name@example.com.")
    })
    await step("shows the same message if the provider rejects the address", async () => {
      await userEvent.clear(field)
      await request(play, "ada@exa_mple")
      await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"))
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription("Enter an email address like name@example.com.")
      await expect(field).toHaveValue("ada@exa_mple")
    })
  }
})

/**
 * The page of the link is not on the provider's allowlist: an error of the site, which the message does not blame on
 * the user.
 */
export const RedirectNotAllowed = meta.story({
  args: { redirectUrl: "https://elsewhere.example/new-password" },
  tags: ["spec:message/INVALID_ARGUMENT"],
  play: async (play) => {
    await request(play)
    await expectRefusal(play, "the page isn't set up correctly")
    await expect(await outbox()).toHaveLength(0)
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "recoveryFails" } },
  play: async (play) => {
    await request(play)
    await expectRefusal(play, /Something went wrong on our end.*Reference: .+/)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "recoveryRateLimited", clock: "moved" } },
  play: async (play) => {
    const { canvas } = play
    await request(play)
    await expectRefusal(play, "Too many attempts. Wait a moment, then try again.")
    await expect(canvas.getByRole("button", { name: "Try again in 30 sec" })).toHaveAttribute("aria-disabled", "true")
    await advance("30 seconds")
    await expect(await canvas.findByRole("button", { name: "Send link" })).not.toHaveAttribute("aria-disabled")
  }
})

export const Offline = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("preserves the address without a connection", async () => {
      connect("offline")
      await request(play)
      await advanceUntil(() => canvas.getByRole("alert"))
      await expectRefusal(play, "You're offline. Nothing is lost")
    })
    await step("submits the same address after the connection returns", async () => {
      connect("fast")
      await userEvent.click(canvas.getByRole("button", { name: "Send link" }))
      await expectNotice(canvas, /If there's an account for ada@example.com/)
    })
  }
})
