import { SignInFormParts } from "@portico/react/auth"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import type * as React from "react"
import { createPortal } from "react-dom"
import { expect, fn, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

/** The unstyled parts of a sign-in: the page sets their order, messages and classes. They behave like `SignInForm`. */
const meta = preview.meta({
  title: "auth/SignIn parts",
  component: SignInFormParts.Root,
  args: {
    className: "my-form",
    classNames: { submit: "my-button" },
    onSignedIn: fn(),
    children: (
      <>
        <SignInFormParts.Title level={1}>Welcome back</SignInFormParts.Title>
        <SignInFormParts.Email label="Email" />
        <SignInFormParts.Password label="Secret" />
        <SignInFormParts.Submit>Continue</SignInFormParts.Submit>
        <SignInFormParts.Error />
        <SignInFormParts.Status />
      </>
    )
  }
})

/** The page composes the parts, and they sign in. */
export const Composed = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Continue" })
    await step("has only the page's classes", async () => {
      await expect(button).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("form", { name: "Welcome back" })).toHaveClass("my-form", { exact: true })
    })
    await step("focuses the invalid field", async () => {
      await userEvent.click(button)
      await expect(canvas.getByLabelText("Email")).toHaveFocus()
      await expect(canvas.getByLabelText("Email")).toBeInvalid()
    })
    await step("signs in", async () => {
      await userEvent.type(canvas.getByLabelText("Email"), accounts.ada.email)
      await userEvent.type(canvas.getByLabelText("Secret"), `${accounts.ada.password}{Enter}`)
      await canvas.findByText("You're signed in.")
      await expect(canvas.getByRole("status")).toHaveFocus()
      await expect(canvas.getByRole("status")).toHaveClass("my-form", { exact: true })
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})

/** A form in a portal, which React treats as a child of the sign-in form. */
const newsletter = (
  <form aria-label="Newsletter" onSubmit={(event) => event.preventDefault()}>
    <button type="submit">Order</button>
  </form>
)

function Portal({ children }: { readonly children: React.ReactNode }) {
  return createPortal(children, document.body)
}

/** A form of the page inside this one, in a portal. Submitting it does not submit this one. */
export const NestedForm = meta.story({
  args: {
    children: (
      <>
        <SignInFormParts.Title level={1}>Welcome back</SignInFormParts.Title>
        <SignInFormParts.Error />
        <SignInFormParts.Email />
        <Portal>{newsletter}</Portal>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(document.body).getByRole("button", { name: "Order" }))
    await expect(canvas.queryByRole("alert")).toBeNull()
    await expect(canvas.getByLabelText("Email address")).not.toHaveAttribute("aria-invalid")
  }
})
