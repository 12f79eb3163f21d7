import { ClientProvider, ForgotPasswordForm, SignInForm } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import * as MockWorker from "@portico/testing/MockWorker"
import * as MovableClock from "@portico/testing/MovableClock"
import type { Meta, StoryObj } from "@storybook/react-vite"
import * as Effect from "effect/Effect"
import { expect } from "storybook/test"

/** These stories need only this file and `mockServiceWorker.js`, which `npx msw init` adds to the public files. */
const meta: Meta = { title: "guides/Stories of your own" }
export default meta

const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`

// A world and a clock of this story only.
const clock = MovableClock.make()
const limited = Mock.layerMock({ clock, scenario: "rateLimited", world: "the countdown" })
const unlimited = Mock.layerMock({ world: "the outbox" })

/** The provider limits requests. The button counts down, and then works again. */
export const RateLimited: StoryObj = {
  loaders: [
    async () => {
      const { worlds } = await MockWorker.start({ url })
      worlds.setClock(clock.provider, "the countdown")
    }
  ],
  render: () => (
    <ClientProvider layer={limited}>
      <SignInForm defaultEmail="ada@example.com" />
    </ClientProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "analytical-engine{Enter}")
    await expect(await canvas.findByRole("button", { name: "Try again in 30 sec" })).toBeVisible()
    await Effect.runPromise(clock.advance("30 seconds"))
    await expect(await canvas.findByRole("button", { name: "Sign in" })).toBeVisible()
  }
}

/** The outbox of the story's provider contains the emails that it would have sent. */
export const EmailSent: StoryObj = {
  render: () => (
    <ClientProvider layer={unlimited}>
      <ForgotPasswordForm />
    </ClientProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const { worlds } = await MockWorker.start({ url })
    await worlds.reset("the outbox")
    await userEvent.type(canvas.getByLabelText("Email address"), "ada@example.com{Enter}")
    await canvas.findByText(/ada@example.com/)
    const emails = await worlds.outbox("the outbox")
    await expect(emails.map(({ kind }) => kind)).toEqual(["recovery"])
  }
}
