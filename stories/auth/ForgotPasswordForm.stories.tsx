import { ForgotPasswordForm } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect, fn } from "storybook/test"
import { advance, inTime } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/link.ts"
import { outbox } from "../../.storybook/network.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"
import { expectNotice } from "./mailWorld.ts"

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

const ask = async (play: Play, address: string = email) => {
  await paste(play, play.canvas.getByLabelText("Email address"), address)
  await play.userEvent.click(play.canvas.getByRole("button", { name: "Send link" }))
}

/** Checks that an alert with the reason takes the focus, and that the entries stay. */
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
    await step("password managers know the field", async () => {
      await expect(field).toHaveAttribute("autocomplete", "username")
      await expect(field).toHaveAttribute("type", "email")
    })
    await step("an empty form is not sent: the field takes the focus", async () => {
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
    await ask(play)
    const button = await canvas.findByRole("button", { name: "Sending link…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(button).toHaveFocus()
    await expect(canvas.getByLabelText("Email address")).toHaveValue(email)
  }
})

export const SlowNetwork = meta.story({
  parameters: { world: { scenario: "recoveryPending", clock: "moved" } },
  play: async (play) => {
    await ask(play)
    await play.canvas.findByRole("button", { name: "Sending link…" })
    await advance("6 seconds")
    await expect(await play.canvas.findByText(/is taking longer than usual/)).toBeInTheDocument()
  }
})

/** The link in the email opens the site's page, with a token in the fragment that is not sent to servers. */
export const Sent = meta.story({
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await step("a known address", async () => {
      await ask(play)
      await expectNotice(canvas, /If there's an account for ada@example.com/)
      await expect(args.onSent).toHaveBeenCalledWith({ email })
      await expect(canvas.getByRole("form", { name: "Check your email" })).toBeVisible()
      const [mail] = await outbox()
      await expect(mail?.kind).toBe("recovery")
      await expect(mail?.link).toMatch(/\/new-password#recoveryToken=.+/)
    })
    await step("another one, from the one before", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Use a different email" }))
      const field = canvas.getByLabelText("Email address")
      await expect(field).toHaveFocus()
      await expect(field).toHaveValue(email)
      await userEvent.clear(field)
    })
    await step("an unknown address shows the same message, and no email is sent", async () => {
      await ask(play, "nobody@example.com")
      await expectNotice(canvas, /If there's an account for nobody@example.com/)
      await expect(await outbox()).toHaveLength(1)
    })
  }
})

/**
 * If the provider reports an unknown address, the page does not show it, because anyone could use it to find accounts.
 */
export const EnumerationSafe = meta.story({
  parameters: { world: { scenario: "recoveryTellsUnknown" } },
  play: async (play) => {
    await ask(play, "nobody@example.com")
    await expectNotice(play.canvas, /If there's an account for nobody@example.com/)
  }
})

export const ResendCooldown = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await ask(play)
    await step("the button counts, and does nothing before its time", async () => {
      const button = await canvas.findByRole("button", { name: "Resend in 30 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await userEvent.click(button)
      await advance("12 seconds")
      await expect(await canvas.findByRole("button", { name: "Resend in 18 sec" })).toHaveFocus()
    })
    await step("then it sends again", async () => {
      await advance("18 seconds")
      await userEvent.click(await canvas.findByRole("button", { name: "Resend" }))
      await expect(await canvas.findByText("Sent again.")).toBeInTheDocument()
      await expect(await outbox()).toHaveLength(2)
      await expect(canvas.getByRole("button", { name: "Resend in 30 sec" })).toHaveFocus()
    })
  }
})

/** Sending again exceeds the provider's limit: the button shows the provider's wait. */
export const ResendFailed = meta.story({
  parameters: { world: { scenario: "oneMail", clock: "moved" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await ask(play)
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
    await step("an invalid address is not sent", async () => {
      await ask(play, "ada")
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription("Enter an email address like name@example.com.")
    })
    await step("a refusal of the provider shows the same message", async () => {
      await userEvent.clear(field)
      await ask(play, "ada@exa_mple")
      await expect(await canvas.findByRole("alert")).toHaveTextContent("Check this field:")
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription("Enter an email address like name@example.com.")
      await expect(field).toHaveValue("ada@exa_mple")
    })
  }
})

/** The page of the link is not on the client's allowlist: a mistake of the site, shown without blaming the user. */
export const RedirectNotAllowed = meta.story({
  args: { redirectUrl: "https://elsewhere.example/new-password" },
  tags: ["spec:message/INVALID_ARGUMENT"],
  play: async (play) => {
    await ask(play)
    await expectRefusal(play, "the page isn't set up correctly")
    await expect(await outbox()).toHaveLength(0)
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "recoveryFails" } },
  play: async (play) => {
    await ask(play)
    await expectRefusal(play, /Something went wrong on our end.*Reference: .+/)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "recoveryRateLimited", clock: "moved" } },
  play: async (play) => {
    const { canvas } = play
    await ask(play)
    await expectRefusal(play, "Too many attempts. Try again in 30 seconds.")
    await expect(canvas.getByRole("button", { name: "Try again in 30 sec" })).toHaveAttribute("aria-disabled", "true")
    await advance("30 seconds")
    await expect(await canvas.findByRole("button", { name: "Send link" })).not.toHaveAttribute("aria-disabled")
  }
})

export const Offline = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("entered values stay without a connection", async () => {
      connect("offline")
      await ask(play)
      await inTime(() => canvas.getByRole("alert"))
      await expectRefusal(play, "You're offline. Nothing is lost")
    })
    await step("with one, the same form is sent", async () => {
      connect("fast")
      await userEvent.click(canvas.getByRole("button", { name: "Send link" }))
      await expectNotice(canvas, /If there's an account for ada@example.com/)
    })
  }
})
