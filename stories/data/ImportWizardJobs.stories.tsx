import { ImportWizard } from "@portico/react"
import * as React from "react"
import { expect, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { booksCsv, fileOf } from "./importFiles.ts"
import { chooseFile, expectEnd, intoStock, openPreview, start, Stock } from "./importPlay.ts"

/** The progress of an import, from the preview to the result. */
const meta = preview.meta({
  title: "data/ImportWizard/Jobs",
  component: ImportWizard,
  args: intoStock,
  parameters: { world: { scenario: "bulk" } }
})

const slowly = { world: { scenario: "bulkSlow", clock: "moved" } } as const

/** The import has not started: the file is previewed, and nothing is sent. */
export const Uninitialized = meta.story({
  tags: ["spec:jobStatus/UNINITIALIZED"],
  play: async (play) => {
    await openPreview(play)
    await expect(play.canvas.queryByRole("progressbar")).toBeNull()
    await expect(play.canvas.getByText("No errors in the first 3 rows.")).toBeVisible()
  }
})

/** The import has started: the first rows are read, and nothing is sent yet. */
export const Initializing = meta.story({
  tags: ["spec:jobStatus/INITIALIZING"],
  parameters: slowly,
  play: async (play) => {
    await openPreview(play)
    await start(play)
    await expect(await play.canvas.findByText("In progress")).toBeVisible()
    await expect(play.canvas.getByText("0 rows stored")).toBeVisible()
  }
})

/** The import is running, and the user stops it. */
export const InProgress = meta.story({
  tags: ["spec:jobStatus/IN_PROGRESS"],
  args: { concurrency: 1 },
  parameters: slowly,
  play: async (play) => {
    const { canvas, userEvent } = play
    await openPreview(play, fileOf("books.csv", booksCsv(1500)))
    await start(play)
    await canvas.findByText("In progress")
    await expect(canvas.getByRole("progressbar", { name: "Importing books.csv" })).toBeVisible()
    await waitFor(async () => {
      await advance("1 second")
      canvas.getByText(/1,000 rows stored/)
    })
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }))
    await expect(canvas.getByText("Stopped after 1,000 rows.")).toBeVisible()
  }
})

/** All rows were imported. */
export const Completed = meta.story({
  tags: ["spec:jobStatus/COMPLETED"],
  play: async (play) => {
    await openPreview(play)
    await start(play)
    await expectEnd(play, "Completed", "All rows imported.")
    await expect(play.canvas.getByText("3 added")).toBeVisible()
  }
})

/** No rows could be imported. */
export const Failed = meta.story({
  tags: ["spec:jobStatus/FAILED"],
  play: async (play) => {
    await openPreview(play, fileOf("books.csv", booksCsv(2, [0, 1])))
    await start(play)
    await expectEnd(play, "Failed", "No rows could be imported.")
  }
})

/** Some rows could not be imported. */
export const PartiallySuccessful = meta.story({
  tags: ["spec:jobStatus/PARTIALLY_SUCCESSFUL"],
  play: async (play) => {
    await openPreview(play, fileOf("books.csv", booksCsv(5, [2])))
    await start(play)
    await expectEnd(play, "Partially completed", "Done, but 1 row couldn't be imported.")
    await expect(play.canvas.getByText("4 added")).toBeVisible()
  }
})

function Reloaded() {
  const [page, setPage] = React.useState(0)
  return (
    <>
      <ImportWizard collection={Stock} concurrency={1} key={page} name="Stock" />
      <button className="portico-button" onClick={() => setPage(page + 1)} type="button">
        Reload the page
      </button>
    </>
  )
}

/** The page was reloaded during the import. Choosing the same file continues the import, and another file does not. */
export const ResumeAfterReload = meta.story({
  parameters: slowly,
  render: () => <Reloaded />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const file = fileOf("books.csv", booksCsv(1500))
    await openPreview(play, file)
    await start(play)
    await waitFor(async () => {
      await advance("1 second")
      canvas.getByText(/1,000 rows stored/)
    })
    await userEvent.click(canvas.getByRole("button", { name: "Reload the page" }))
    await canvas.findByText(/The import of books.csv didn't finish. It stopped after 1,000 rows/)
    await step("rejects another file", async () => {
      await chooseFile(play, fileOf("books.csv", booksCsv(1499)))
      await expect(await canvas.findByRole("alert")).toHaveTextContent("This file isn't books.csv")
    })
    await step("continues with the same file", async () => {
      await chooseFile(play, file)
      await waitFor(async () => {
        await advance("5 seconds")
        canvas.getByText("All rows imported.", { selector: "p" })
      })
    })
  }
})
