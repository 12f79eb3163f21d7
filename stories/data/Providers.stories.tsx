import { ClientProvider, ElementsProvider, SignInForm } from "@portico/react"
import type { ButtonElementProps } from "@portico/react/form"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { shop } from "../guides/examples/shop.ts"

/** The providers around the components of a page. */
const meta = preview.meta({ title: "data/Providers", component: SignInForm })

/** A sign-in form below a provider, with one message of the page. */
export const OwnMessages = meta.story({
  render: () => (
    <ClientProvider layer={shop} messages={{ signIn: { submit: "Log in" } }}>
      <SignInForm />
    </ClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Sign in" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Log in" })).toBeVisible()
  }
})

function RoundButton(props: ButtonElementProps) {
  return <button {...props} style={{ borderRadius: "2rem" }} />
}

/** A sign-in form with the buttons of the page. */
export const OwnButtons = meta.story({
  render: () => (
    <ElementsProvider button={RoundButton}>
      <SignInForm />
    </ElementsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Sign in" })
    await expect(button).toHaveStyle({ borderRadius: "32px" })
    await userEvent.click(button)
    await expect(canvas.getByRole("textbox", { name: "Email address" })).toBeInvalid()
  }
})
