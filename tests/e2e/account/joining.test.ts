import { describe, expect, it } from "vitest"
import {
  button,
  email,
  fillBasket,
  hasBasket,
  heading,
  isFocused,
  link,
  menu,
  password,
  signUp,
  someone
} from "./member.ts"
import { openWorlds } from "./World.ts"

const { tab, visit, worlds } = openWorlds({
  mailed: { registration: "emailVerification" },
  owned: { registration: "ownerApproval" }
})

describe("a sign-up with email verification", () => {
  it("continues from the basket with the code in the email, survives a reload, and returns to the basket", async () => {
    const { mail, shop } = worlds.mailed
    const eve = someone("eve")
    const page = await visit()
    await fillBasket(page, shop)
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Basket/ })
      .click()
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click()
    await email(page).fill(eve)
    await link(page, "Create an account").click()
    await heading(page, "Create an account")
    expect(await page.title()).toBe("Create an account · The Colonnade")
    // The email address does not need to be entered again.
    expect(await email(page).inputValue()).toBe(eve)
    await signUp(page, eve)
    await heading(page, "Confirm your email address")
    expect(new URL(page.url()).pathname).toBe("/verify")

    await page.getByLabel("Confirmation code").fill("000000")
    await page.getByText("Wrong code").waitFor()
    await page.reload()
    await heading(page, "Confirm your email address")
    await page.getByLabel("Confirmation code").fill((await mail("emailVerification", eve)).code ?? "")

    await hasBasket(page)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/basket")
    await menu(page).getByText(eve).waitFor()
  })

  it("works with the keyboard alone", async () => {
    const { mail, shop } = worlds.mailed
    const fay = someone("fay")
    const page = await visit(`${shop}/`)
    const { keyboard } = page
    const go = async (name: string | RegExp, role: "link" | "button" = "link") => {
      const target = page.getByRole(role, { name }).first()
      for (let stops = 0; stops < 24; stops++) {
        if (await target.evaluate((element) => element === document.activeElement)) return keyboard.press("Enter")
        await keyboard.press("Tab")
      }
      throw new Error(`The keyboard does not come to ${name}.`)
    }
    await page.getByRole("banner").getByRole("link", { name: "Create account" }).waitFor()
    await go("Create account")
    await heading(page, "Create an account")
    await go("Skip to content")
    await keyboard.press("Tab")
    await isFocused(email(page))
    await keyboard.type("fay")
    await keyboard.press("Tab")
    await keyboard.type("short")
    await keyboard.press("Enter")
    await page.getByText("Enter an email address like name@example.com.").waitFor()
    // The focus moved to the first invalid field.
    await isFocused(email(page))
    await keyboard.press("ControlOrMeta+A")
    await keyboard.type(fay)
    await keyboard.press("Tab")
    await keyboard.press("ControlOrMeta+A")
    await keyboard.type(password)
    await keyboard.press("Enter")
    await heading(page, "Confirm your email address")
    await keyboard.press("Tab")
    await isFocused(page.getByLabel("Confirmation code"))
    await keyboard.type((await mail("emailVerification", fay)).code ?? "")
    await menu(page).waitFor()
    await menu(page).focus()
    await keyboard.press("Enter")
    await go("Your account")
    await page.getByRole("main").getByRole("heading", { level: 1, name: "Your account" }).waitFor()
    await go("Sign out", "button")
    await heading(page, "You're signed out")
    expect(page.url()).toBe(`${shop}/signed-out`)
  })
})

describe("a sign-up with the owner's approval", () => {
  it("waits, and signs in after the owner has approved it on the page of the email", async () => {
    const { provider, shop } = worlds.owned
    const olive = someone("olive")
    const page = await visit(`${shop}/sign-up?returnTo=/books/emma`)
    await signUp(page, olive)
    await page.getByRole("heading", { level: 1, name: "Your account is waiting for approval" }).waitFor()
    expect(new URL(page.url()).pathname).toBe("/waiting")
    await button(page, "Check again").click()
    await page.getByText("Not approved yet.").waitFor()

    const owner = await visit((await provider.outbox()).findLast(({ kind }) => kind === "ownerApproval")?.link ?? "")
    await owner.getByRole("button", { name: "Approve" }).click()
    await owner.getByRole("heading", { name: "Approved" }).waitFor()
    await button(page, "Check again").click()

    await heading(page, "Emma")
    await menu(page).getByText(olive).waitFor()
    const other = await tab(page)
    await other.goto(`${shop}/account`)
    await heading(other, "Your account")
  })
})
