import { sessionPath } from "@portico/contract/Paths"
import { expect, it } from "vitest"
import { button, heading, password } from "./member.ts"
import { openWorlds } from "./World.ts"
import { colorRules, violations } from "../accessibility.ts"
import { picture } from "../Picture.ts"

const { visit, worlds } = openWorlds({
  open: { members: [{ email: "ada@example.com", password, profile: { nickname: "Ada" } }] }
})

it("an error of the hosted page offers to try again, and links back to the shop", async () => {
  const { fail, home, shop } = worlds.open
  const page = await visit(`${shop}/sign-in?returnTo=/account`)
  await button(page, "Continue on our sign-in page").click()
  await page.waitForURL(`${home}${sessionPath}**`)
  await heading(page, "Sign in")

  fail({ match: { path: sessionPath }, status: 500, times: 1 })
  await page.getByLabel("Email").fill("ada@example.com")
  await page.getByLabel("Password").fill(password)
  await button(page, "Sign in").click()
  await heading(page, "Something went wrong")
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: "dark" })
  expect(await violations(page, colorRules)).toEqual([])
  await picture(page, "hosted/dark-error")
  await page.emulateMedia({ colorScheme: "light" })
  await page.getByRole("link", { name: `Back to ${new URL(shop).host}` }).waitFor()
  await page.getByRole("link", { name: "Try again" }).click()

  await heading(page, "Sign in")
  await page.getByLabel("Email").fill("ada@example.com")
  await page.getByLabel("Password").fill(password)
  await button(page, "Sign in").click()
  await heading(page, "Your account")
  expect(page.url()).toBe(`${shop}/account`)

  // The browser still knows the shop after the sign-in has ended.
  await page.goto(`${home}${sessionPath}none`)
  await heading(page, "This page has expired")
  await page.getByRole("link", { name: `Back to ${new URL(shop).host}` }).click()
  await page.waitForURL(`${shop}/`)
})
