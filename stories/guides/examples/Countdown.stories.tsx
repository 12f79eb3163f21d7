import { ClientProvider, ForgotPasswordForm, SignInForm } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import * as MockWorker from "@portico/testing/MockWorker"
import * as MovableClock from "@portico/testing/MovableClock"
import type { Meta, StoryObj } from "@storybook/react-vite"
import * as Effect from "effect/Effect"
import { expect } from "storybook/test"

/** All that such stories need is here and in `mockServiceWorker.js`, which `npx msw init` puts among the public files. */
const meta: Meta = { title: "guides/Stories of your own" }
export default meta

const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`

// A world and a time of this story's own.
const clock = MovableClock.make()
const limited = Mock.layerMock({ clock, scenario: "rateLimited", world: "the countdown" })
const mailing = Mock.layerMock({ world: "the mail" })

/** Too many calls: the button counts down, and then works again. */
export const RateLimited: StoryObj = {
  loaders: [
    async () => {
      const { worlds } = await MockWorker.start({ url })
      worlds.keepTime(clock.provider, "the countdown")
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
export const MailSent: StoryObj = {
  render: () => (
    <ClientProvider layer={mailing}>
      <ForgotPasswordForm />
    </ClientProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const { worlds } = await MockWorker.start({ url })
    await worlds.reset("the mail")
    await userEvent.type(canvas.getByLabelText("Email address"), "ada@example.com{Enter}")
    await canvas.findByText(/ada@example.com/)
    const mails = await worlds.outbox("the mail")
    await expect(mails.map(({ kind }) => kind)).toEqual(["recovery"])
  }
}
