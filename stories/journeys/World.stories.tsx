import { Members } from "@portico/client/auth/Members"
import { AccountMenu, SignInForm } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect } from "storybook/test"
import { advance, inTime, now } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/link.ts"
import { outbox } from "../../.storybook/network.ts"
import preview from "../../.storybook/preview.tsx"
import { otherTab } from "../../.storybook/tab.ts"
import { paste } from "../paste.ts"

/** The parts of a story's world that a play function can change: the time, the network, and other tabs. */
const meta = preview.meta({
  title: "journeys/World",
  render: () => <SignInForm />
})

/** Time stands still until the play function moves it. */
export const TimePasses = meta.story({
  parameters: { world: { scenario: "rateLimited", clock: "moved" } },
  play: async ({ canvas, step, userEvent }) => {
    await step("too many attempts cause a waiting time", async () => {
      await paste({ userEvent }, canvas.getByLabelText("Email address"), accounts.ada.email)
      await paste({ userEvent }, canvas.getByLabelText("Password"), accounts.ada.password)
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByRole("button", { name: "Try again in 30 sec" })).toBeVisible()
    })
    await step("for as long as it was said", async () => {
      const before = now()
      await advance("29 seconds")
      await expect(await canvas.findByRole("button", { name: "Try again in 1 sec" })).toBeVisible()
      await advance("1 second")
      await expect(await canvas.findByRole("button", { name: "Sign in" })).toBeVisible()
      await expect(now() - before).toBe(30_000)
    })
  }
})

/** A cut connection comes back. */
export const ConnectionLost = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async ({ canvas, userEvent }) => {
    connect("offline")
    await expect(navigator.onLine).toBe(false)
    await paste({ userEvent }, canvas.getByLabelText("Email address"), accounts.ada.email)
    await paste({ userEvent }, canvas.getByLabelText("Password"), accounts.ada.password)
    await userEvent.keyboard("{Enter}")
    await expect(await inTime(() => canvas.getByRole("alert"))).toHaveTextContent("You're offline")
    connect("fast")
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(await canvas.findByText("You're signed in.")).toBeVisible()
  }
})

/** Events in another tab reach this one. */
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
