import { AccountSecurity, useUser } from "@portico/react"
import { Members } from "@portico/client/auth/Members"
import { layerMock } from "@portico/testing/Mock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { mary } from "../../packages/testing/src/internal/scenarios/ProfileScenarios.ts"
import { expect, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { environment } from "../../.storybook/environment.ts"
import preview from "../../.storybook/preview.tsx"
import { fill, press, reverify, type User, worldOf } from "./securityPlay.ts"

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

/** Expects the setup of an authenticator app, and leaves it. */
const expectApp = async (user: User) => {
  await expect(await user.canvas.findByText("Setup key")).toBeVisible()
  await press(user, "Cancel")
}

/** A deletion requires a fresh proof, although the member has just authenticated again for another change. */
export const FreshProof = meta.story({
  parameters: worldOf(),
  play: async (user) => {
    const { canvas, step } = user
    await press(user, "Add authenticator app")
    await reverify(user)
    await expectApp(user)
    await step("factors share the proof", async () => {
      await press(user, "Add authenticator app")
      await expectApp(user)
    })
    await step("the deletion does not use it", async () => {
      await press(user, "Delete account")
      const dialog = within(await canvas.findByRole("dialog"))
      await fill(user, dialog.getByLabelText("Type DELETE to confirm"), "DELETE")
      await user.userEvent.click(dialog.getByRole("button", { name: "Delete my account" }))
      await reverify(user)
      await waitFor(() => expect(canvas.queryByText("This device")).not.toBeInTheDocument())
    })
  }
})

/** The proof has expired, so the member authenticates again. */
export const ExpiredProof = meta.story({
  parameters: { world: { ...worldOf().world, clock: "moved" } },
  play: async (user) => {
    await press(user, "Add authenticator app")
    await reverify(user)
    await expectApp(user)
    await advance("10 minutes")
    await press(user, "Add authenticator app")
    await reverify(user)
    await expectApp(user)
  }
})

const signInAgain = (): Promise<string> =>
  Members.use((members) => members.login({ email: mary.email, password: Redacted.make(mary.password) })).pipe(
    Effect.map((state) =>
      state._tag === "SUCCESS" && state.sessionToken !== undefined ? Redacted.value(state.sessionToken) : ""
    ),
    Effect.provide(layerMock({ ...environment().clientOptions, scenario: "profile" })),
    Effect.runPromise
  )

/** A member without a password. The application signs them in again. */
export const WithoutPassword = meta.story({
  parameters: worldOf(),
  args: { reverify: signInAgain },
  play: async (user) => {
    await press(user, "Add authenticator app")
    const dialog = within(await user.canvas.findByRole("dialog", { name: "Confirm it's you" }))
    await expect(dialog.queryByLabelText("Current password")).not.toBeInTheDocument()
    await user.userEvent.click(dialog.getByRole("button", { name: "Confirm" }))
    await expectApp(user)
  }
})

/** The application could not sign the member in again. The dialog stays open. */
export const SignOnFailed = meta.story({
  parameters: worldOf(),
  args: { reverify: () => Promise.reject(new Error("The popup was closed.")) },
  play: async (user) => {
    await press(user, "Add authenticator app")
    const dialog = within(await user.canvas.findByRole("dialog", { name: "Confirm it's you" }))
    await user.userEvent.click(dialog.getByRole("button", { name: "Confirm" }))
    await expect(await dialog.findByRole("alert")).toBeVisible()
    await press(user, "Cancel")
    await expect(user.canvas.queryByRole("dialog")).not.toBeInTheDocument()
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
