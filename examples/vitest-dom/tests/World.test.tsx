import { AccountMenu, ForgotPasswordForm, SignInForm } from "@portico/react"
import * as Faults from "@portico/testing/Faults"
import { createWorld } from "@portico/testing/react"
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it } from "vitest"

// Testing Library does this itself if the test functions of Vitest are global.
afterEach(cleanup)

it("shows the menu of the member", async () => {
  const { Wrapper } = await createWorld({ member: "ada" })
  render(<AccountMenu />, { wrapper: Wrapper })

  expect(await screen.findByRole("button", { name: /^Account menu/ })).toBeTruthy()
})

it("counts down until the provider accepts requests again", async () => {
  const { clock, faults, Wrapper } = await createWorld({ clock: "moved" })
  render(<SignInForm defaultEmail="ada@example.com" />, { wrapper: Wrapper })
  faults.set(Faults.rateLimited({ row: "auth.login" }, 30))

  await userEvent.type(screen.getByLabelText("Password"), "analytical-engine{Enter}")
  await screen.findByRole("button", { name: "Try again in 30 sec" })
  await clock.advance("30 seconds")

  expect(await screen.findByRole("button", { name: "Sign in" })).toBeTruthy()
})

it("sends an email", async () => {
  const { outbox, Wrapper } = await createWorld()
  render(<ForgotPasswordForm />, { wrapper: Wrapper })

  await userEvent.type(screen.getByLabelText("Email address"), "ada@example.com{Enter}")
  await screen.findByText(/ada@example.com/)

  expect((await outbox()).map(({ kind }) => kind)).toEqual(["recovery"])
})
