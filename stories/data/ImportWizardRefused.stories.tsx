import { ImportWizard } from "@portico/react"
import { expect, spyOn } from "storybook/test"
import { advanceUntil } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import preview from "../../.storybook/preview.tsx"
import { booksCsv, fileOf } from "./importFiles.ts"
import { chooseFile, expectEnd, intoStock, openPreview, start } from "./importPlay.ts"

/** Invalid rows and files, and a lost connection: nothing is stored twice, and all skipped rows are reported. */
const meta = preview.meta({
  title: "data/ImportWizard/Refused",
  component: ImportWizard,
  args: intoStock,
  parameters: { world: { scenario: "bulk" } }
})

/** Rows are invalid. Each is reported with its line, its field, the value, and the expected type. */
export const BadRows = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play
    await openPreview(
      play,
      fileOf(
        "books.csv",
        booksCsv(
          400,
          Array.from({ length: 37 }, (_, index) => index * 10)
        )
      )
    )
    await start(play)
    await expectEnd(play, "Partially completed", "Done, but 37 rows couldn't be imported.")
    const { tBodies } = canvas.getByRole<HTMLTableElement>("table")
    const rows = () => Array.from(tBodies[0]?.rows ?? [])
    await expect(rows()).toHaveLength(20)
    await expect(rows()[1]).toHaveTextContent("12book-10priceExpected a number. a lot")
    await userEvent.click(canvas.getByRole("button", { name: "Show 17 more" }))
    await expect(rows()).toHaveLength(37)
  }
})

/** A chunk is too large. It is split in half and sent again. */
export const TooLarge = meta.story({
  tags: ["spec:wde/WDE0109"],
  parameters: { world: { scenario: "bulkTooLarge" } },
  play: async (play) => {
    const { fetch } = globalThis
    const sizes: Array<Promise<number>> = []
    const sent = spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      if (input instanceof Request && input.url.includes("/bulk/")) {
        sizes.push(
          input
            .clone()
            .json()
            .then(({ dataItems }) => dataItems.length)
        )
      }
      return fetch(input, init)
    })
    await openPreview(play, fileOf("books.csv", booksCsv(600)))
    await start(play)
    await expectEnd(play, "Completed", "All rows imported.")
    sent.mockRestore()
    await expect(await Promise.all(sizes)).toEqual([600, 300, 300])
    await expect(play.canvas.getByText("600 added")).toBeVisible()
  }
})

/** Invalid files. Each is reported, and another one can be chosen. */
export const InvalidFiles = meta.story({
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const again = () => userEvent.click(canvas.getByRole("button", { name: "Choose another file" }))
    await step("rejects an image", async () => {
      await chooseFile(play, new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])], "books.csv"))
      await expect(await canvas.findByRole("alert")).toHaveTextContent(/^This isn't a text file/)
    })
    await step("reports an empty file", async () => {
      await openPreview(play, fileOf("books.csv", ""))
      await expect(canvas.getByText("This file has no rows.")).toBeVisible()
      await again()
    })
    await step("rejects a field that is mapped twice", async () => {
      await openPreview(play, fileOf("books.csv", "title,title\nEmma,Ulysses"))
      await expect(canvas.getByRole("alert")).toHaveTextContent("Two columns have the same field: title.")
      await expect(canvas.getByRole("button", { name: "Import" })).toHaveAttribute("aria-disabled", "true")
    })
  }
})

/**
 * The connection is lost. The progress is stored, and the import continues automatically when the connection returns.
 */
export const Offline = meta.story({
  parameters: { world: { scenario: "bulk", clock: "moved" } },
  play: async (play) => {
    const { canvas } = play
    await openPreview(play)
    connect("offline")
    await start(play)
    await expect(await advanceUntil(() => canvas.getByRole("alert"))).toHaveTextContent(
      /You're offline.*This continues automatically/
    )
    connect("fast")
    await expectEnd(play, "Completed", "All rows imported.")
  }
})
