import { ForgotPasswordFormParts } from "@portico/react/auth"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { expectNotice } from "./emailWorld.ts"

/** The unstyled parts of the password recovery. They behave like `ForgotPasswordForm`. */
const meta = preview.meta({
  title: "auth/ForgotPassword parts",
  component: ForgotPasswordFormParts.Root,
  args: {
    className: "my-form",
    classNames: { submit: "my-button" },
    children: (
      <>
        <ForgotPasswordFormParts.Title level={1}>Locked out?</ForgotPasswordFormParts.Title>
        <ForgotPasswordFormParts.Explanation>We email you a link.</ForgotPasswordFormParts.Explanation>
        <ForgotPasswordFormParts.Email label="Email" />
        <ForgotPasswordFormParts.Submit>Send it</ForgotPasswordFormParts.Submit>
        <ForgotPasswordFormParts.Error />
        <ForgotPasswordFormParts.Status />
      </>
    )
  }
})

/** The page composes the parts, and they request the email. */
export const Composed = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step("has only the page's classes", async () => {
      await expect(canvas.getByRole("button", { name: "Send it" })).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("form", { name: "Locked out?" })).toHaveClass("my-form", { exact: true })
    })
    await step("requests the email", async () => {
      await userEvent.type(canvas.getByLabelText("Email"), `${accounts.ada.email}{Enter}`)
      await expectNotice(canvas, /If there's an account for ada@example.com/)
    })
  }
})
