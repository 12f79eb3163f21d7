import { describe, expect, it } from "vitest"
import { button, email, heading, link, menu, newPassword, nextDay, password, signIn } from "./member.ts"
import { openWorlds } from "./World.ts"

const ada = { email: "ada@example.com", password, profile: { nickname: "Ada" } }
const bob = { email: "bob@example.com", password, resetRequired: true }

const { visit, worlds } = openWorlds({ open: { members: [ada, bob] } })

describe("a forgotten password", () => {
  it("is reset with the link in the email, which returns to the shop and ends all other sessions", async () => {
    const { mail, shop } = worlds.open
    const elsewhere = await visit(`${shop}/sign-in?returnTo=/account`)
    await signIn(elsewhere, ada.email)
    await heading(elsewhere, "Your account")

    const page = await visit(`${shop}/sign-in`)
    await email(page).fill(ada.email)
    await link(page, "Forgot your password?").click()
    await heading(page, "Forgot your password?")
    expect(await email(page).inputValue()).toBe(ada.email)
    await button(page, "Send link").click()
    await heading(page, "Check your email")
    expect(new URL(page.url()).pathname).toBe("/forgot-password/sent")

    await page.goto((await mail("recovery", ada.email)).link ?? "")
    await heading(page, "Choose a new password")
    // The token is removed from the URL.
    await expect.poll(() => page.url()).toBe(`${shop}/reset-password`)
    await newPassword(page).fill("an even longer password")
    await button(page, "Save password").click()
    await menu(page).getByText("Ada").waitFor()

    await nextDay(elsewhere)
    await heading(elsewhere, "Sign in")
    expect(new URL(elsewhere.url()).search).toBe("?returnTo=%2Faccount")
    await signIn(elsewhere, ada.email, "an even longer password")
    await heading(elsewhere, "Your account")
  })

  it("can be requested again without a token, and a used link reports that it has expired", async () => {
    const { mail, shop } = worlds.open
    const page = await visit(`${shop}/reset-password`)
    await heading(page, "Open the link in your email")
    await email(page).fill(bob.email)
    await button(page, "Send link").click()
    await page.getByText("we've sent it a link").waitFor()
    const { link = "" } = await mail("recovery", bob.email)

    const other = await visit(link)
    await newPassword(other).fill("an even longer password")
    await button(other, "Save password").click()
    await menu(other).waitFor()
    await page.goto(link)
    await newPassword(page).fill("a third and longer password")
    await button(page, "Save password").click()
    await page.getByRole("heading", { name: "This link no longer works" }).waitFor()
    expect(await email(page).isVisible()).toBe(true)
  })
})

describe("a password that must be changed", () => {
  it("links from the sign-in to the recovery email", async () => {
    const { provider, shop } = worlds.open
    await provider.reset()
    const page = await visit(`${shop}/sign-in`)
    await signIn(page, bob.email)
    await page.getByRole("alert").waitFor()
    await link(page, "Forgot your password?").click()
    await heading(page, "Forgot your password?")
    expect(await email(page).inputValue()).toBe(bob.email)
  })
})
