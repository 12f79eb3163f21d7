import { describe, expect, it } from "vitest"
import { elsewhere, openShop, page, shop } from "./Visit.ts"
import { picture } from "./Picture.ts"
import { violations } from "./accessibility.ts"

openShop()

const put = async (title: string) => {
  await page.goto(shop.url)
  await page.getByRole("link", { name: title }).click()
  await page.getByRole("button", { name: "Add to basket" }).click()
  await page.getByText("In your basket").waitFor()
}

/** Finds a field by its label. */
const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true })

const signUp = async (email: string) => {
  await field("Email address").fill(email)
  await field("Choose a password").fill("a long enough password")
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click()
}

const signIn = async (email: string, password = "a long enough password") => {
  await field("Email address").fill(email)
  await field("Password").fill(password)
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click()
}

const signOut = async () => {
  await page.getByRole("button", { name: /^Account menu/ }).click()
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor()
}

const titles = () =>
  page.getByRole("list", { name: "Books in your basket" }).getByRole("listitem").getByRole("link").allTextContents()

const lies = (expected: ReadonlyArray<string>) => expect.poll(titles).toEqual(expected)

const pending = () => page.evaluate(() => localStorage.getItem("portico.handOver.portico-bookshop"))

const member = () => page.getByText("Your basket is saved in your account")

const someone = (name: string) => `${name}-${Date.now()}@example.com`

describe("a visitor's basket", () => {
  it("is moved to the member at sign-in, and is visible on another device", async () => {
    const email = someone("eve")
    await put("Emma")
    await put("Jane Eyre")
    await page.getByRole("banner").getByRole("link", { name: "Basket (2)" }).click()
    await page.getByText("Your basket is saved on this device").waitFor()
    expect(await titles()).toEqual(["Emma", "Jane Eyre"])
    expect(await violations(page)).toEqual([])

    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click()
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click()
    await signUp(email)
    await member().waitFor()
    await lies(["Emma", "Jane Eyre"])
    await picture(page, "basket")
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem("colonnade.basket"))).toBe("[]")

    await elsewhere()
    await page.goto(`${shop.url}/sign-in?returnTo=/basket`)
    await signIn(email)
    await lies(["Emma", "Jane Eyre"])
    await page.getByRole("button", { name: "Remove Emma" }).click()
    await lies(["Jane Eyre"])
    await page.reload()
    await lies(["Jane Eyre"])

    // An editor may read all baskets, and sees only their own.
    await elsewhere()
    await page.goto(`${shop.url}/sign-in?returnTo=/basket`)
    await signIn("edith@example.com", "sharpened-pencil")
    await member().waitFor()
    expect(await titles()).toEqual([])
  })

  it("is not moved to the next member after a logout, and is merged with the member's basket", async () => {
    const first = someone("first")
    await put("Emma")
    await page.goto(`${shop.url}/sign-up?returnTo=/basket`)
    await signUp(first)
    await lies(["Emma"])
    await signOut()
    await page.getByText("Your basket is empty").waitFor()

    await put("Jane Eyre")
    await page.goto(`${shop.url}/sign-up?returnTo=/basket`)
    await signUp(someone("second"))
    await lies(["Jane Eyre"])
    await signOut()

    await put("Dracula")
    await page.goto(`${shop.url}/sign-in?returnTo=/basket`)
    await signIn(first)
    await lies(["Emma", "Dracula"])
    expect(await pending()).toBeNull()
  })

  it("is moved later, and once, if the collection is unreachable at sign-in", async () => {
    await put("Emma")
    await put("Jane Eyre")
    // The first item is stored and its response is lost. The second item is not stored.
    let isFirst = true
    await page.route("**/v2/items", async (route) => {
      if (isFirst) await route.fetch()
      isFirst = false
      await route.abort()
    })
    await page.goto(`${shop.url}/sign-up?returnTo=/basket`)
    await signUp(someone("late"))
    await member().waitFor()
    await expect.poll(pending).toBeTruthy()
    await page.getByText("Some books that you added before you signed in").waitFor()
    expect(await violations(page)).toEqual([])
    await page.unroute("**/v2/items")

    await page.reload()
    await lies(["Emma", "Jane Eyre"])
    expect(await pending()).toBeNull()
  })

  it("is moved by the button of the notice that it is not moved yet", async () => {
    await put("Emma")
    await page.route("**/v2/items", (route) => route.abort())
    await page.goto(`${shop.url}/sign-up?returnTo=/basket`)
    await signUp(someone("button"))
    const add = page.getByRole("button", { name: "Add them now" })
    await add.waitFor()
    await page.unroute("**/v2/items")

    await add.click()

    await lies(["Emma"])
    await add.waitFor({ state: "detached" })
    expect(await pending()).toBeNull()
  })
})

