import { type Browser, type BrowserContextOptions, chromium as engine, type Page } from "playwright"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { type Hosted, startHosted } from "./Hosted.ts"
import { ada, atTheShop, heading, openMail, register, signIn } from "./person.ts"

let open: Hosted
let strict: Hosted
let browser: Browser
const opened: Array<Page> = []

beforeAll(async () => {
  const members = [{ ...ada, profile: { firstName: "Ada", lastName: "Lovelace" } }]
  ;[open, strict, browser] = await Promise.all([
    startHosted({ members, registration: "emailVerification" }),
    startHosted({ members, registration: "ownerApproval", captcha: { required: "always" } }),
    engine.launch(chromium())
  ])
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([open?.stop(), strict?.stop()])
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()))
})

/** Opens a page in its own browser context, and fails on errors and policy violations. */
const newPage = async (options: BrowserContextOptions = {}) => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  opened.push(page)
  page.on("pageerror", (error) => {
    throw error
  })
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) throw new Error(message.text())
  })
  return page
}

describe("without JavaScript", () => {
  const javaScriptEnabled = false

  it("a member signs in, and can continue with one click the next time", async () => {
    const page = await newPage({ javaScriptEnabled })
    await page.goto(await open.signInAddress())
    await signIn(page, { ...ada, password: "wrong" })
    await page.getByText("The password is wrong.", { exact: true }).waitFor()
    await page.locator("#password:focus").waitFor()
    expect(await page.getByRole("alert").count()).toBe(0)
    expect(await page.getByLabel("Email").inputValue()).toBe(ada.email)
    await signIn(page, ada)
    await atTheShop(page)
    expect(await open.exchange(page.url())).toBe(200)

    await page.goto(await open.signInAddress())
    await page.getByRole("button", { name: "Continue as Ada Lovelace" }).click()
    await atTheShop(page)
    expect(await open.exchange(page.url())).toBe(200)
  })

  it("a member resets a forgotten password with the link in the email", async () => {
    const page = await newPage({ javaScriptEnabled })
    await page.goto(await open.signInAddress())
    await page.getByRole("link", { name: "Forgot your password?" }).click()
    await page.getByLabel("Email").fill(ada.email)
    await page.getByRole("button", { name: "Email me a link" }).click()
    await heading(page, "Check your email")

    await openMail(page, open, "Reset your password")
    await heading(page, "Set a new password")
    await page.getByLabel("New password", { exact: true }).fill("a better horse")
    await page.getByLabel("Confirm new password").fill("a better horse")
    await page.getByRole("button", { name: "Set password" }).click()
    await heading(page, "Your new password is set")
    await page.getByRole("link", { name: "Sign in" }).click()
    await signIn(page, { ...ada, password: "a better horse" })

    await atTheShop(page)
    expect(await open.exchange(page.url())).toBe(200)
    await open.provider.reset()
  })

  it("a visitor registers, and confirms the email address with the link in the email", async () => {
    const page = await newPage({ javaScriptEnabled })
    await page.goto(await open.signInAddress())
    await register(page, "cleo@shop.test")
    await heading(page, "Confirm your email address")

    await openMail(page, open, "Confirm your email address")
    await page.getByRole("button", { name: "Yes, confirm" }).click()
    await heading(page, "Your email address is confirmed")
    await page.getByRole("link", { name: "Sign in" }).click()
    await signIn(page, { email: "cleo@shop.test", password: "a long enough password" })

    await atTheShop(page)
    expect(await open.exchange(page.url())).toBe(200)
  })

  it("a visitor registers with a captcha, and the owner approves", async () => {
    const page = await newPage({ javaScriptEnabled })
    await page.goto(await strict.signInAddress())
    await register(page, "dido@shop.test")
    await page.getByText("Select this checkbox to continue.", { exact: true }).waitFor()
    await page.locator("#captcha:focus").waitFor()
    expect(await page.getByLabel("Email").inputValue()).toBe("dido@shop.test")
    await page.getByLabel("Choose a password").fill("a long enough password")
    await page.getByLabel("I am not a robot").check()
    await page.getByRole("button", { name: "Create account" }).click()
    await heading(page, "Waiting for approval")

    await openMail(page, strict, "A new member needs your approval")
    await page.getByRole("button", { name: "Approve" }).click()
    await heading(page, "Approved")
    await page.goto(await strict.signInAddress())
    await page.getByLabel("I am not a robot").check()
    await signIn(page, { email: "dido@shop.test", password: "a long enough password" })

    await atTheShop(page)
  })
})

describe("with the keyboard alone", () => {
  it("a visitor corrects the form, registers, and enters the code in the email", async () => {
    const page = await newPage()
    const { keyboard } = page
    const isFocused = (label: string) =>
      expect
        .poll(() => page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement))
        .toBe(true)
    await page.goto(await open.signInAddress())
    await isFocused("Email")
    for (let stop = 0; stop < 4; stop++) await keyboard.press("Tab")
    await keyboard.press("Enter")
    await heading(page, "Create an account")
    await keyboard.type("fay")
    await keyboard.press("Tab")
    await keyboard.type("x")
    await keyboard.press("Enter")

    const summary = page.getByRole("alert")
    await summary.waitFor()
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await keyboard.press("Tab")
    await keyboard.press("Enter")
    await isFocused("Email")
    await keyboard.press("End")
    await keyboard.type("@shop.test")
    await keyboard.press("Tab")
    await keyboard.type("a long enough password")
    await keyboard.press("Enter")
    await heading(page, "Confirm your email address")
    await isFocused("Code")
    const code = (await open.provider.outbox()).findLast(({ email }) => email === "fay@shop.test")?.code ?? ""
    await keyboard.type(code)
    await keyboard.press("Enter")

    await atTheShop(page)
  })
})

describe("the outbox", () => {
  it("shows and announces new messages by itself without moving the focus", async () => {
    await open.provider.reset()
    const page = await newPage({ permissions: ["clipboard-read", "clipboard-write"] })
    const mail = async () => {
      const other = await newPage({ javaScriptEnabled: false })
      await other.goto(await open.signInAddress())
      await register(other, `gil-${Math.round(performance.now())}@shop.test`)
      await heading(other, "Confirm your email address")
    }
    await page.goto(`${open.url}/portico/outbox`)
    await page.getByText("No messages yet.").waitFor()
    await mail()
    await page.getByRole("status").getByText("New message: Confirm your email address").waitFor()
    const copy = page.getByRole("button", { name: "Copy code" })
    await copy.click()
    await page.getByRole("status").getByText("Copied.").waitFor()
    const [code] = (await open.provider.outbox()).map((sent) => sent.code)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

    await mail()
    await expect.poll(() => page.getByRole("listitem").count()).toBe(2)
    expect(await copy.last().evaluate((button) => button === document.activeElement)).toBe(true)
  })
})
