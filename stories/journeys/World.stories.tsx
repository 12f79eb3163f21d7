import { Members } from "@portico/client/auth/Members"
import { AccountMenu, SignInForm } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect } from "storybook/test"
import { advance, advanceUntil, now } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import { outbox } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { otherTab } from "../../.storybook/tabs.ts"
import { paste } from "../paste.ts"

/** The parts of a story's world that a play function can change: the time, the network and other tabs. */
const meta = preview.meta({
  title: "journeys/World",
  render: () => <SignInForm />
})

/** Time stops until the play function advances it. */
export const TimePasses = meta.story({
  parameters: { world: { scenario: "rateLimited", clock: "moved" } },
  play: async ({ canvas, step, userEvent }) => {
    await step("shows a wait after too many attempts", async () => {
      await paste({ userEvent }, canvas.getByLabelText("Email address"), accounts.ada.email)
      await paste({ userEvent }, canvas.getByLabelText("Password"), accounts.ada.password)
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByRole("button", { name: "Try again in 30 sec" })).toBeVisible()
    })
    await step("ends the wait after exactly 30 seconds", async () => {
      const before = now()
      await advance("29 seconds")
      await expect(await canvas.findByRole("button", { name: "Try again in 1 sec" })).toBeVisible()
      await advance("1 second")
      await expect(await canvas.findByRole("button", { name: "Sign in" })).toBeVisible()
      await expect(now() - before).toBe(30_000)
    })
  }
})

/** The connection is lost and returns. */
export const ConnectionLost = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async ({ canvas, userEvent }) => {
    connect("offline")
    await expect(navigator.onLine).toBe(false)
    await paste({ userEvent }, canvas.getByLabelText("Email address"), accounts.ada.email)
    await paste({ userEvent }, canvas.getByLabelText("Password"), accounts.ada.password)
    await userEvent.keyboard("{Enter}")
    await expect(await advanceUntil(() => canvas.getByRole("alert"))).toHaveTextContent("You're offline")
    connect("fast")
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(await canvas.findByText("You're signed in.")).toBeVisible()
  }
})

/** The member signs out in another tab. */
export const AnotherTab = meta.story({
  parameters: { world: { member: "ada" } },
  render: () => <AccountMenu name="Ada" onSignIn={() => {}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Account menu: Ada" })).toBeVisible()
    await otherTab(Members.use((members) => members.logout()))
    await expect(await canvas.findByRole("button", { name: "Sign in" })).toBeVisible()
    await expect(await outbox()).toHaveLength(0)
  }
})
