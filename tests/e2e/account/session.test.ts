import { describe, expect, it } from "vitest"
import { button, fillBasket, hasBasket, heading, menu, newPassword, nextDay, password, signIn } from "./member.ts"
import { openWorlds } from "./World.ts"

const ada = { email: "ada@example.com", password, profile: { nickname: "Ada" } }

const { tab, visit, worlds } = openWorlds({ open: { members: [ada] } })

const signInLink = (page: Awaited<ReturnType<typeof visit>>) =>
  page.getByRole("banner").getByRole("link", { name: "Sign in" })

describe("the provider's own page", () => {
  it("signs a visitor in, returns to the page they came from, and moves their basket", async () => {
    const { home, shop } = worlds.open
    const page = await visit()
    await fillBasket(page, shop)
    await page.goto(`${shop}/basket`)
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click()
    await button(page, "Continue on our sign-in page").click()
    await page.waitForURL(`${home}/**`)
    await page.getByLabel("Email").fill(ada.email)
    await page.getByLabel("Password").fill(password)
    await page.getByRole("button", { name: "Sign in" }).click()

    await page.waitForURL(`${shop}/basket`)
    await hasBasket(page)
    await menu(page).getByText("Ada").waitFor()
    expect(await page.evaluate(() => localStorage.getItem("colonnade.basket"))).toBe("[]")
  })

  it("reports a return without a response, and can be opened again", async () => {
    const { home, shop } = worlds.open
    const page = await visit(`${shop}/sign-in/callback#error=access_denied&state=not-ours`)
    await heading(page, "You're not signed in")
    expect(page.url()).toBe(`${shop}/sign-in/callback`)
    await button(page, "Start again").click()
    await page.waitForURL(`${home}/**`)
  })
})

describe("a session", () => {
  it("is required for the account page, which opens after the sign-in, and skips a second sign-in", async () => {
    const { shop } = worlds.open
    const page = await visit(`${shop}/account`)
    await heading(page, "Sign in")
    expect(new URL(page.url()).pathname).toBe("/sign-in")
    await signIn(page, ada.email)
    await heading(page, "Your account")
    expect(page.url()).toBe(`${shop}/account`)

    await page.goto(`${shop}/sign-in?returnTo=/basket`)
    await page.getByRole("heading", { level: 1, name: "Your basket" }).waitFor()
    await page.goto(`${shop}/sign-in?returnTo=https://elsewhere.test/`)
    await page.waitForURL(`${shop}/`)
  })

  it("ends in all tabs without clearing what they show", async () => {
    const { shop } = worlds.open
    const page = await visit(`${shop}/sign-in?returnTo=/books/emma`)
    await signIn(page, ada.email)
    await page.getByRole("textbox", { name: "Your review" }).fill("Half a review.")
    const account = await tab(page)
    await account.goto(`${shop}/account`)
    await heading(account, "Your account")

    const other = await tab(page)
    await other.goto(shop)
    await menu(other).click()
    await other.getByRole("banner").getByRole("button", { name: "Sign out" }).click()
    await signInLink(other).waitFor()

    await signInLink(page).waitFor()
    await heading(page, "Emma")
    await page.getByRole("region", { name: "Reviews" }).getByRole("link", { name: "Sign in" }).waitFor()
    await signInLink(account).waitFor()
    await account.getByRole("main").getByRole("paragraph").filter({ hasText: "You're signed out." }).first().waitFor()
    await account.getByRole("main").getByRole("link", { name: "Sign in" }).click()
    await signIn(account, ada.email)
    await heading(account, "Your account")
    await menu(page).waitFor()
    await expect.poll(() => menu(other).innerText()).toContain("Ada")
  })

  it("continues after a password change in its browser, and ends in others", async () => {
    const { provider, shop } = worlds.open
    await provider.reset()
    const elsewhere = await visit(`${shop}/sign-in`)
    await signIn(elsewhere, ada.email)
    await menu(elsewhere).waitFor()

    const page = await visit(`${shop}/sign-in?returnTo=/account`)
    await signIn(page, ada.email)
    await page.getByLabel("Current password").fill("not the password")
    await newPassword(page).fill("an even longer password")
    await button(page, "Change password").click()
    await page.getByText("Wrong password").waitFor()
    await page.getByLabel("Current password").fill(password)
    await button(page, "Change password").click()
    await page.getByText("Password changed").waitFor()
    await page.reload()
    await heading(page, "Your account")

    await nextDay(elsewhere)
    await signInLink(elsewhere).waitFor()
    expect(await menu(page).isVisible()).toBe(true)
  })

  it("shows the member's name from the profile", async () => {
    const { provider, shop } = worlds.open
    await provider.reset()
    const page = await visit(`${shop}/sign-in?returnTo=/account`)
    await signIn(page, ada.email)
    await button(page, "Edit profile").click()
    await page.getByLabel("Nickname").fill("Countess")
    await button(page, "Save changes").click()
    await page.getByText("Profile saved.").waitFor()
    await menu(page).getByText("Countess").waitFor()
    await page.getByText("Welcome back, Countess.").waitFor()
    await expect.poll(() => menu(page).innerText()).toContain("Countess")
  })
})
