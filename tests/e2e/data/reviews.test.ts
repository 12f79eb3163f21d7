import { describe, expect, it } from "vitest"
import { openShop, page, shop } from "../Visit.ts"
import type { Request } from "playwright"
import { networkIdle } from "../networkIdle.ts"
import { accounts, faults, fillSignIn, goAs } from "./visitor.ts"

openShop()

const isFocused = (element: Element) => element === document.activeElement

const feed = () => page.getByRole("feed", { name: "Reviews of this book" })

const own = () => page.getByRole("region", { name: "Your review", exact: true })

describe("the reviews of a book", () => {
  it("are visible to everyone, without links to edit them", async () => {
    await page.goto(`${shop.url}/books/frankenstein`)
    await feed().getByRole("heading", { name: "Felt for the monster" }).waitFor()
    expect(await page.getByRole("link", { name: "Edit your review" }).count()).toBe(0)
    expect(await faults(page, "book")).toEqual([])
  })

  it("can be edited in place by their author, and not closed with unsaved changes", async () => {
    await goAs(page, accounts.bob, "/books/frankenstein")
    await own().getByRole("heading", { name: "Felt for the monster" }).waitFor()
    expect(await feed().getByRole("heading", { name: "Felt for the monster" }).count()).toBe(0)
    await own().getByRole("link", { name: "Edit your review" }).click()
    await expect.poll(() => own().evaluate(isFocused)).toBe(true)
    const title = own().getByLabel(/^Title/)
    await title.fill("Felt for the creature")
    expect(await page.getByRole("radio", { name: "4 stars" }).isChecked()).toBe(true)
    expect(await faults(page, "book-edit")).toEqual([])

    await page.getByRole("link", { name: "Close" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
    await page.evaluate(() => history.back())
    await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
    expect(await title.inputValue()).toBe("Felt for the creature")
    await page.getByRole("button", { name: "Save changes" }).click()
    await own().getByRole("heading", { name: "Felt for the creature" }).waitFor()
    await page.reload()
    await own().getByRole("heading", { name: "Felt for the creature" }).waitFor()
  })

  it("are requested once when a member reloads the page, like all other items", async () => {
    await goAs(page, accounts.bob, "/books/frankenstein")
    await own().waitFor()
    await networkIdle(page)
    const requests: Array<string> = []
    const record = (request: Request) => {
      const { pathname, searchParams } = new URL(request.url())
      const content = Buffer.from(searchParams.get(".r") ?? "", "base64url").toString() || request.postData()
      const text = `${pathname} ${content}`
      if (pathname.includes("/items/")) requests.push(text)
    }
    page.on("request", record)
    // The book arrives before the member's id, which determines the list.
    await page.route(/graphql/, async (route) => {
      await page.getByRole("heading", { level: 1 }).waitFor()
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.reload()
    await own().waitFor()
    await networkIdle(page)
    page.off("request", record)
    await page.unroute(/graphql/)
    expect(requests.filter((text) => text.includes('"reviews"') && text.includes("writtenAt"))).toHaveLength(1)
    expect(requests).toEqual([...new Set(requests)])
  })

  it("need a rating that is chosen by keyboard, and can be deleted by their author", async () => {
    await goAs(page, accounts.bob, "/books/emma")
    const publish = page.getByRole("button", { name: "Publish review" })
    await page.getByLabel("Title", { exact: true }).fill("Soon regretted")
    await page.getByRole("textbox", { name: "Your review" }).fill("Never mind.")
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0)
    const heading = page.getByLabel("Title", { exact: true })
    await heading.fill("")
    await publish.click()
    const summary = page.getByRole("alert").filter({ hasText: "Check these fields" })
    await summary.getByText("Choose a rating from 1 to 5 stars.").waitFor()
    await heading.fill("Soon regretted")
    await publish.click()
    const rating = page.getByRole("radiogroup", { name: "Your rating" })
    await rating.getByText("Choose a rating from 1 to 5 stars.").waitFor()
    await expect.poll(() => rating.evaluate(isFocused)).toBe(true)
    expect(await faults(page, "review-wrong")).toEqual([])
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowRight")
    expect(await page.getByRole("radio", { name: "2 stars" }).isChecked()).toBe(true)
    expect(await rating.getByText("Choose a rating from 1 to 5 stars.").count()).toBe(0)
    expect(await rating.getAttribute("aria-invalid")).toBe(null)
    const title = page.getByLabel("Title", { exact: true })
    await title.fill("")
    await title.blur()
    await expect.poll(() => title.getAttribute("aria-invalid")).toBe("true")
    await title.fill("Soon regretted")
    expect(await title.getAttribute("aria-invalid")).toBe(null)
    await publish.click()
    await page.getByText("Thanks! Your review is published.").waitFor()
    await own().getByRole("link", { name: "Edit your review" }).click()
    await page.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await expect.poll(() => page.getByRole("heading", { name: "Soon regretted" }).count()).toBe(0)
    await publish.waitFor()
  })
})

describe("a review draft", () => {
  it("survives the sign-in, is published once, and updates the rating of its book", async () => {
    await page.goto(`${shop.url}/books/dracula`)
    await page.getByRole("textbox", { name: "Your review" }).fill("Mostly about trains.")
    await page.getByRole("region", { name: "Reviews" }).getByRole("link", { name: "Sign in" }).click()
    await fillSignIn(page, accounts.bob)
    const publish = page.getByRole("button", { name: "Publish review" })
    await publish.waitFor()
    expect(await page.getByRole("textbox", { name: "Your review" }).inputValue()).toBe("Mostly about trains.")
    await page.getByText("Published as Bob.").waitFor()

    await page.getByRole("radio", { name: "4 stars" }).check({ force: true })
    const title = page.getByLabel("Title", { exact: true })
    await title.fill("  ")
    await publish.click()
    await expect.poll(() => title.evaluate(isFocused)).toBe(true)
    await title.fill("Timetables")
    // Another tab of the same member publishes first.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole("radio", { name: "3 stars" }).check({ force: true })
    await other.getByLabel("Title", { exact: true }).fill("Trains")
    await other.getByRole("textbox", { name: "Your review" }).fill("Mostly.")
    await other.getByRole("button", { name: "Publish review" }).click()
    await other.getByText("Thanks! Your review is published.").waitFor()
    await publish.click()
    await page.getByText("You have already reviewed this book. Your review is shown above.").first().waitFor()
    await own().getByRole("heading", { name: "Trains" }).waitFor()
    await page.getByRole("link", { name: "3 out of 5 · 1 review" }).waitFor()
    expect(await page.getByRole("button", { name: "Publish review" }).count()).toBe(0)
  })

  it("survives when the session ends in another tab", async () => {
    await goAs(page, accounts.ada, "/books/dracula")
    await page.getByRole("textbox", { name: "Your review" }).fill("Do not invite him in.")
    const other = await page.context().newPage()
    await other.goto(shop.url)
    await other.getByRole("button", { name: /^Account menu/ }).click()
    await other.getByRole("banner").getByRole("button", { name: "Sign out" }).click()
    await page.getByText("to publish your review. We save your draft on this page.").waitFor()
    expect(await page.getByRole("textbox", { name: "Your review" }).inputValue()).toBe("Do not invite him in.")
    expect(await page.getByRole("button", { name: "Publish review" }).count()).toBe(0)
  })
})

describe("the page of the member's reviews", () => {
  it("requires a sign-in, and is linked in a member's menu", async () => {
    await page.goto(`${shop.url}/my-reviews`)
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor()
    await goAs(page, accounts.ada, "/")
    await page.getByRole("button", { name: /^Account menu/ }).click()
    await page.getByRole("link", { name: "Your reviews" }).click()
    await page.getByRole("heading", { level: 1, name: "Your reviews" }).waitFor()
    await page.getByRole("link", { name: "Middlemarch" }).waitFor()
    expect(await faults(page, "my-reviews")).toEqual([])
  })

  it("edits a review next to the list, and removes several at once", async () => {
    await goAs(page, accounts.ada, "/my-reviews")
    await page.getByRole("link", { name: "Still the funniest", exact: true }).click()
    const drawer = page.getByRole("dialog", { name: "Edit your review" })
    await drawer.getByLabel("Title", { exact: true }).fill("Funnier each time")
    expect(await faults(page, "my-reviews-edit")).toEqual([])
    await drawer.getByRole("button", { name: "Save changes" }).click()
    await page.getByRole("rowheader", { name: "Funnier each time", exact: true }).waitFor()

    const row = page.getByRole("row", { name: /Funnier each time/ })
    await row.getByRole("button", { name: "Actions for Funnier each time" }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await page
      .getByRole("dialog", { name: "Delete “Funnier each time”?" })
      .getByRole("button", { name: "Delete" })
      .click()
    await expect.poll(() => row.count()).toBe(0)
    // The undo button of the toast is also on the next page.
    await page.getByRole("banner").getByRole("link", { name: "The Colonnade" }).click()
    const restored = page.waitForResponse((response) => response.url().endsWith("/v2/items"))
    await page
      .locator(".portico-toast", { hasText: "“Funnier each time” deleted." })
      .getByRole("button", { name: "Undo" })
      .click()
    await restored
    await page.goto(`${shop.url}/my-reviews`)
    await row.waitFor()

    await page.getByRole("checkbox", { name: /Quiet and merciless/ }).check()
    await page.getByRole("checkbox", { name: /Worth every page/ }).check()
    await page.getByText("2 reviews selected").waitFor()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await page.getByRole("heading", { name: "Delete 2 reviews?" }).waitFor()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByText("2 deleted").waitFor()
    await expect
      .poll(() => page.getByRole("checkbox", { name: /Quiet and merciless|Worth every page/ }).count())
      .toBe(0)
    expect(await faults(page, "my-reviews-removed")).toEqual([])
  })
})

describe("another member's review", () => {
  it("can be removed by an editor only, after a confirmation", async () => {
    const remove = page.getByRole("button", { name: /^Remove this review/ })
    await goAs(page, accounts.ada, "/books/treasure-island")
    await feed().getByRole("article").first().waitFor()
    expect(await remove.count()).toBe(0)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())

    await goAs(page, accounts.edith, "/books/treasure-island")
    await remove.click()
    expect(await faults(page, "review-moderation")).toEqual([])
    await page.getByRole("dialog").getByRole("button", { name: "Remove this review" }).click()
    await page.getByText("No other reviews yet.").or(page.getByText("No reviews yet.")).first().waitFor()
    await page.reload()
    await page.getByText("No ratings yet").waitFor()
  })
})
