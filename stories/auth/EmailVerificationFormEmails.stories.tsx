import { EmailVerificationForm } from "@portico/react"
import { accounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import { expect, fn } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { lastEmail, outbox } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { loadVerification, expectNotice, lastCode } from "./emailWorld.ts"
import { verificationOf, email, codeField } from "./verificationPlay.ts"

/** The email with the code: a new one, to another address, or with a link instead. */
const meta = preview.meta({
  title: "auth/EmailVerificationForm/Emails",
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
  loaders: [loadVerification(accounts.unverified)],
  render: (args, { loaded }) => <EmailVerificationForm {...args} {...verificationOf(loaded)} />
})

/** A new code can be requested after 30 seconds. */
export const ResendCooldown = meta.story({
  parameters: { world: { scenario: "codeDue", clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const first = await lastCode()
    await step("counts down from the first email", async () => {
      const button = await canvas.findByRole("button", { name: "Resend in 30 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await advance("30 seconds")
    })
    await step("sends an email with a new code", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Send a new code" }))
      await canvas.findByText("Sent again.")
      await expect(await outbox()).toHaveLength(2)
      await expect(await canvas.findByRole("button", { name: "Resend in 30 sec" })).toHaveFocus()
    })
    await step("accepts the code of the first email", async () => {
      await userEvent.type(codeField(play), first)
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})

/** A new code could not be sent, and the user retries. */
export const ResendFailed = meta.story({
  parameters: { world: { scenario: "newCodeFails", clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await userEvent.type(codeField(play), "123")
    await advance("30 seconds")
    await step("shows the reason and preserves the entered code", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Send a new code" }))
      await expect(await canvas.findByText(/Something went wrong on our end/)).toBeVisible()
      await expect(codeField(play)).toHaveValue("123")
    })
    await step("sends a new code on a retry", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send a new code" }))
      await expect(await canvas.findByText("Sent again.")).toBeInTheDocument()
    })
  }
})

/** The user wants to use another address. */
export const ChangeEmail = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Use a different email" }))
    await expect(args.onChangeEmail).toHaveBeenCalledOnce()
    await expect(args.onChangeEmail).toHaveBeenCalledWith(email)
  }
})

/** The user requests a link instead of the code. */
export const ActivationEmailSent = meta.story({
  args: { link: true },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("emails a link", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send me a link instead" }))
      await expectNotice(canvas, /We sent a link to eve@example.com/)
      await expect((await lastEmail()).kind).toBe("activation")
    })
    await step("still accepts the code", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Enter a code instead" }))
      const emails = await outbox()
      await userEvent.type(codeField(play), emails.find(({ kind }) => kind === "emailVerification")?.code ?? "")
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})
