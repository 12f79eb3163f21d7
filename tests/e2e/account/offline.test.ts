import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { appSecret, codeAt } from "../../provider/Authenticator.ts"
import { button, email, field, heading, menu, newPassword, password, signIn, signUp, someone } from "./member.ts"
import { openWorlds } from "./World.ts"
import { violations } from "../accessibility.ts"
import { picture } from "../Picture.ts"
import { networkIdle } from "../networkIdle.ts"

const ada = { email: "ada@example.com", password, profile: { nickname: "Ada" } }
const eve = { email: "eve@example.com", password, factors: [{ type: "TOTP", secret: appSecret }] } as const

const { visit, worlds } = openWorlds({
  mailed: { registration: "emailVerification" },
  open: { members: [ada, eve] },
  owned: { registration: "ownerApproval" }
})

/** Submits a form offline: it reports that, preserves the entries, and can be submitted again online. */
const without = async (page: Page, send: () => Promise<unknown>, kept: Readonly<Record<string, string>> = {}) => {
  await page.context().setOffline(true)
  await send()
  await page.getByRole("alert").getByText("You're offline").waitFor()
  for (const [label, value] of Object.entries(kept)) {
    expect(await field(page, label).inputValue()).toBe(value)
  }
  await page.context().setOffline(false)
}

describe("without a network", () => {
  it("a sign-in, its second factor and a password change preserve the entries", async () => {
    const page = await visit(`${worlds.open.shop}/sign-in?returnTo=/account`)
    await heading(page, "Sign in")
    await networkIdle(page)
    await without(page, () => signIn(page, eve.email), { "Email address": eve.email, Password: password })
    await button(page, "Sign in").click()

    await heading(page, "Confirm it's you")
    const code = codeAt(Date.now())
    await field(page, "Code").fill(code)
    await without(page, () => button(page, "Confirm").click(), { Code: code })
    await button(page, "Confirm").click()
    await heading(page, "Your account")

    await page.getByLabel("Current password").fill(password)
    await newPassword(page).fill("an even longer password")
    await networkIdle(page)
    await without(page, () => button(page, "Change password").click(), {
      "Current password": password,
      "New password": "an even longer password"
    })
    await button(page, "Change password").click()
    // Each code works once, so this is the code of the next period.
    await page
      .getByRole("dialog")
      .getByLabel("Code")
      .fill(codeAt(Date.now() + 30_000))
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click()
    await page.getByText("Password changed").waitFor()

    await button(page, "Edit profile").click()
    await page.getByLabel("Nickname").fill("Evie")
    await without(page, () => button(page, "Save changes").click(), { Nickname: "Evie" })
    await button(page, "Save changes").click()
    await page.getByText("Profile saved.").waitFor()
    await expect.poll(() => menu(page).innerText()).toContain("Evie")
  })

  it("a sign-up and its verification code preserve the entries", async () => {
    const fay = someone("fay")
    const page = await visit(`${worlds.mailed.shop}/sign-up`)
    await heading(page, "Create an account")
    await networkIdle(page)
    await without(page, () => signUp(page, fay), { "Email address": fay, "Choose a password": password })
    await button(page, "Create account").click()

    await heading(page, "Confirm your email address")
    const { code = "" } = await worlds.mailed.mail("emailVerification", fay)
    await without(page, () => page.getByLabel("Confirmation code").fill(code), { "Confirmation code": code })
    await button(page, "Confirm").click()
    await menu(page).waitFor()
    await expect.poll(() => menu(page).innerText()).toContain(fay)
  })

  it("a forgotten password and its new password preserve the entries", async () => {
    const page = await visit(`${worlds.open.shop}/forgot-password`)
    await heading(page, "Forgot your password?")
    await email(page).fill(ada.email)
    await networkIdle(page)
    await without(page, () => button(page, "Send link").click(), { "Email address": ada.email })
    await button(page, "Send link").click()
    await heading(page, "Check your email")

    await page.goto((await worlds.open.mail("recovery", ada.email)).link ?? "")
    await newPassword(page).fill("an even longer password")
    await networkIdle(page)
    await without(page, () => button(page, "Save password").click(), { "New password": "an even longer password" })
    await button(page, "Save password").click()
    await menu(page).getByText("Ada").waitFor()
    expect(page.url()).toBe(`${worlds.open.shop}/`)
  })

  it("checking for approval and continuing on the provider's page can be repeated", async () => {
    const page = await visit(`${worlds.owned.shop}/sign-up`)
    await signUp(page, someone("olive"))
    await button(page, "Check again").waitFor()
    await networkIdle(page)
    await without(page, () => button(page, "Check again").click())
    await button(page, "Check again").click()
    await page.getByText("Not approved yet.").waitFor()

    await page.goto(`${worlds.owned.shop}/sign-in`)
    await button(page, "Continue on our sign-in page").waitFor()
    await networkIdle(page)
    await without(page, () => button(page, "Continue on our sign-in page").click())
    await button(page, /Continue on our sign-in page|Try again/).click()
    await page.waitForURL(`${worlds.owned.home}/**`)
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Sign in")
  })

  it("a page that was not loaded yet explains it, and loads by itself afterwards", async () => {
    const { shop } = worlds.open
    const page = await visit(`${shop}/`)
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor()
    await networkIdle(page)
    await page.context().setOffline(true)
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click()
    await heading(page, "You are offline")
    await page.getByText("This page loads by itself as soon as you have a connection.").waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, "account/offline")
    // The rest of the shop stays, with links to the pages that are loaded.
    await page.getByRole("banner").getByRole("link", { name: "The Colonnade" }).click()
    await heading(page, "Old books, honest reviews")
    await page.goBack()
    await heading(page, "You are offline")

    await page.context().setOffline(false)
    await heading(page, "Sign in")
    expect(page.url()).toBe(`${shop}/sign-in`)
  })
})
