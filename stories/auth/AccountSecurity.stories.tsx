import { AccountSecurity, useUser } from "@portico/react"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { worldOf } from "./securityPlay.ts"

/** All panels of the account extension. Their code is loaded on demand. */
const meta = preview.meta({ component: AccountSecurity })

/** The panels of a member. */
export const Panels = meta.story({
  parameters: worldOf(),
  play: async ({ canvas }) => {
    for (const name of ["Two-step verification", "Email address", "Where you're signed in", "Delete account"]) {
      await expect(await canvas.findByRole("heading", { name, level: 2 })).toBeVisible()
    }
    await expect(await canvas.findByText("This device")).toBeVisible()
  }
})

/** The provider does not have the account extension. */
export const NotSupported = meta.story({
  parameters: worldOf("accountUnsupported"),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/You can't change this here/)).toHaveLength(4))
  }
})

function Greeting() {
  const state = useUser()
  return <p>{state._tag === "User" ? `${state.user.name}, ${state.user.email}` : state._tag}</p>
}

/** `useUser` returns the id, email address and name of the member. */
export const SignedInUser = meta.story({
  parameters: worldOf(),
  render: () => <Greeting />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Mary Shelley, mary@example.com")).toBeVisible()
  }
})

/** `useUser` without a member. */
export const Visitor = meta.story({
  parameters: { world: { scenario: "profile" } },
  render: () => <Greeting />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Visitor")).toBeVisible()
  }
})

/** `useUser` with a provider that does not have the account extension. */
export const UserNotSupported = meta.story({
  parameters: worldOf("accountUnsupported"),
  render: () => <Greeting />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed")).toBeVisible()
  }
})