describe("an order", () => {
  it("is placed once from a visitor's basket, and is listed in the account", async () => {
    await put("Emma")
    await put("Jane Eyre")
    await page.goto(`${shop.url}/basket`)
    await page.getByRole("button", { name: "One more copy of Emma" }).click()
    await page.getByText("€25.70").or(page.getByText("€32.30")).first().waitFor()
    await page.getByRole("button", { name: "Remove Jane Eyre" }).click()
    await lies(["Emma"])
    await page.getByText("€25.70").waitFor()
    const toast = page.locator(".portico-toast", { hasText: "“Jane Eyre” removed." })
    const undo = await toast.getByRole("button", { name: "Undo" }).boundingBox()
    const close = await toast.locator(".portico-toast-close").boundingBox()
    // The close button is in the line of the message.
    expect(Math.abs((undo?.y ?? 0) - (close?.y ?? 0))).toBeLessThan(16)
    await toast.getByRole("button", { name: "Undo" }).click()
    // axe would measure the contrast of a toast that fades out.
    await toast.waitFor({ state: "detached" })
    await lies(["Emma", "Jane Eyre"])
    expect(await violations(page)).toEqual([])

    await page.getByRole("link", { name: "Go to checkout" }).click()
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click()
    await signUp(someone("orla"))
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor()
    const place = page.getByRole("button", { name: "Place order · €32.30" })
    await place.click()
    await page.getByText("Enter the postal code.").first().waitFor()
    expect(await page.getByLabel("Full name").evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
    for (const [label, text] of [
      ["Full name", "Orla Byrne"],
      ["Street and number", "1 Quay Street"],
      ["Postal code", "H91"],
      ["City", "Galway"]
    ] as const)
      await page.getByLabel(label).fill(text)
    await page.getByLabel("Country").selectOption("IE")
    expect(await page.getByText("Enter the postal code.").count()).toBe(0)
    // A changed field is checked again when it loses the focus.
    await page.getByLabel("City").fill("")
    await page.getByLabel("Full name").focus()
    await page.getByText("Enter the city.").waitFor()
    await page.getByLabel("City").fill("Galway")
    await page.getByLabel("A card that is declined").check()
    await place.click()
    await page.getByRole("alert").getByText("The simulated card was declined").waitFor()
    await page.getByLabel("Card (simulated)").check()
    await picture(page, "checkout")

    // The price changes between the page and the order.
    await page.route("**/v2/items/query*", async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('"price":10.9', '"price":11.9') })
    })
    await place.click()
    await page.getByRole("alert").getByText("Some books changed while you were shopping").waitFor()
    await page.unrouteAll({ behavior: "wait" })
    await page.reload()
    await page.getByLabel("Full name").fill("Orla Byrne")
    await page.getByLabel("Street and number").fill("1 Quay Street")
    await page.getByLabel("Postal code").fill("H91")
    await page.getByLabel("City").fill("Galway")
    await page.getByLabel("Country").selectOption("IE")
    await place.dblclick()
    await page.getByRole("heading", { level: 1, name: "Thank you for your order" }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole("banner").getByRole("link", { name: "Basket", exact: true }).waitFor()

    await page.getByRole("link", { name: "All orders" }).click()
    await page.getByText("3 books · €32.30").waitFor()
    expect(await page.getByRole("main").getByRole("listitem").count()).toBe(1)
    expect(await violations(page)).toEqual([])

    // The address and the recipient are in the profile now.
    await put("Emma")
    await page.goto(`${shop.url}/checkout`)
    const saved = page.getByRole("radio", { name: /Orla Byrne\s*1 Quay Street/ })
    await saved.waitFor()
    expect(await saved.isChecked()).toBe(true)
    expect(await page.getByLabel("Full name").count()).toBe(0)
    await page.getByRole("button", { name: "Place order · €14.80" }).click()
    await page.getByRole("heading", { level: 1, name: "Thank you for your order" }).waitFor()
    const delivery = page.getByRole("region", { name: "Deliver to" })
    await delivery.getByText("Orla Byrne").waitFor()
    await delivery.getByText("H91 Galway").waitFor()
    // The address is not saved a second time.
    await put("Emma")
    await page.goto(`${shop.url}/checkout`)
    await saved.waitFor()
    expect(await page.getByRole("radio", { name: /1 Quay Street/ }).count()).toBe(1)

    // An editor ships the order.
    await elsewhere()
    await page.goto(`${shop.url}/sign-in?returnTo=/staff/orders`)
    await signIn("edith@example.com", "sharpened-pencil")
    await page
      .getByRole("row", { name: /Orla Byrne.*€32\.30/ })
      .getByRole("link")
      .click()
    await page.getByRole("button", { name: "Mark as shipped" }).click()
    await page.getByRole("button", { name: "Mark as delivered" }).waitFor()
    await page
      .getByText(/^Order \S+ marked as shipped\.$/)
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole("dialog", { name: "Order" }).getByRole("link", { name: "Close" }).click()
    const row = page.getByRole("row", { name: /Orla Byrne.*€32\.30/ })
    await row.getByRole("button", { name: /^Actions for Order/ }).click()
    await page.getByRole("menuitem", { name: "Mark as delivered" }).click()
    await row.getByText("Delivered").waitFor()
    await page.goto(`${shop.url}/books/emma`)
    await page.getByText("4 in stock").waitFor()

    // A canceled order returns its copies.
    await page.goto(`${shop.url}/staff/orders`)
    const second = page.getByRole("row", { name: /Orla Byrne.*€14\.80/ })
    await second.getByRole("button", { name: /^Actions for Order/ }).click()
    await page.getByRole("menuitem", { name: "Cancel order" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click()
    await second.getByText("Canceled").waitFor()
    await page.goto(`${shop.url}/books/emma`)
    await page.getByText("5 in stock").waitFor()
  })
})
