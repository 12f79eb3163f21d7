import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { appSecret } from "../../provider/Authenticator.ts"
import { button, email, heading, menu, password, signIn, signUp, someone } from "./member.ts"
import { openWorlds } from "./World.ts"
import { colorRules, violations } from "../accessibility.ts"
import { picture } from "../Picture.ts"

const eve = {
  email: "eve@example.com",
  password,
  factors: [{ type: "TOTP", secret: appSecret }, { type: "EMAIL" }]
} as const

const { visit, worlds } = openWorlds({
  open: { members: [{ email: "ada@example.com", password, profile: { nickname: "Ada" } }, eve] },
  mailed: { registration: "emailVerification" },
  owned: { registration: "ownerApproval" }
})

/** The pages of an account, each in a state, and how to reach it. */
const pages: ReadonlyArray<readonly [name: string, title: string | RegExp, go: (page: Page) => Promise<unknown>]> = [
  ["sign-in", "Sign in", (page) => page.goto(`${worlds.open.shop}/sign-in`)],
  [
    "sign-in-wrong",
    "Sign in",
    async (page) => {
      await signIn(page, "ada@example.com", "not her password")
      await page.getByText("Wrong password").waitFor()
    }
  ],
  ["sign-up", "Create an account", (page) => page.goto(`${worlds.mailed.shop}/sign-up`)],
  ["verify", "Confirm your email address", (page) => signUp(page, someone("a-person-with-a-long-name"))],
  [
    "verify-wrong",
    "Confirm your email address",
    async (page) => {
      await page.getByLabel("Confirmation code").fill("000000")
      await page.getByText("Wrong code").waitFor()
    }
  ],
  [
    "waiting",
    /approval/,
    async (page) => {
      await page.goto(`${worlds.owned.shop}/sign-up`)
      await signUp(page, someone("olive"))
    }
  ],
  ["forgot-password", "Forgot your password?", (page) => page.goto(`${worlds.open.shop}/forgot-password`)],
  [
    "forgot-password-sent",
    "Check your email",
    async (page) => {
      await email(page).fill("ada@example.com")
      await button(page, "Send link").click()
    }
  ],
  [
    "reset-password",
    "Choose a new password",
    async (page) => page.goto((await worlds.open.mail("recovery", "ada@example.com")).link ?? "")
  ],
  ["reset-password-lost", "Open the link in your email", (page) => page.goto(`${worlds.open.shop}/reset-password`)],
  [
    "second-step",
    "Confirm it's you",
    async (page) => {
      await page.goto(`${worlds.open.shop}/sign-in`)
      await signIn(page, eve.email)
    }
  ],
  ["callback-failed", "You're not signed in", (page) => page.goto(`${worlds.open.shop}/sign-in/callback`)],
  ["signed-out", "You're signed out", (page) => page.goto(`${worlds.open.shop}/signed-out`)],
  [
    "account",
    "Your account",
    async (page) => {
      await page.goto(`${worlds.open.shop}/account`)
      await signIn(page, "ada@example.com")
      await page.getByRole("button", { name: "Edit profile" }).waitFor()
    }
  ],
  [
    "account-edit",
    "Your account",
    async (page) => {
      await page.getByRole("button", { name: "Edit profile" }).click()
      await page.getByLabel("First name").waitFor()
    }
  ],
  [
    "menu",
    "Old books, honest reviews",
    async (page) => {
      await page.getByRole("banner").getByRole("link", { name: "The Colonnade" }).click()
      await page.getByRole("main").locator("[data-item]").first().waitFor()
      await menu(page).click()
      await page.getByRole("link", { name: "Your account" }).waitFor()
    }
  ]
]

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

describe("the pages of an account", () => {
  it("have no accessibility violations in light, dark and narrow, and never scroll sideways", async () => {
    const page = await visit()
    const found: Array<unknown> = []
    const shot = (name: string) => picture(page, `account/${name}`)
    for (const [name, title, go] of pages) {
      await page.setViewportSize({ width: 1100, height: 800 })
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
      await go(page)
      await heading(page, title)
      const light = await violations(page)
      await shot(`${name}-light`)
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
      // Dark mode changes only colors.
      const dark = await violations(page, colorRules)
      await shot(`${name}-dark`)
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
      await page.setViewportSize({ width: 320, height: 640 })
      const narrow = await violations(page)
      const wide = (await width(page)) > 320
      await shot(`${name}-320`)
      await page.setViewportSize({ width: 1100, height: 800 })
      await page.evaluate(() => void (document.documentElement.dir = "rtl"))
      await shot(`${name}-rtl`)
      // An open menu moves to its other side after the page was resized.
      await page.setViewportSize({ width: 320, height: 640 })
      const wideBackwards = await page
        .waitForFunction(() => document.documentElement.scrollWidth <= 320, undefined, { timeout: 5000 })
        .then(
          () => false,
          () => true
        )
      await page.evaluate(() => document.documentElement.removeAttribute("dir"))
      if ([light, dark, narrow].flat().length > 0 || wide || wideBackwards)
        found.push({ name, light, dark, narrow, wide, wideBackwards })
    }
    expect(JSON.stringify(found, null, 2)).toBe("[]")
  }, 180_000)
})
