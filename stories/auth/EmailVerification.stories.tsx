import { EmailVerificationFormParts, type EmailVerificationFormProps } from "@portico/react/auth"
import { accounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import { expect, fn } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { loadVerification, expectNotice, lastCode } from "./emailWorld.ts"

type DesignedProps = Pick<EmailVerificationFormProps, "email" | "onSignedIn" | "stateToken">

function Designed({ email, onSignedIn, stateToken }: DesignedProps) {
  return (
    <EmailVerificationFormParts.Root
      className="my-form"
      classNames={{ submit: "my-button" }}
      email={email}
      onSignedIn={onSignedIn}
      stateToken={stateToken}
    >
      <EmailVerificationFormParts.Title level={1}>One more step</EmailVerificationFormParts.Title>
      <EmailVerificationFormParts.Explanation />
      <EmailVerificationFormParts.Code label="The code" />
      <EmailVerificationFormParts.Submit>Verify</EmailVerificationFormParts.Submit>
      <EmailVerificationFormParts.Error />
      <EmailVerificationFormParts.Status />
      <EmailVerificationFormParts.Resend />
    </EmailVerificationFormParts.Root>
  )
}

/** The unstyled parts of the verification. They behave like `EmailVerificationForm`. */
const meta = preview.meta({
  title: "auth/EmailVerification parts",
  component: Designed,
  args: { email: accounts.unverified.email, onSignedIn: fn() },
  parameters: { world: { scenario: "codeDue" } },
  loaders: [loadVerification(accounts.unverified)],
  render: (args, { loaded }) => (
    <Designed {...args} {...(loaded["verification"] as Pick<EmailVerificationFormProps, "email" | "stateToken">)} />
  )
})

/** The page composes the parts, and they verify the address. */
export const Composed = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step("has only the page's classes", async () => {
      await expect(canvas.getByRole("button", { name: "Verify" })).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("form", { name: "One more step" })).toHaveClass("my-form", { exact: true })
    })
    await step("verifies the address", async () => {
      await userEvent.type(canvas.getByLabelText("The code"), await lastCode())
      await expectNotice(canvas, /Email confirmed. You're signed in/)
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})
