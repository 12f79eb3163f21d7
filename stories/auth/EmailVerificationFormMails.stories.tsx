import { EmailVerificationForm } from "@portico/react"
import { accounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import { expect, fn } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { lastMail, outbox } from "../../.storybook/network.ts"
import preview from "../../.storybook/preview.tsx"
import { dueAt, expectNotice, lastCode } from "./mailWorld.ts"
import { dueOf, email, codeOf } from "./verificationPlay.ts"

/** The email with the code: a new one, to another address, or with a link instead. */
const meta = preview.meta({
  title: "auth/EmailVerificationForm/Mails",
  component: EmailVerificationForm,
  args: {
    email,
    onChangeEmail: fn(),
    onOwnerApprovalRequired: fn(),
    onSignIn: fn(),
    onSignedIn: fn(),
    onVerified: fn()
  },
  parameters: { world: { scenario: "codeDue" } },
  loaders: [dueAt(accounts.unverified)],
  render: (args, { loaded }) => <EmailVerificationForm {...args} {...dueOf(loaded)} />
})

export const ResendCooldown = meta.story({
  parameters: { world: { scenario: "codeDue", clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const first = await lastCode()
    await step("the button counts down from the first email", async () => {
      const button = await canvas.findByRole("button", { name: "Resend in 30 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await advance("30 seconds")
    })
    await step("it sends an email with a new code", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Send a new code" }))
      await canvas.findByText("Sent again.")
      await expect(await outbox()).toHaveLength(2)
      await expect(await canvas.findByRole("button", { name: "Resend in 30 sec" })).toHaveFocus()
    })
    await step("the code of the first email is still accepted", async () => {
      await userEvent.type(codeOf(play), first)
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})

export const ResendFailed = meta.story({
  parameters: { world: { scenario: "newCodeFails", clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await userEvent.type(codeOf(play), "123")
    await advance("30 seconds")
    await step("it says why, and what was typed stays", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Send a new code" }))
      await expect(await canvas.findByText(/Something went wrong on our end/)).toBeVisible()
      await expect(codeOf(play)).toHaveValue("123")
    })
    await step("trying again works", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send a new code" }))
      await expect(await canvas.findByText("Sent again.")).toBeInTheDocument()
    })
  }
})

export const ChangeEmail = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Use a different email" }))
    await expect(args.onChangeEmail).toHaveBeenCalledOnce()
    await expect(args.onChangeEmail).toHaveBeenCalledWith(email)
  }
})

/** A link instead of the code. */
export const ActivationEmailSent = meta.story({
  args: { link: true },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("a link is mailed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send me a link instead" }))
      await expectNotice(canvas, /We sent a link to eve@example.com/)
      await expect((await lastMail()).kind).toBe("activation")
    })
    await step("the code is still good", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Enter a code instead" }))
      const mails = await outbox()
      await userEvent.type(codeOf(play), mails.find(({ kind }) => kind === "emailVerification")?.code ?? "")
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})
