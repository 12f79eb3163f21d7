import type { Page } from "playwright"
import { assert, describe, expect, it } from "vitest"
import { elsewhere, openShop, page, shop } from "./Visit.ts"
import { picture } from "./Picture.ts"
import { violations } from "./accessibility.ts"
import { networkIdle } from "./networkIdle.ts"

/** Waits until the page has adapted to another size of the window and another color scheme. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    await frame()
  })

openShop()

/** Finds a field by its label. */
const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true })

const signIn = async (email: string, password: string) => {
  await field("Email address").fill(email)
  await field("Password").fill(password)
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click()
}

const accountMenu = () => page.getByRole("button", { name: /^Account menu/ })

const reviewForm = () => page.getByRole("form", { name: "Write a review" })

const signOut = async () => {
  await accountMenu().click()
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor()
}

describe("a visitor who becomes a member", () => {
  it("browses, signs up, writes a review, reloads, signs out and in again", async () => {
    const email = `eve-${Date.now()}@example.com`
    await page.goto(shop.url)
    await page.getByRole("link", { name: "Emma" }).waitFor()
    await picture(page, "shelf")
    expect(await violations(page)).toEqual([])

    await page.getByRole("link", { name: "Emma" }).click()
    await page.getByRole("heading", { level: 1, name: "Emma" }).waitFor()
    await page.getByRole("region", { name: "Reviews" }).getByRole("link", { name: "Sign in" }).click()
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click()
    await field("Email address").fill(email)
    await field("Choose a password").fill("a long enough password")
    await page.getByRole("main").getByRole("button", { name: "Create account" }).click()

    // Returns to the book as a member.
    await page.getByRole("heading", { level: 1, name: "Emma" }).waitFor()
    await reviewForm().waitFor()
    await page.getByRole("radio", { name: "5 stars" }).check({ force: true })
    await page.getByLabel("Title").fill("<b>Clueless</b>, and better for it")
    await page
      .getByRole("textbox", { name: "Your review" })
      .fill('Robert"); DROP TABLE reviews; -- <img src=x onerror=alert(1)>')
    await page.getByRole("button", { name: "Publish review" }).click()
    await page.getByRole("heading", { name: "<b>Clueless</b>, and better for it" }).waitFor()
    await picture(page, "review")
    expect(await violations(page)).toEqual([])

    // A member writes one review of each book.
    expect(await reviewForm().count()).toBe(0)
    await page.reload()
    await page.getByRole("link", { name: "Edit your review" }).waitFor()
    await accountMenu().waitFor()

    await signOut()
    await page.getByRole("region", { name: "Reviews" }).getByRole("link", { name: "Sign in" }).click()
    await signIn(email, "a long enough password")
    await page.getByRole("heading", { level: 1, name: "Emma" }).waitFor()
    await page.getByRole("heading", { name: "<b>Clueless</b>, and better for it" }).waitFor()
    assert.isTrue(await accountMenu().isVisible())
  })
})

describe("a failed sign-in or sign-up", () => {
  it("reports a wrong password, moves the focus to it and preserves the entries", async () => {
    await page.goto(`${shop.url}/sign-in`)
    await signIn("ada@example.com", "not her password")
    await page.getByText("Wrong password").waitFor()

    await expect.poll(() => field("Password").evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field("Email address").inputValue()).toBe("ada@example.com")
    expect(await field("Password").inputValue()).toBe("not her password")

    await field("Password").fill("analytical-engine")
    await page.keyboard.press("Enter")
    await accountMenu().waitFor()
  })

  it("reports a taken email address", async () => {
    await page.goto(`${shop.url}/sign-up`)
    await field("Email address").fill("bob@example.com")
    await field("Choose a password").fill("a long enough password")
    await page.getByRole("main").getByRole("button", { name: "Create account" }).click()
    await page.getByText("An account with this email address").waitFor()
    await expect.poll(() => field("Email address").evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field("Choose a password").inputValue()).toBe("a long enough password")
  })
})

