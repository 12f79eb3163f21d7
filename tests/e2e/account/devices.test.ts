import type { Page } from "playwright"
import { expect, it } from "vitest"
import { button, heading, password, signIn } from "./member.ts"
import { openWorlds } from "./World.ts"

const ada = { email: "ada@example.com", password } as const

const { visit, worlds } = openWorlds({ open: { members: [ada] } })

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

const safari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15"

/** Signs Ada in in a new browser, on her account page. */
const signedIn = async (userAgent?: string) => {
  const address = `${worlds.open.shop}/sign-in?returnTo=/account`
  const page = await visit(address, userAgent === undefined ? {} : { userAgent })
  await signIn(page, ada.email)
  await heading(page, "Your account")
  return page
}

const sessionsOn = (page: Page) => page.getByRole("main").getByRole("region", { name: "Where you're signed in" })

it("the member signs out one of the other devices, and then all others", async () => {
  const second = await signedIn(firefox)
  const third = await signedIn(safari)
  const page = await signedIn()
  const sessions = sessionsOn(page)
  await sessions.getByText("Firefox on Linux").waitFor()
  expect(await sessions.getByRole("listitem").count()).toBe(3)

  await sessions.getByRole("button", { name: /^Sign out Firefox on Linux/ }).click()
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" })
  await dialog.getByLabel("Current password").fill(password)
  await dialog.getByRole("button", { name: "Confirm" }).click()
  await sessions.getByText("The device was signed out.").waitFor()
  await sessions.getByText("Firefox on Linux").waitFor({ state: "detached" })
  await second.reload()
  await heading(second, "Sign in")
  await third.reload()
  await sessionsOn(third).getByText("Safari on macOS").waitFor()

  // The proof of the first change is still valid.
  await button(page, "Sign out all other devices").click()
  await sessions.getByText("All other devices were signed out.").waitFor()
  await sessions.getByText("You're only signed in on this device.").waitFor()
  expect(await sessions.getByRole("listitem").count()).toBe(1)
  await third.reload()
  await heading(third, "Sign in")
  await page.reload()
  await heading(page, "Your account")
})
