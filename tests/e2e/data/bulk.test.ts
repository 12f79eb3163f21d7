import type { Page } from "playwright"
import { expect, it } from "vitest"
import { openDesk } from "./Desk.ts"
import { violations } from "../accessibility.ts"

const ada = { email: "ada@example.com", password: "analytical-engine" }

const noteOf = (place: number, _ownerId: string) => ({ _id: `n${place}`, title: `Note ${place}`, place, _ownerId })

// A hook of the provider refuses to remove one item until this changes.
let isKeptBack = true

const { visit } = openDesk({
  pages: "desk",
  hooks: {
    notes: {
      beforeRemove: (id) => {
        if (id === "n3" && isKeptBack) throw new Error("It is read just now.")
        return id
      }
    }
  },
  seed: {
    collections: [
      {
        id: "notes",
        permissions: { read: "ANYONE", remove: "SITE_MEMBER_AUTHOR" },
        items: [
          ...[1, 2, 3, 4, 5].map((place) => noteOf(place, ada.email)),
          ...[6, 7].map((place) => noteOf(place, "bob@example.com"))
        ]
      }
    ]
  }
})

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, name: string, role: "button" | "checkbox" | "textbox") => {
  const target = page.getByRole(role, { name, exact: true }).last()
  await target.waitFor()
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not lead to “${name}”.`)
}

const press = async (page: Page, name: string) => {
  await tabTo(page, name, "button")
  await page.keyboard.press("Enter")
}

const rowsOf = async (page: Page, name: string) =>
  (await page.getByRole("table", { name }).getByRole("row").allInnerTexts()).slice(1)

const removeInAnotherTab = async (page: Page, title: string) => {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.getByRole("checkbox", { name: `Select ${title}` }).check()
  await tab.getByRole("button", { name: "Delete" }).click()
  await tab.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await tab.getByText("1 deleted").waitFor()
  await tab.close()
}

const chosen = (page: Page) =>
  page
    .getByRole("table", { name: "Notes", exact: true })
    .getByRole("checkbox", { name: /^Select Note/, checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest("tr")?.dataset["item"]))

it("bulk removal by keyboard removes some items, and leaves the failed ones selected for a retry", async () => {
  const page = await visit("/bulk")
  await tabTo(page, "Email address", "textbox")
  await page.keyboard.type(ada.email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(ada.password)
  await page.keyboard.press("Enter")
  await expect.poll(async () => (await rowsOf(page, "Notes")).length).toBe(7)

  // The actions are the next stop after the checkbox, and the rows stay in place.
  const topOfFirst = () => page.getByRole("checkbox", { name: "Select Note 1" }).boundingBox()
  const before = await topOfFirst()
  await tabTo(page, "Select Note 4", "checkbox")
  await page.keyboard.press("Space")
  await page.getByText("1 item selected").waitFor()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Delete")
  expect(await topOfFirst()).toEqual(before)
  await page.getByRole("checkbox", { name: "Select Note 4" }).uncheck()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

  for (const place of [1, 2, 3, 5, 6, 7]) {
    await tabTo(page, `Select Note ${place}`, "checkbox")
    await page.keyboard.press("Space")
  }
  await page.getByText("6 items selected").waitFor()
  expect(await violations(page)).toEqual([])
  // Another tab removes one of them in the meantime.
  await removeInAnotherTab(page, "Note 5")

  const sent: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("/bulk/items/")) sent.push(request.postData() ?? "")
  })
  await page.keyboard.press("Shift+Tab")
  await press(page, "Delete")
  const dialog = page.getByRole("dialog", { name: "Delete 6 items?" })
  await dialog.waitFor()
  expect(await violations(page)).toEqual([])
  await press(page, "Delete")
  const report = "3 items failed"
  await expect.poll(async () => (await rowsOf(page, report)).length).toBe(3)
  await page.getByText("2 deleted").waitFor()
  // An item that was already removed is not a failure.
  await page.getByText("1 skipped").waitFor()
  const told = await rowsOf(page, report)
  expect(told.find((row) => row.includes("n3"))).toMatch(/It is read just now\.|WDE0078/)
  for (const id of ["n6", "n7"])
    expect(told.find((row) => row.includes(id))).toContain("You don't have permission to change this item.")
  await expect.poll(async () => (await rowsOf(page, "Notes")).length).toBe(4)
  expect(await chosen(page)).toEqual(["n3", "n6", "n7"])
  expect(await violations(page)).toEqual([])

  isKeptBack = false
  sent.length = 0
  await press(page, "Retry 3 items")
  await expect.poll(async () => (await rowsOf(page, "2 items failed")).length).toBe(2)
  expect(sent).toHaveLength(1)
  expect(["n1", "n2", "n3", "n4", "n5", "n6", "n7"].filter((id) => sent[0]?.includes(`"${id}"`))).toEqual([
    "n3",
    "n6",
    "n7"
  ])
  await expect.poll(async () => (await rowsOf(page, "Notes")).length).toBe(3)
  expect(await chosen(page)).toEqual(["n6", "n7"])
})
