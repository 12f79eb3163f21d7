import { AccountMenu, ForgotPasswordForm } from "@portico/react"
import { loadWorld, withWorld, worldOf } from "@portico/testing/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"

/** These stories need only this file. Each time that one of them is shown, it has a new world. */
const meta: Meta = { title: "guides/Stories with a world", loaders: [loadWorld], decorators: [withWorld] }
export default meta

/** The parameter `world` has the options of `createWorld`. */
export const SignedIn: StoryObj = {
  parameters: { world: { member: "ada" } },
  render: () => <AccountMenu />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Account menu/ })).toBeVisible()
  }
}

/** The play function controls the world of its story. */
export const PasswordForgotten: StoryObj = {
  render: () => <ForgotPasswordForm />,
  play: async ({ canvas, loaded, userEvent }) => {
    const { outbox } = worldOf({ loaded })
    await userEvent.type(canvas.getByLabelText("Email address"), "ada@example.com{Enter}")
    await canvas.findByText(/ada@example.com/)
    await expect((await outbox()).map(({ kind }) => kind)).toEqual(["recovery"])
  }
}