describe("a provider that is down", () => {
  it("is reported in plain words, and loses no confirmed write when it is killed", async () => {
    const title = `Written before the crash ${Date.now()}`
    await page.goto(`${shop.url}/sign-in?returnTo=/books/emma`)
    await signIn("bob@example.com", "builders-tea")
    await page.getByRole("radio", { name: "5 stars" }).check({ force: true })
    await page.getByLabel("Title").fill(title)
    await page.getByRole("textbox", { name: "Your review" }).fill("It is all true.")
    await page.getByRole("button", { name: "Publish review" }).click()
    await page.getByText("Thanks! Your review is published.").waitFor()
    await page.getByRole("heading", { name: title }).waitFor()
    await page.goto(`${shop.url}/books/dracula`)
    await reviewForm().waitFor()
    await shop.killProvider()

    await page.getByRole("radio", { name: "5 stars" }).check({ force: true })
    await page.getByLabel("Title").fill("Written into the void")
    await page.getByRole("textbox", { name: "Your review" }).fill("Is anybody there?")
    await page.getByRole("button", { name: "Publish review" }).click()
    await reviewForm().getByRole("alert").getByText("We couldn't connect").waitFor()
    expect(await page.getByLabel("Title").inputValue()).toBe("Written into the void")

    await shop.restartProvider()
    await page.getByRole("button", { name: "Publish review" }).click()
    await page.getByRole("heading", { name: "Written into the void" }).waitFor()
    await page.goto(`${shop.url}/books/emma`)
    await page.getByRole("heading", { name: title }).waitFor()
    await accountMenu().waitFor()
  })
})

describe("a lost response", () => {
  it("does not duplicate a review that is published again", async () => {
    const title = `Written once ${Date.now()}`
    await page.goto(`${shop.url}/sign-in?returnTo=/books/jane-eyre`)
    await signIn("bob@example.com", "builders-tea")
    await page.getByRole("radio", { name: "5 stars" }).check({ force: true })
    await page.getByLabel("Title").fill(title)
    await page.getByRole("textbox", { name: "Your review" }).fill("Once is enough.")
    // The provider stores the review, but the page never receives the response.
    await page.route("**/v2/items", async (route) => {
      if (route.request().method() === "POST") await route.fetch()
      await route.abort()
    })
    await page.getByRole("button", { name: "Publish review" }).click()
    // The reviews are read again after a write whose result is unknown.
    await page.getByRole("link", { name: "Edit your review" }).waitFor()
    expect(await reviewForm().count()).toBe(0)
    await page.unroute("**/v2/items")

    await page.reload()
    await page.getByRole("link", { name: "Edit your review" }).waitFor()
    // A visitor sees all reviews of the book in one list.
    await elsewhere()
    await page.goto(`${shop.url}/books/jane-eyre`)
    const written = page.getByRole("heading", { name: title })
    await written.first().waitFor()
    expect(await written.count()).toBe(1)
  })
})

describe("the shop's pages", () => {
  it("have no accessibility violations in dark and narrow, and do not scroll sideways", async () => {
    for (const path of ["/", "/?look=table", "/books/emma"]) {
      await page.setViewportSize({ width: 1200, height: 900 })
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
      await page.goto(shop.url + path)
      await networkIdle(page)
      expect({ path, violations: await violations(page) }).toEqual({ path, violations: [] })
      await picture(page, `dark${path.replace(/\W+/g, "-")}`)
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
      await page.setViewportSize({ width: 320, height: 900 })
      await laidOut(page)
      expect({ path, violations: await violations(page) }).toEqual({ path, violations: [] })
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect({ path, scrollsSideways: scrollWidth > 320 }).toEqual({ path, scrollsSideways: false })
      await picture(page, `narrow${path.replace(/\W+/g, "-")}`)
    }
  })
})
