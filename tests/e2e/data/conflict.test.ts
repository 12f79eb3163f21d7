import { books } from "../../../packages/testing/src/internal/scenarios/Books.ts"
import { accounts, booksCollection, salesCollection } from "@portico/testing/scenarios/Bookshop"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { openDesk } from "./Desk.ts"
import { violations } from "../accessibility.ts"

const { edith } = accounts

const fred = { email: "fred@example.com", password: "a long enough password", editor: true } as const

const { visit } = openDesk({
  pages: "shop",
  seed: {
    members: [{ email: edith.email, password: edith.password, editor: true }, fred],
    collections: [
      { ...booksCollection, items: books.filter(({ _id }) => _id === "emma").map((book) => ({ ...book })) },
      salesCollection
    ]
  }
})

/** Opens the staff's books, and then a book. */
const edit = async (person: { readonly email: string; readonly password: string }) => {
  const page = await visit("/sign-in?returnTo=/staff")
  const field = (label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true })
  await field("Email address").fill(person.email)
  await field("Password").fill(person.password)
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click()
  await open(page)
  return page
}

const drawer = (page: Page) => page.getByRole("dialog", { name: "Edit a book" })

const open = async (page: Page) => {
  await page.getByRole("heading", { level: 1, name: "Books" }).waitFor()
  await page.getByRole("link", { name: "Emma", exact: true }).click()
  await field(page, "Price (€)").waitFor()
}

const field = (page: Page, label: string) => drawer(page).getByRole("form").first().getByLabel(label)

const save = (page: Page, name = "Save changes") =>
  drawer(page).getByRole("form").first().getByRole("button", { name }).click()

it("two editors change one book: the second sees both values, chooses, and both see the result", async () => {
  const [first, second] = await Promise.all([edit(edith), edit(fred)])
  await field(first, "Price (€)").fill("21.5")
  await field(first, "In stock").fill("77")
  await save(first)
  await drawer(first).getByText("Changes saved.").waitFor()

  // The second editor does not know of that, and changes the price, the stock and the pages, which the first left
  // unchanged.
  await field(second, "Price (€)").fill("30")
  await field(second, "In stock").fill("5")
  await field(second, "Pages").fill("512")
  await save(second)
  await drawer(second).getByText("Someone else changed these fields too.").waitFor()
  const price = drawer(second).getByRole("group", { name: "Price (€)" })
  const stock = drawer(second).getByRole("group", { name: "In stock" })
  expect(await price.getByRole("radio", { name: /^Yours\s*30$/ }).isChecked()).toBe(true)
  await price.getByRole("radio", { name: /^Theirs\s*21\.5$/ }).check()
  expect(await stock.getByRole("radio", { name: /^Theirs\s*77$/ }).count()).toBe(1)
  await stock.getByRole("radio", { name: /^Yours\s*5$/ }).check()
  expect(await drawer(second).getByRole("group", { name: "Pages" }).count()).toBe(0)
  expect(await violations(second)).toEqual([])
  await save(second, "Save selected values")
  await drawer(second).getByText("Changes saved.").waitFor()

  // The URL contains the edited book.
  await first.reload()
  await field(first, "Price (€)").waitFor()
  for (const page of [first, second]) {
    await expect.poll(() => field(page, "Price (€)").inputValue()).toBe("21.5")
    expect(await field(page, "In stock").inputValue()).toBe("5")
    expect(await field(page, "Pages").inputValue()).toBe("512")
    const row = page.locator("tr[data-item=emma]")
    await expect.poll(() => row.innerText()).toMatch(/€21\.50[\s\S]*\b5\b/)
  }
})
