import AxeModule from "axe-core"
import { describe, expect, it } from "vitest"
import { elsewhere, page, shop } from "./Visit.ts"
import { picture } from "./Picture.ts"

const put = async (title: string) => {
  await page.goto(shop.url)
  await page.getByRole("link", { name: title }).click()
  await page.getByRole("button", { name: "Add to basket" }).click()
  await page.getByText("In your basket").waitFor()
}

/** Finds a visible field. Forms of earlier pages stay hidden in the document. */
const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true }).filter({ visible: true })

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

const lies = (expected: ReadonlyArray<string>) => expect.poll(titles, { timeout: 10_000 }).toEqual(expected)

const pending = () => page.evaluate(() => localStorage.getItem("portico.handOver.portico-bookshop"))

const member = () => page.getByText("Your basket is saved in your account")

const violations = async (): Promise<ReadonlyArray<string>> => {
  await page.addScriptTag({ content: AxeModule.source })
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof AxeModule }).axe.run())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
}

const someone = (name: string) => `${name}-${Date.now()}@example.com`

describe("a visitor's basket", () => {
  it("is moved to the member at sign-in, and is visible on another device", async () => {
    const email = someone("eve")
    await put("Emma")
    await put("Jane Eyre")
    await page.getByRole("banner").getByRole("link", { name: "Basket (2)" }).click()
    await page.getByText("Your basket is saved on this device").waitFor()
    expect(await titles()).toEqual(["Emma", "Jane Eyre"])
    expect(await violations()).toEqual([])

    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click()
    await page.getByRole("main").getByRole("button", { name: "Create an account" }).click()
    await signUp(email)
    await member().waitFor()
    await lies(["Emma", "Jane Eyre"])
    await picture(page, "basket")
    expect(await violations()).toEqual([])
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
  }, 60_000)

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
  }, 60_000)

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
    await expect.poll(pending, { timeout: 10_000 }).toBeTruthy()
    await page.unroute("**/v2/items")

    await page.reload()
    await lies(["Emma", "Jane Eyre"])
    expect(await pending()).toBeNull()
  }, 60_000)
})
