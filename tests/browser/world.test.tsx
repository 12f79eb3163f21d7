import { AccountMenu, ForgotPasswordForm, SignInForm } from "@portico/react"
import * as Faults from "@portico/testing/Faults"
import { createWorld } from "@portico/testing/react"
import { expect, it } from "vitest"
import { render } from "vitest-browser-react"

it("shows the menu of the member", async () => {
  const { Wrapper } = await createWorld({ member: "ada" })
  const page = await render(<AccountMenu />, { wrapper: Wrapper })

  await expect.element(page.getByRole("button", { name: /^Account menu/ })).toBeVisible()
})

it("counts down until the provider accepts requests again", async () => {
  const { clock, faults, Wrapper } = await createWorld({ clock: "moved" })
  const page = await render(<SignInForm defaultEmail="ada@example.com" />, { wrapper: Wrapper })
  faults.set(Faults.rateLimited({ row: "auth.login" }, 30))

  await page.getByLabelText("Password").fill("analytical-engine")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect.element(page.getByRole("button", { name: "Try again in 30 sec" })).toBeVisible()
  await clock.advance("30 seconds")

  await expect.element(page.getByRole("button", { name: "Sign in" })).toBeVisible()
})

it("sends an email", async () => {
  const { outbox, Wrapper } = await createWorld()
  const page = await render(<ForgotPasswordForm />, { wrapper: Wrapper })

  await page.getByLabelText("Email address").fill("ada@example.com")
  await page.getByRole("button").click()
  await expect.element(page.getByText(/ada@example.com/)).toBeVisible()

  expect((await outbox()).map(({ kind }) => kind)).toEqual(["recovery"])
})
