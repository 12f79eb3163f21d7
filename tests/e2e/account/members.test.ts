import { expect, it } from "vitest"
import { button, fillBasket, heading, menu, password, signIn } from "./member.ts"
import { openWorlds } from "./World.ts"

const { tab, visit, worlds } = openWorlds({
  open: {
    members: [
      { email: "ada@example.com", password, profile: { nickname: "Ada" } },
      { email: "bob@example.com", password, profile: { nickname: "Bob" } }
    ]
  }
})

it("a page shows the data of a member who replaces another one in another tab", async () => {
  const { shop } = worlds.open
  const page = await visit()
  await fillBasket(page, shop)
  await page.goto(`${shop}/sign-in?returnTo=/books/emma`)
  const other = await tab(page)
  await other.goto(`${shop}/sign-in?returnTo=/basket`)
  await heading(other, "Sign in")
  await signIn(page, "ada@example.com")
  await menu(page).getByText("Ada").waitFor()
  await page.getByText("In your basket").waitFor()
  await page.getByText("Published as Ada.").waitFor()

  // The form of the other tab is still there, because only its own sign-in would leave the page.
  await signIn(other, "bob@example.com")
  await other.getByText("Your basket is empty.").waitFor()

  await menu(page).getByText("Bob").waitFor()
  await button(page, "Add to basket").waitFor()
  await page.getByText("Published as Bob.").waitFor()
  expect(await page.getByText("Ada").count()).toBe(0)
})
