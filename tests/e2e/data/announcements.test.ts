/** The accessibility tree of Chromium for tables and imports: screen readers announce what it contains. */
import { expect, it } from "vitest"
import { listen } from "../Announcements.ts"
import { openDesk } from "./Desk.ts"

const anyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const notes = Array.from({ length: 12 }, (_, index) => ({
  _id: `n${index + 1}`,
  title: `Note ${String(index + 1).padStart(2, "0")}`,
  place: 12 - index
}))

const { visit } = openDesk({
  pages: "desk",
  seed: {
    collections: [
      { id: "notes", permissions: anyone, items: notes },
      { id: "entries", permissions: anyone, items: notes },
      { id: "stock", permissions: anyone, items: [{ _id: "first", title: "Aaa, the first", price: 1 }] }
    ]
  }
})

const openTable = async () => {
  const page = await visit("/table")
  await page.getByRole("button", { name: "Edit Place of Note 05" }).waitFor()
  return { page, ...(await listen(page)) }
}

it("a table names its rows and columns", async () => {
  const { stop, tree } = await openTable()
  await stop()
  const nodes = await tree()
  const named = (role: string) => nodes.filter((node) => node.role === role).map(({ name }) => name)

  expect(named("table")).toEqual(["Notes"])
  expect(named("columnheader")).toEqual(["Title", "Place"])
  expect(named("rowheader")).toEqual(["Note 01", "Note 02", "Note 03", "Note 04", "Note 05"])
  expect(named("checkbox")).toEqual(expect.arrayContaining(["Select Note 01", "Select all on this page"]))
  expect(named("cell")).toEqual(expect.arrayContaining(["12 Edit Place of Note 01"]))
})

it("a sort is announced in one sentence", async () => {
  const { page, said, stop } = await openTable()
  await page.getByRole("button", { name: "Place", exact: true }).click()
  expect(await said(/^Sorted/)).toEqual(["Sorted by Place, ascending. 5 of 12 items"])
  await page.getByRole("button", { name: "Place", exact: true }).click()
  expect(await said(/^Sorted/)).toEqual(["Sorted by Place, descending. 5 of 12 items"])
  await stop()
})

it("a selected row is announced in one sentence, with the number of selected items", async () => {
  const { page, said, stop } = await openTable()
  await page.getByRole("checkbox", { name: "Select Note 02" }).check()
  expect(await said(/selected/)).toEqual(["1 selected."])
  await page.getByRole("checkbox", { name: "Select Note 03" }).check()
  expect(await said(/selected/)).toEqual(["2 selected."])
  await page.getByRole("button", { name: "Clear selection" }).click()
  expect(await said(/selected/)).toEqual(["0 selected."])
  await stop()
})

it("another page is announced with its items, and while it loads", async () => {
  const { page, said, stop } = await openTable()
  // The response arrives after the first message was read: a message that a fast response replaces at once is not announced.
  const { promise: isRead, resolve: respond } = Promise.withResolvers<void>()
  await page.route("**/query*", async (route) => {
    await isRead
    await route.continue()
  })
  await page.getByRole("button", { name: "Next page" }).click()
  expect(await said("Loading the page…")).toEqual(["Loading the page…"])
  respond()
  expect(await said(/Page 2/)).toEqual(["Page 2 of 3. 6–10 of 12 items"])
  await stop()
})

it("the last page is announced once, although it has another number of items", async () => {
  const { page, said, stop } = await openTable()
  await page.getByRole("button", { name: "Last page" }).click()
  await said(/^Page 3/)
  await page.getByRole("checkbox", { name: "Select Note 12" }).waitFor()
  await page.getByRole("button", { name: "First page" }).click()
  const first = await said(/^Page 1/)
  expect(first.filter((text) => text !== "Loading the page…")).toEqual(["Page 1 of 3. 1–5 of 12 items"])
  await page.getByRole("button", { name: "Last page" }).click()
  const last = await said(/^Page 3/)
  expect(last.filter((text) => text !== "Loading the page…")).toEqual(["Page 3 of 3. 11–12 of 12 items"])
  await stop()
})

