import { ResetPasswordFormParts, type ResetPasswordFormProps } from "@portico/react/auth"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import type * as Redacted from "effect/Redacted"
import { expect, fn } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { expectNotice, loadRecoveryToken } from "./emailWorld.ts"

function Designed({ onSignedIn, recoveryToken }: Pick<ResetPasswordFormProps, "onSignedIn" | "recoveryToken">) {
  return (
    <ResetPasswordFormParts.Root
      className="my-form"
      classNames={{ submit: "my-button" }}
      onSignedIn={onSignedIn}
      recoveryToken={recoveryToken}
    >
      <ResetPasswordFormParts.Title level={1}>A new password</ResetPasswordFormParts.Title>
      <ResetPasswordFormParts.Password label="Secret" />
      <ResetPasswordFormParts.Submit>Save it</ResetPasswordFormParts.Submit>
      <ResetPasswordFormParts.Error />
      <ResetPasswordFormParts.Status />
    </ResetPasswordFormParts.Root>
  )
}

/** The unstyled parts of the password reset. They behave like `ResetPasswordForm`. */
const meta = preview.meta({
  title: "auth/ResetPassword parts",
  component: Designed,
  args: { onSignedIn: fn() },
  loaders: [loadRecoveryToken(accounts.ada)],
  render: (args, { loaded }) => <Designed {...args} recoveryToken={loaded["recoveryToken"] as Redacted.Redacted} />
})

/** The page composes the parts, and they set the password. */
export const Composed = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step("has only the page's classes", async () => {
      await expect(canvas.getByRole("button", { name: "Save it" })).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("form", { name: "A new password" })).toHaveClass("my-form", { exact: true })
    })
    await step("sets the password", async () => {
      await userEvent.type(canvas.getByLabelText("Secret"), "difference-engine{Enter}")
      await expectNotice(canvas, /Password saved/)
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})

/** The provider has rejected the token. It is not sent again, and the message stays. */
export const RejectedTokenSentOnce = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async ({ canvas, userEvent }) => {
    await advance("61 minutes")
    await userEvent.type(canvas.getByLabelText("Secret"), "difference-engine{Enter}")
    const alert = await canvas.findByRole("alert")
    await userEvent.click(canvas.getByRole("button", { name: "Save it" }))
    await expect(alert).toBeVisible()
    await expect(canvas.getByLabelText("Secret")).toHaveValue("difference-engine")
  }
})
