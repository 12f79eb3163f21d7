import { describe, expect, it } from "vitest"
import { openShop, page, shop } from "../Visit.ts"
import { accounts, faults, goAs } from "./visitor.ts"

openShop()

const heading = (name: string) => page.getByRole("heading", { name, exact: true })

const part = (name: string) => page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name }).click()

describe("the staff pages", () => {
  it("require a sign-in, and are closed to members who are not editors", async () => {
    await page.goto(`${shop.url}/staff`)
    await heading("Sign in").waitFor()
    await goAs(page, accounts.bob, "/staff/sales")
    await page.getByText("This page is for editors").waitFor()
    expect(await page.getByRole("navigation", { name: "Staff" }).count()).toBe(0)
    expect(await faults(page, "staff-none")).toEqual([])
  })

  it("let an editor change a book, and show the change", async () => {
    await goAs(page, accounts.edith, "/staff")
    await page.getByRole("link", { name: "Emma" }).click()
    const drawer = page.getByRole("dialog", { name: "Edit a book" })
    await drawer.getByLabel("Price (€)").first().fill("12.3")
    expect(await faults(page, "staff-book")).toEqual([])
    await drawer.getByRole("button", { name: "Save changes" }).click()
    await page.getByRole("row", { name: /Emma/ }).getByRole("cell", { name: "€12.30" }).waitFor()
    await drawer.getByRole("link", { name: "Close" }).click()
    await expect.poll(() => drawer.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Emma")
  })

  it("confirm before an editor loses changes, then return the focus", async () => {
    await goAs(page, accounts.edith, "/staff")
    await page.getByRole("link", { name: "Emma" }).click()
    const drawer = page.getByRole("dialog", { name: "Edit a book" })
    await drawer.getByLabel("Price (€)").first().fill("99")
    await page.keyboard.press("Escape")
    const question = page.getByRole("dialog", { name: "Leave without saving?" })
    await question.waitFor()
    expect(await faults(page, "staff-leave")).toEqual([])
    await page.keyboard.press("Escape")
    await expect.poll(() => question.count()).toBe(0)
    await drawer.getByRole("link", { name: "Close" }).click()
    await question.getByRole("button", { name: "Leave" }).click()
    await expect.poll(() => drawer.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Emma")
  })

  it("let an editor search books, and remove one and restore it", async () => {
    await goAs(page, accounts.edith, "/staff")
    await page.getByRole("searchbox", { name: "Search by title or author" }).fill("brontë")
    await page.getByRole("button", { name: "Search", exact: true }).click()
    const row = page.getByRole("row", { name: /Jane Eyre/ })
    await expect.poll(() => page.getByRole("row").count()).toBe(3)
    expect(await page.getByLabel("Copies").count()).toBe(0)
    await row.getByRole("button", { name: "Actions for Jane Eyre" }).click()
    await page.getByRole("menuitem", { name: "Edit" }).click()
    await page.getByRole("dialog", { name: "Edit a book" }).getByRole("link", { name: "Close" }).click()
    await row.getByRole("button", { name: "Actions for Jane Eyre" }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await page.getByRole("dialog", { name: "Delete “Jane Eyre”?" }).getByRole("button", { name: "Delete" }).click()
    await expect.poll(() => row.count()).toBe(0)
    await page.getByRole("region", { name: /F6/ }).getByText("“Jane Eyre” deleted.").waitFor()
    // The toast stays while it has the focus.
    await page.keyboard.press("F6")
    expect(await faults(page, "staff-removed")).toEqual([])
    await page.getByRole("button", { name: "Undo" }).click()
    await row.waitFor()
  })

  it("let an editor change the stock of several books at once", async () => {
    await goAs(page, accounts.edith, "/staff")
    await page.getByRole("checkbox", { name: /Anna Karenina/ }).check()
    await page.getByRole("checkbox", { name: /Buddenbrooks/ }).check()
    await page.getByLabel("Copies").fill("30")
    expect(await faults(page, "staff-many")).toEqual([])
    await page.getByRole("button", { name: "Add 30 to stock" }).click()
    await page.getByText("2 changed").waitFor()
    await page
      .getByRole("row", { name: /Anna Karenina/ })
      .getByRole("cell", { name: "38" })
      .waitFor()
    await page
      .getByRole("row", { name: /Buddenbrooks/ })
      .getByRole("cell", { name: "35" })
      .waitFor()
  })

  it("let an editor edit stock in its cell and show a column, by keyboard", async () => {
    await goAs(page, accounts.edith, "/staff")
    const row = page.getByRole("row", { name: /Effi Briest/ })
    const { keyboard } = page
    const enter = async (text: string) => {
      await keyboard.press("ControlOrMeta+A")
      await keyboard.type(text)
      await keyboard.press("Enter")
    }
    await row.getByRole("button", { name: /^Edit In stock of/ }).focus()
    await keyboard.press("Enter")
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT")
    await enter("-1")
    await row.locator("input[aria-invalid=true]").waitFor()
    expect(await faults(page, "staff-cell")).toEqual([])
    await enter("41")
    await row.getByRole("cell", { name: "41" }).waitFor()
    await row.getByRole("button", { name: /^Edit Price.* of/ }).focus()
    await keyboard.press("Enter")
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT")
    await enter("10.123")
    await row.locator("input[aria-invalid=true]").waitFor()
    await enter("10.25")
    await row.getByRole("cell", { name: "€10.25" }).waitFor()

    expect(await page.getByRole("columnheader", { name: "Tags" }).count()).toBe(0)
    await page.getByRole("button", { name: "Columns", exact: true }).focus()
    await keyboard.press("Enter")
    const tags = page.getByRole("checkbox", { name: "Tags" })
    for (let steps = 0; steps < 60; steps++) {
      if (await tags.evaluate((box) => box === document.activeElement)) break
      await keyboard.press("Tab")
    }
    await keyboard.press("Space")
    await page.getByRole("columnheader", { name: "Tags" }).waitFor()
    expect(await faults(page, "staff-columns")).toEqual([])
    await page.reload()
    await page.getByRole("columnheader", { name: "Tags" }).waitFor()
    await row.getByRole("cell", { name: "41" }).waitFor()
    await row.getByRole("cell", { name: "€10.25" }).waitFor()
  })

  it("let an editor filter books, and lower no stock below zero", async () => {
    await goAs(page, accounts.edith, "/staff")
    await page.getByRole("row", { name: /Anna Karenina/ }).waitFor()
    await page.getByText("Filters", { exact: true }).click()
    await page.getByRole("button", { name: "Add condition" }).click()
    await page.getByRole("combobox", { name: "Field" }).selectOption({ label: "First edition" })
    await page.getByRole("combobox", { name: /^(Condition|Comparison|Operator)/ }).selectOption({ label: "is" })
    await page.getByRole("textbox", { name: /^Value/ }).fill("1897")
    await page.getByRole("button", { name: "Apply" }).click()
    await page.getByText("Filters (active)").waitFor()
    await expect.poll(() => page.getByRole("table", { name: "All books" }).getByRole("row").count()).toBe(2)

    const row = page.getByRole("row", { name: /Dracula/ })
    const box = page.getByRole("checkbox", { name: /Dracula/ })
    await box.focus()
    const before = await row.boundingBox()
    await page.keyboard.press("Space")
    await page.getByLabel("Copies").waitFor()
    // Selecting a book moves no row, and the actions are the next stop of the keyboard.
    expect((await row.boundingBox())?.y).toBe(before?.y)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".portico-selection") !== null))
      .toBe(true)
    await page.getByLabel("Copies").fill("-1000")
    await page.getByRole("button", { name: "Remove 1000 from stock" }).click()
    await page.getByText("This item doesn't meet the condition of the change.").waitFor()
    expect(await faults(page, "staff-floor")).toEqual([])
  })

  it("let an editor import books from a file, and report invalid rows", async () => {
    await goAs(page, accounts.edith, "/staff/import")
    const rows = [
      "_id,title,author,year,price,language,pages,stock,tags,description,addedAt",
      'the-trial,The Trial,Franz Kafka,1925,9.5,de,255,4,"[""classic""]",Lies were told.,2026-11-01T00:00:00.000Z',
      "broken,Broken,Nobody,no year,9,en,1,1,[],Bad.,2026-11-01T00:00:00.000Z"
    ]
    const file = { name: "books.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) }
    await page.locator("input[type=file]").setInputFiles(file)
    await page.getByRole("button", { name: "Import", exact: true }).waitFor()
    expect(await faults(page, "staff-import")).toEqual([])
    await page.getByRole("button", { name: "Import", exact: true }).click()
    await page.getByText("Done, but 1 row couldn't be imported.").first().waitFor()
    expect(await faults(page, "staff-imported")).toEqual([])

    await page.goto(`${shop.url}/books/the-trial`)
    await heading("The Trial").waitFor()
  })

  it("say that there are no orders", async () => {
    await goAs(page, accounts.edith, "/staff/orders?status=canceled")
    await page.getByRole("main").getByText("No orders found.").first().waitFor()
    expect(await page.getByText("Items per page").count()).toBe(0)
  })

  it("let an editor export the books", async () => {
    await goAs(page, accounts.edith, "/staff")
    await part("Export")
    await page.getByRole("region", { name: "Export Books" }).getByRole("button", { name: "Export" }).click()
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Save Books.csv" }).click()
    const chunks: Array<Buffer> = []
    for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
    expect(Buffer.concat(chunks).toString()).toContain("Pride and Prejudice,Jane Austen")
    expect(await faults(page, "staff-export")).toEqual([])
  })

  it("show the sales as a chart and as a table", async () => {
    await page.addInitScript(() => {
      globalThis.Date = class extends Date {
        constructor(...values: ReadonlyArray<number>) {
          // The cast is safe: the arguments are passed through.
          super(...((values.length === 0 ? ["2026-11-15T12:00:00Z"] : values) as [number]))
        }
      } as DateConstructor
    })
    await goAs(page, accounts.edith, "/staff")
    await part("Sales")
    await page.getByText("€928.10").waitFor()
    await heading("Revenue by month").waitFor()
    await page.getByRole("img", { name: /^Dec 2025: €152/ }).waitFor()
    const shape = (name: RegExp) => page.getByRole("img", { name }).locator(".portico-chart-shape")
    // A column of a month is higher than wide, and its height is its revenue.
    const heights = await Promise.all(
      [/^Nov 2025:/, /^Dec 2025:/].map(async (name) => (await shape(name).boundingBox())?.height ?? 0)
    )
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
    expect(heights[1]).toBeGreaterThan((await shape(/^Dec 2025:/).boundingBox())?.width ?? 0)
    expect(await faults(page, "staff-sales")).toEqual([])
    await page.getByRole("button", { name: "Show as table" }).first().click()
    await page.getByRole("row", { name: /Dec 2025/ }).waitFor()
    await page.getByRole("row", { name: /Nov 2026.*€0/ }).waitFor()

    await page.getByRole("button", { name: "Last 3 months" }).click()
    await expect.poll(() => page.getByRole("row", { name: /Dec 2025/ }).count()).toBe(0)
    await page.getByRole("row", { name: /Nov 2026.*€0/ }).waitFor()
    expect(new URL(page.url()).search).toBe("?from=2026-09&to=2026-11")

    await page.route("**/v2/items/aggregate", (route) =>
      route.fulfill({ status: 403, headers: { "access-control-allow-origin": "*" }, json: { message: "no" } })
    )
    await page.reload()
    await page.getByRole("main").getByRole("alert").first().waitFor()
    expect(await page.getByRole("combobox", { name: "From" }).count()).toBe(0)
    await page.unrouteAll({ behavior: "wait" })
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("combobox", { name: "From" }).waitFor()
  })
})
