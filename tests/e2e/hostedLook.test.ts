import { type Browser, chromium as engine, type Page } from "playwright"
import { afterAll, beforeAll, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { type Hosted, startHosted } from "./Hosted.ts"
import { ada, atTheShop, heading, register, signIn } from "./person.ts"
import { colorRules, violations as violationsOn } from "./accessibility.ts"
import { picture } from "./Picture.ts"

let open: Hosted
let strict: Hosted
let browser: Browser

beforeAll(async () => {
  const members = [
    { ...ada, profile: { firstName: "Ada", lastName: "Lovelace" } },
    { ...eve, resetRequired: true }
  ]
  ;[open, strict, browser] = await Promise.all([
    startHosted({ members, registration: "emailVerification", lockout: { perEmail: 2 } }),
    startHosted({ members, registration: "ownerApproval", captcha: { required: "always" } }),
    engine.launch(chromium())
  ])
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([open?.stop(), strict?.stop()])
})

const eve = { email: "eve@shop.test", password: "an old password" }

const atStart = async (page: Page) => page.goto(await open.signInAddress())

const atForgot = async (page: Page) => {
  await atStart(page)
  await page.getByRole("link", { name: "Forgot your password?" }).click()
}

const atRegister = async (page: Page, { signInAddress }: Hosted) => {
  await page.goto(await signInAddress())
  await page.getByRole("link", { name: "Create an account" }).click()
}

const atLink = async (page: Page, { provider }: Hosted, kind: string) =>
  page.goto((await provider.outbox()).findLast((mail) => mail.kind === kind)?.link ?? "")

const somebody = () => `somebody-with-quite-a-long-name-${Math.round(performance.now())}@shop.test`

/** The problem of a form's only wrong field. Several problems are in a summary, which is an alert. */
const problemAt = (page: Page, field: string) => page.locator(`#${field}-problem`)

const registered = async (page: Page) => {
  await atStart(page)
  await register(page, somebody())
  await heading(page, "Confirm your email address")
}

/** All visible states with their headings, and how to reach them. Some require the earlier ones. */
const states: ReadonlyArray<readonly [state: string, title: string, visit: (page: Page) => Promise<unknown>]> = [
  ["sign-in", "Sign in", atStart],
  [
    "sign-in-wrong",
    "Sign in",
    async (page) => {
      await atStart(page)
      await signIn(page, { ...ada, password: "wrong" })
      await problemAt(page, "password").waitFor()
    }
  ],
  [
    "sign-in-locked",
    "Sign in",
    async (page) => {
      await atStart(page)
      for (let tries = 0; tries < 3; tries++) {
        await signIn(page, { email: "mallory@shop.test", password: "wrong" })
        await problemAt(page, "email").or(page.getByRole("alert")).waitFor()
      }
      await page.getByText("Too many attempts.").waitFor()
    }
  ],
  [
    "reset",
    "Reset your password",
    async (page) => {
      await atStart(page)
      await signIn(page, eve)
    }
  ],
  ["register", "Create an account", (page) => atRegister(page, open)],
  [
    "register-wrong",
    "Create an account",
    async (page) => {
      await atRegister(page, strict)
      await page.getByLabel("Email").fill("no address")
      await page.getByLabel("I am not a robot").check()
      await page.getByRole("button", { name: "Create account" }).click()
      await page.getByRole("alert").waitFor()
    }
  ],
  ["verify", "Confirm your email address", registered],
  [
    "verify-wrong",
    "Confirm your email address",
    async (page) => {
      await registered(page)
      await page.getByLabel("Code").fill("not it")
      await page.getByRole("button", { name: "Confirm" }).click()
      await problemAt(page, "code").waitFor()
    }
  ],
  ["confirm", "Confirm your email address", (page) => atLink(page, open, "emailVerification")],
  ["forgot", "Forgot your password?", atForgot],
  [
    "forgot-sent",
    "Check your email",
    async (page) => {
      await atForgot(page)
      await page.getByLabel("Email").fill(ada.email)
      await page.getByRole("button", { name: "Email me a link" }).click()
    }
  ],
  ["recover", "Set a new password", (page) => atLink(page, open, "recovery")],
  [
    "recover-wrong",
    "Set a new password",
    async (page) => {
      await atLink(page, open, "recovery")
      await page.getByLabel("New password", { exact: true }).fill("one")
      await page.getByRole("button", { name: "Set password" }).click()
      await problemAt(page, "again").waitFor()
    }
  ],
  ["link-over", "This link is no longer valid", (page) => page.goto(`${open.url}/portico/recover/none`)],
  [
    "waits",
    "Waiting for approval",
    async (page) => {
      await atRegister(page, strict)
      await page.getByLabel("Email").fill(somebody())
      await page.getByLabel("Choose a password").fill("a long enough password")
      await page.getByLabel("I am not a robot").check()
      await page.getByRole("button", { name: "Create account" }).click()
    }
  ],
  ["approve", "Approve this member?", (page) => atLink(page, strict, "ownerApproval")],
  [
    "choose",
    "Welcome back",
    async (page) => {
      await atStart(page)
      await signIn(page, ada)
      await atTheShop(page)
      await atStart(page)
    }
  ],
  ["account", "Your account", async (page) => page.goto(await open.addressOf({ memberAccountPage: {} }))],
  [
    "outside",
    "Not available here",
    async (page) => {
      const callbacks = { thankYouPageUrl: `${open.site}/thanks`, cartPageUrl: `${open.site}/cart` }
      await page.goto(await open.addressOf({ ecomCheckout: {}, callbacks }))
    }
  ],
  ["outbox", "Outbox", (page) => page.goto(`${open.url}/portico/outbox`)],
  [
    "signed-out",
    "You are signed out",
    async (page) => page.goto(await open.addressOf({ logout: { clientId: "shop" } }))
  ],
  ["expired", "This page has expired", (page) => page.goto(`${open.url}/portico/session/none`)]
]

/** Whether a page is wider than its window, in either writing direction. */
const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { documentElement } = document
    return ["rtl", "ltr"].some((direction) => {
      documentElement.dir = direction
      return documentElement.scrollWidth > window.innerWidth
    })
  })

// Dark mode changes only colors.
const looks = [
  { name: "light", colorScheme: "light", width: 1000, rules: undefined },
  { name: "dark", colorScheme: "dark", width: 1000, rules: colorRules },
  { name: "narrow", colorScheme: "light", width: 320, rules: undefined }
] as const

it("the pages have no accessibility violations and do not scroll sideways in light, dark and narrow", async () => {
  // axe is a script, which the policy of the pages forbids.
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const found: Array<unknown> = []
  for (const [state, title, visit] of states) {
    await visit(page)
    await heading(page, title)
    for (const { colorScheme, name, rules, width } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await picture(page, `hosted/${name}-${state}`)
      const violations = await violationsOn(page, rules)
      const isWide = await scrollsSideways(page)
      if (violations.length > 0 || isWide) found.push({ name, state, violations, isWide })
    }
  }
  await context.close()
  expect(found).toEqual([])
}, 240_000)