it("a sort on the second page is announced in one sentence, by the table", async () => {
  const { page, said, stop } = await openTable()
  await page.getByRole("button", { name: "Next page" }).click()
  await said(/^Page 2/)
  await page.getByRole("button", { name: "Place", exact: true }).click()
  expect(await said(/^Sorted/)).toEqual(["Sorted by Place, ascending. 5 of 12 items"])
  await page.getByText("Page 1 of 3", { exact: true }).first().waitFor()
  await page.getByRole("button", { name: "Next page" }).click()
  const steps = await said(/^Page 2/)
  expect(steps.filter((text) => text !== "Loading the page…")).toEqual(["Page 2 of 3. 6–10 of 12 items"])
  await stop()
})

it("a filter is announced in one sentence: by the pager, or by the table if the pager is not on the page", async () => {
  const { page, said, stop } = await openTable()
  const filter = (name: string) => page.getByRole("button", { name: `Filter: ${name}` }).click()
  await filter("far")
  expect(await said(/^Page 1/)).toEqual(["Page 1 of 1. 1–2 of 2 items"])
  await filter("none")
  expect(await said("No items to show.")).toEqual(["No items to show."])
  await filter("far")
  expect(await said(/2 items$/)).toEqual(["2 items"])
  await filter("all")
  expect(await said(/^Page 1/)).toEqual(["Page 1 of 3. 1–5 of 12 items"])
  await stop()
})

it("a selection and its removal by bulk actions inside the table have one message each", async () => {
  const page = await visit("/selection")
  await page.getByRole("checkbox", { name: "Select Note 02" }).waitFor()
  const { said, stop } = await listen(page)
  await page.getByRole("checkbox", { name: "Select Note 02" }).check()
  expect(await said(/selected/)).toEqual(["1 selected."])
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  expect(await said(/selected/)).toEqual(["5 selected."])
  await page.getByRole("button", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await page.getByText("1–5 of 7 items").first().waitFor()
  const steps = await said(/5 deleted/)
  expect(steps.filter((text) => text !== "Deleting…")).toEqual(["5 deleted Undo"])
  await stop()
})

it("an edit in a cell is announced in one sentence, also if it is invalid or fails", async () => {
  const { page, said, stop } = await openTable()
  const edit = page.getByRole("button", { name: "Edit Place of Note 02" })
  await edit.click()
  await page.keyboard.type("near")
  await page.keyboard.press("Enter")
  expect(await said(/number/)).toEqual(["Enter a number, like 12 or 12.5."])
  await page.keyboard.press("Control+A")
  await page.keyboard.type("40")
  await page.keyboard.press("Enter")
  expect(await said(/saved/)).toEqual(["Place of Note 02 saved. Undo"])
  await page.context().setOffline(true)
  await edit.click()
  await page.keyboard.type("41")
  await page.keyboard.press("Enter")
  expect(await said(/isn't saved/)).toEqual([
    "Place of Note 02 isn't saved. You're offline. Nothing is lost. Try again when you're back online."
  ])
  await stop()
})

it("an import names the fields of its errors", async () => {
  const page = await visit("/import")
  await page.getByRole("table", { name: "Stock", exact: true }).getByText("Aaa, the first").waitFor()
  const { said, stop, tree } = await listen(page)
  const rows = ["_id,title,price,color", "a,Bees,2,red", "b,Ants,many,blue", "c,Wasps,,green"]
  const file = { name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) }
  await page.getByLabel("Choose a file").setInputFiles(file)
  await page.getByRole("button", { name: "Import", exact: true }).waitFor()
  const nodes = await tree()
  const named = (role: string) => nodes.filter((node) => node.role === role).map(({ name, text }) => name || text)
  expect(named("cell")).toEqual(expect.arrayContaining(["price: Expected a number.", "price: A value is missing."]))
  expect(named("paragraph")).toContain("Not imported, because the collection has no such field: color")
  expect(named("combobox")).toContain("Field for column color")
  await page.getByRole("button", { name: "Import", exact: true }).click()
  const steps = await said(/^Done/)
  // The import announces its start, each quarter that lasts long enough, and its result. The list announces its new items.
  const others = steps.filter(
    (text) => !/^(Reading stock\.csv…|Importing stock\.csv|\d+% of the file processed)$/.test(text)
  )
  expect(others.filter((text) => !text.startsWith("Page 1"))).toEqual(["Done, but 2 rows couldn't be imported."])
  expect(others.filter((text) => text.startsWith("Page 1")).length).toBeLessThanOrEqual(1)
  const report = (await tree()).filter(({ role }) => role === "row").map(({ text }) => text)
  expect(report).toEqual(expect.arrayContaining([expect.stringMatching(/^3 b price Expected a number/)]))
  await stop()
})
