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
        <SignUpFormParts.Email label="Mail" />
        <SignUpFormParts.Password label="Secret" />
        <SignUpFormParts.Submit>Continue</SignUpFormParts.Submit>
        <SignUpFormParts.Error />
        <SignUpFormParts.Status />
      </>
    )
  }
})

/** Composed by the page, they make a member all the same. */
export const Composed = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Continue" })
    await step("they have the page's classes only", async () => {
      await expect(button).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("form", { name: "Nice to meet you" })).toHaveClass("my-form", { exact: true })
    })
    await step("they show the problem", async () => {
      await userEvent.click(button)
      await expect(canvas.getByLabelText("Mail")).toHaveFocus()
      await expect(canvas.getByLabelText("Mail")).toBeInvalid()
    })
    await step("they sign up", async () => {
      await userEvent.type(canvas.getByLabelText("Mail"), "grace@example.com")
      await userEvent.type(canvas.getByLabelText("Secret"), "a long enough password{Enter}")
      await canvas.findByText("Account created. You're signed in.")
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})
