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

const bob = { email: "bob@example.com", password } as const

const dan = { email: "dan@example.com", password } as const

const { visit, worlds } = openWorlds({
  open: { members: [{ email: "ada@example.com", password, profile: { nickname: "Ada" } }, eve, bob, dan] }
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

/** Confirms the dialog in which the member authenticates again. */
const reverify = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" })
  await dialog.getByLabel("Current password").fill(password)
  await dialog.getByRole("button", { name: "Confirm" }).click()
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
    await page.getByText("This code is wrong").waitFor()
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

  it("accepts a passkey that was created on the account page", async () => {
    const { shop } = worlds.open
    const page = await visit(`${shop}/sign-in?returnTo=/account`)
    await plugIn(page)
    await signIn(page, "ada@example.com")
    await heading(page, "Your account")
    await button(page, "Add passkey").click()
    await page.getByLabel("Name of the passkey").fill("my laptop")
    await button(page, "Continue").click()
    await reverify(page)
    await page.getByText("Your passkey is set up.").waitFor()
    await page.getByText("Passkey: my laptop").waitFor()

    await button(page, "Sign out").last().click()
    await heading(page, "You're signed out")
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click()
    await signIn(page, "ada@example.com")
    await heading(page, "Confirm it's you")
    await button(page, "Use passkey").click()
    await menu(page).getByText("Ada").waitFor()
    expect(page.url()).toBe(`${shop}/`)
  })

  it("requires no second factor after the only passkey was removed", async () => {
    const { shop } = worlds.open
    const page = await visit(`${shop}/sign-in?returnTo=/account`)
    await plugIn(page)
    await signIn(page, dan.email)
    await heading(page, "Your account")
    await button(page, "Add passkey").click()
    await page.getByLabel("Name of the passkey").fill("my laptop")
    await button(page, "Continue").click()
    await reverify(page)
    await page.getByText("Your passkey is set up.").waitFor()

    await button(page, "Remove: Passkey: my laptop").click()
    const question = page.getByRole("dialog", { name: "Remove Passkey: my laptop?" })
    await question.getByRole("button", { name: "Remove" }).click()
    await page.getByText("Passkey: my laptop was removed.").waitFor()
    await page.getByText("Two-step verification is off.").waitFor()

    await button(page, "Sign out").last().click()
    await heading(page, "You're signed out")
    await page.goto(`${shop}/sign-in?returnTo=/account`)
    await signIn(page, dan.email)
    await heading(page, "Your account")
    expect(new URL(page.url()).pathname).toBe("/account")
  })

  it("adds an authenticator app, and requires its code for the next change", async () => {
    const { shop } = worlds.open
    const page = await visit(`${shop}/sign-in?returnTo=/account`)
    await signIn(page, bob.email)
    await heading(page, "Your account")
    await button(page, "Add authenticator app").click()
    await reverify(page)
    await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor()
    const secret = ((await page.locator("code").first().textContent()) ?? "").replaceAll(" ", "")
    await field(page, "Code").fill(codeAt(Date.now(), secret))
    await button(page, "Turn on").click()
    await page.getByText("Your authenticator app is set up.").waitFor()
    await button(page, "Create recovery codes").click()
    const codes = page.getByRole("region", { name: "Your recovery codes" }).locator("code")
    const code = (await codes.first().textContent()) ?? ""
    await button(page, "I've saved them").click()

    // The proof of the last reverification is only in memory.
    await page.reload()
    await button(page, "Delete account").click()
    await page.getByLabel("Type DELETE to confirm").fill("DELETE")
    await button(page, "Delete my account").click()
    await reverify(page)
    await button(page, "Use another method").click()
    await button(page, /^Recovery code/).click()
    await page.getByRole("textbox", { name: "Recovery code" }).fill(code)
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click()
    await heading(page, "You're signed out")
    await page.goto(`${shop}/sign-in`)
    await signIn(page, bob.email)
    await page.getByText("We couldn't find an account").first().waitFor()
    expect(new URL(page.url()).pathname).toBe("/sign-in")
  })
})
