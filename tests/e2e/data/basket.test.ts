import { describe, expect, it } from "vitest"
import { elsewhere, openShop, page, shop } from "../Visit.ts"
import { accounts, faults, goAs } from "./visitor.ts"

openShop()

const put = async (id: string) => {
  await page.goto(`${shop.url}/books/${id}`)
  await page.getByRole("button", { name: "Add to basket" }).click()
  await page.getByText("In your basket").waitFor()
}

const rows = () => page.getByRole("list", { name: "Books in your basket" }).getByRole("listitem")

// A refusal by the provider, which is not retried.
const refusal = { status: 403, headers: { "access-control-allow-origin": "*" }, json: { message: "no" } }

const header = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true })

describe("a basket", () => {
  it("shows covers, and takes over fast changes of a member", async () => {
    await goAs(page, accounts.ada, "/basket")
    for (const id of ["emma", "jane-eyre", "dracula", "frankenstein"]) await put(id)
    await page.goto(`${shop.url}/basket`)
    await expect.poll(() => rows().count()).toBe(4)
    expect(await rows().locator(".cover").count()).toBe(4)
    expect(await faults(page, "basket-member")).toEqual([])

    // Several presses before the first response.
    const answered = Promise.withResolvers<void>()
    for (const path of ["**/v2/items/patch", "**/v2/items/remove"]) {
      await page.route(path, (route) => answered.promise.then(() => route.continue()))
    }
    const quantity = page.getByRole("spinbutton", { name: "Quantity of Emma" })
    for (const copies of ["2", "3", "4"]) {
      await page.getByRole("button", { name: "One more copy of Emma" }).click()
      await expect.poll(() => quantity.inputValue()).toBe(copies)
    }
    for (const title of ["Jane Eyre", "Dracula"]) await page.getByRole("button", { name: `Remove ${title}` }).click()
    answered.resolve()
    await expect.poll(() => rows().count()).toBe(2)
    await header("Basket (5)").waitFor()
    await page.reload()
    await header("Basket (5)").waitFor()

    // There are no more copies than this, so a larger number says why it is not taken.
    await quantity.fill("99")
    await page.getByText(/^Only \d+ left\./).waitFor()
    await quantity.blur()
    expect(await quantity.inputValue()).toBe("4")
    await page.getByText(/^Only \d+ left\./).waitFor()
    expect(await faults(page, "basket-over")).toEqual([])
  })

  it("reports a failed change until the next one succeeds", async () => {
    await goAs(page, accounts.bob, "/books/emma")
    await page.getByRole("button", { name: "Add to basket" }).click()
    await page.getByText("In your basket").waitFor()
    await page.goto(`${shop.url}/basket`)
    await page.route("**/v2/items/patch", (route) => route.fulfill(refusal))
    const more = page.getByRole("button", { name: "One more copy of Emma" })
    await page.getByText("€10.90 each").waitFor()
    await more.click()
    await page.getByRole("main").getByRole("alert").waitFor()
    await page.unrouteAll({ behavior: "wait" })
    await more.click()
    await header("Basket (2)").waitFor()
    await expect.poll(() => page.getByRole("main").getByRole("alert").count()).toBe(0)
  })

  it("stays reachable if it or the member's profile cannot be read, and offers a retry", async () => {
    await goAs(page, accounts.edith, "/")
    await page.route("**/v2/items/query*", (route) => {
      const request = new URL(route.request().url()).searchParams.get(".r") ?? ""
      const isBasket = Buffer.from(request, "base64url").toString().includes('"baskets"')
      return isBasket ? route.fulfill(refusal) : route.fallback()
    })
    await page.goto(`${shop.url}/books/emma`)
    await header("Basket").waitFor()
    const add = page.getByRole("button", { name: "Add to basket" })
    await add.waitFor()
    await page.getByRole("main").getByRole("alert").first().waitFor()
    await header("Basket").click()
    await page.getByRole("main").getByRole("alert").waitFor()
    await page.goBack()
    await page.unrouteAll({ behavior: "wait" })
    await add.click()
    await page.getByText("In your basket").waitFor()

    // The id of the member is part of the profile.
    await page.route("**/graphql/**", (route) => route.fulfill(refusal))
    for (const path of ["/basket", "/checkout", "/orders", "/my-reviews"]) {
      await page.goto(shop.url + path)
      await page.getByRole("main").getByRole("alert").waitFor()
      expect(await page.getByText("Loading…").count()).toBe(0)
    }
    await page.unrouteAll({ behavior: "wait" })
    await page.goto(`${shop.url}/orders`)
    await page.getByText("You haven't ordered anything yet.").waitFor()
  })
})

describe("an order", () => {
  it("is accessible in every mode, from the checkout to the pages of the editors", async () => {
    await goAs(page, accounts.bob, "/basket")
    await put("middlemarch")
    await page.goto(`${shop.url}/checkout`)
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor()
    await page.getByRole("button", { name: /^Place order/ }).click()
    await page.getByText("Enter the postal code.").first().waitFor()
    expect(await faults(page, "checkout")).toEqual([])
    for (const [label, text] of [
      ["Full name", "Bob Moss"],
      ["Street and number", "2 Quay Street"],
      ["Postal code", "1010"],
      ["City", "Vienna"]
    ] as const)
      await page.getByLabel(label).fill(text)
    await page.getByLabel("Country").selectOption("AT")
    await page.getByRole("button", { name: /^Place order/ }).click()
    await page.getByRole("heading", { level: 1, name: "Thank you for your order" }).waitFor()
    expect(await page.title()).toBe("Thank you for your order · The Colonnade")
    expect(await faults(page, "order")).toEqual([])
    await page.getByRole("link", { name: "All orders" }).click()
    await page
      .getByRole("heading", { level: 2, name: /^Order/ })
      .first()
      .waitFor()
    expect(await faults(page, "orders")).toEqual([])

    await elsewhere()
    await goAs(page, accounts.edith, "/staff/orders")
    const row = page.getByRole("row", { name: /Bob Moss/ })
    await row.waitFor()
    expect(await faults(page, "staff-orders")).toEqual([])
    await row.getByRole("button", { name: /^Actions for/ }).click()
    const show = page.getByRole("menuitem", { name: "Show order" })
    expect(await show.getAttribute("href")).toContain("order=")
    await show.click()
    const order = page.getByRole("dialog", { name: "Order" })
    await order.getByText("2 Quay Street").waitFor()
    await order.getByRole("button", { name: "Cancel order" }).click()
    const question = page.getByRole("dialog", { name: /^Cancel order C-/ })
    await question.getByRole("button", { name: "Keep order" }).click()
    await expect.poll(() => question.count()).toBe(0)
    await order.getByText("Placed", { exact: true }).waitFor()
    expect(await faults(page, "staff-order")).toEqual([])
  })
})
