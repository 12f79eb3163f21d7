import { ForgotPasswordFormParts } from "@portico/react/auth"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { expectNotice } from "./mailWorld.ts"

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
        <ForgotPasswordFormParts.Explanation>We mail you a way in.</ForgotPasswordFormParts.Explanation>
        <ForgotPasswordFormParts.Email label="Mail" />
        <ForgotPasswordFormParts.Submit>Mail it</ForgotPasswordFormParts.Submit>
        <ForgotPasswordFormParts.Error />
        <ForgotPasswordFormParts.Status />
      </>
    )
  }
})

/** The page composes the parts, and they request the email. */
export const Composed = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step("they have the page's classes only", async () => {
      await expect(canvas.getByRole("button", { name: "Mail it" })).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("form", { name: "Locked out?" })).toHaveClass("my-form", { exact: true })
    })
    await step("they request the email", async () => {
      await userEvent.type(canvas.getByLabelText("Mail"), `${accounts.ada.email}{Enter}`)
      await expectNotice(canvas, /If there's an account for ada@example.com/)
    })
  }
})
