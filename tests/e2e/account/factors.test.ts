import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { appSecret, codeAt } from "../../provider/Authenticator.ts"
import { button, field, fillBasket, hasBasket, heading, menu, password, signIn } from "./member.ts"
import { openWorlds } from "./World.ts"

const eve = {
  email: "eve@example.com",
  password,
  factors: [{ type: "TOTP", secret: appSecret }, { type: "EMAIL" }]
} as const

const { visit, worlds } = openWorlds({
  open: { members: [{ email: "ada@example.com", password, profile: { nickname: "Ada" } }, eve] }
})

/** Adds a virtual authenticator whose user is present and verified. */
const plugIn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
}

describe("two-step verification", () => {
  it("accepts the code of an app, and is skipped on a remembered device", async () => {
    const { shop } = worlds.open
    const page = await visit()
    await fillBasket(page, shop)
    await page.goto(`${shop}/sign-in?returnTo=/basket`)
    await signIn(page, eve.email)
    await heading(page, "Confirm it's you")
    expect(new URL(page.url()).pathname).toBe("/second-step")
    await field(page, "Code").fill("000000")
    await button(page, "Confirm").click()
    await page.getByRole("alert").waitFor()
    expect(await field(page, "Code").inputValue()).toBe("000000")
    await page.getByLabel("Don't ask again on this device").check()
    await field(page, "Code").fill(codeAt(Date.now()))
    await button(page, "Confirm").click()
    await hasBasket(page)

    await menu(page).click()
    await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click()
    await signIn(page, eve.email)
    await menu(page).waitFor()
  })

  it("allows another method, and starts again after a reload", async () => {
    const { mail, shop } = worlds.open
    const page = await visit(`${shop}/sign-in`)
    await signIn(page, eve.email)
    await heading(page, "Confirm it's you")
    // The challenge is only in memory.
    await page.reload()
    await heading(page, "Sign in")
    expect(new URL(page.url()).pathname).toBe("/sign-in")

    await signIn(page, eve.email)
    await button(page, "Use another method").click()
    await button(page, /^Email/).click()
    await page.getByText("Enter the code we emailed").waitFor()
    await field(page, "Code").fill((await mail("factorCode", eve.email)).code ?? "")
    await button(page, "Confirm").click()
    await menu(page).waitFor()
  })

  it("accepts a passkey that was created on the provider's page", async () => {
    const { shop } = worlds.open
    const page = await visit(`${shop}/sign-in?returnTo=/account`)
    await plugIn(page)
    await signIn(page, "ada@example.com")
    await heading(page, "Your account")
    await page.getByRole("link", { name: "Set up two-step verification" }).click()
    await page.getByLabel("Email").fill("ada@example.com")
    await page.getByLabel("Password").fill(password)
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByRole("link", { name: "Passkey" }).click()
    await page.getByLabel("Name").fill("my laptop")
    await page.getByRole("button", { name: "Create passkey" }).click()
    await page.getByText("Method added.").waitFor()

    await page.goto(`${shop}/account`)
    await button(page, "Sign out").click()
    await heading(page, "You're signed out.")
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click()
    await signIn(page, "ada@example.com")
    await heading(page, "Confirm it's you")
    await button(page, "Use passkey").click()
    await menu(page).getByText("Ada").waitFor()
    expect(page.url()).toBe(`${shop}/`)
  })
})
