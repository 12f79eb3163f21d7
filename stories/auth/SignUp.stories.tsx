import { SignUpFormParts } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

/** The unstyled parts of a sign-up: the page sets their order, messages and classes. They behave like `SignUpForm`. */
const meta = preview.meta({
  title: "auth/SignUp parts",
  component: SignUpFormParts.Root,
  args: {
    className: "my-form",
    classNames: { submit: "my-button" },
    onSignedIn: fn(),
    children: (
      <>
        <SignUpFormParts.Title level={1}>Nice to meet you</SignUpFormParts.Title>
        <SignUpFormParts.Email label="Email" />
        <SignUpFormParts.Password label="Secret" />
        <SignUpFormParts.Submit>Continue</SignUpFormParts.Submit>
        <SignUpFormParts.Error />
        <SignUpFormParts.Status />
      </>
    )
  }
})

/** The page composes the parts, and they register a member. */
export const Composed = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Continue" })
    await step("has only the page's classes", async () => {
      await expect(button).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("form", { name: "Nice to meet you" })).toHaveClass("my-form", { exact: true })
    })
    await step("focuses the invalid field", async () => {
      await userEvent.click(button)
      await expect(canvas.getByLabelText("Email")).toHaveFocus()
      await expect(canvas.getByLabelText("Email")).toBeInvalid()
    })
    await step("signs up", async () => {
      await userEvent.type(canvas.getByLabelText("Email"), "grace@example.com")
      await userEvent.type(canvas.getByLabelText("Secret"), "a long enough password{Enter}")
      await canvas.findByText("Account created. You're signed in.")
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})
