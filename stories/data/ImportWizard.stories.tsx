import * as Collection from "@portico/client/data/Collection"
import { Importer, ImportWizard } from "@portico/react"
import * as Schema from "effect/Schema"
import * as React from "react"
import { expect, spyOn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/link.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { booksCsv, booksJsonl, fileOf, pick } from "./importFiles.ts"

const Stock = Collection.make(
  "stock",
  Schema.Struct({
    title: Schema.String,
    price: Schema.optionalKey(Schema.Finite),
    published: Schema.optionalKey(Schema.Date)
  })
)

/**
 * Imports a file into a collection: CSV and JSONL of any length, looked at before, row by row, with every row that could
 * not be stored by its line. It goes on after a lost connection and after a closed page.
 */
const meta = preview.meta({
  component: ImportWizard,
  args: { collection: typed<Collection.Argument>(Stock), name: "Stock" },
  parameters: { world: { scenario: "bulk" } }
})

type Play = PlayOf<typeof ImportWizard>

const choose = ({ canvas }: Pick<Play, "canvas">, file: File) => pick(canvas.getByLabelText("Choose a file"), file)

const look = async (play: Play, file = fileOf("books.csv", booksCsv(3))) => {
  await choose(play, file)
  await play.canvas.findByRole("button", { name: "Import" })
}

const start = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole("button", { name: "Import" }))

const expectEnd = async ({ canvas }: Play, status: string, text: string | RegExp) => {
  const said = await canvas.findByText(text, { selector: "p" })
  await waitFor(() => expect(said.parentElement).toHaveFocus())
  await expect(canvas.getByText(status)).toBeVisible()
}

/** By the input, or dropped anywhere on the field. */
export const PickFile = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole("heading", { name: "Import into Stock" })).toBeVisible()
    const input = canvas.getByLabelText("Choose a file")
    await expect(input).toHaveAccessibleDescription(/CSV.*JSONL/)
    await step("a file that is dropped is chosen", async () => {
      const data = new DataTransfer()
      data.items.add(fileOf("books.csv", booksCsv(2)))
      input.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }))
      await expect(await canvas.findByText("books.csv")).toBeVisible()
    })
  }
})

/** The first rows as they stand in the file, the mistakes where they are. */
export const CsvPreview = meta.story({
  play: async (play) => {
    const { canvas } = play
    await look(play, fileOf("books.csv", booksCsv(120, [1, 90])))
    await expect(canvas.getByLabelText("Format")).toHaveValue("CSV")
    const rows = within(canvas.getByRole("table", { name: "The first 6 rows" })).getAllByRole("row")
    await expect(rows).toHaveLength(7)
    await expect(rows[2]).toHaveTextContent("a lotExpected a number.")
    await expect(canvas.getByText(/Mistakes in 2 of the first 120 rows/)).toBeVisible()
  }
})

export const JsonlPreview = meta.story({
  play: async (play) => {
    const { canvas } = play
    await look(play, fileOf("books.jsonl", `${booksJsonl(3)}\n[1]`))
    await expect(canvas.getByLabelText("Format")).toHaveValue("JSONL")
    await expect(canvas.queryByRole("group", { name: "Columns" })).toBeNull()
    await expect(canvas.getByText("Expected an object as JSON.")).toBeVisible()
  }
})

/** A column goes to the field that is called like it, and wherever one says. */
export const ColumnMapping = meta.story({
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await look(play, fileOf("books.csv", "Name,Price,junk\nEmma,ten,x\nPersuasion,8,y"))
    const columns = within(canvas.getByRole("group", { name: "Columns" }))
    await expect(columns.getByLabelText("Column Price goes to")).toHaveValue("price")
    await step("two columns cannot go to one field", async () => {
      await userEvent.selectOptions(columns.getByLabelText("Column Name goes to"), "price")
      await expect(await canvas.findByRole("alert")).toHaveTextContent("Two columns go to price.")
      await expect(canvas.getByRole("button", { name: "Import" })).toHaveAttribute("aria-disabled", "true")
    })
    await step("the mapping is checked with the rows", async () => {
      await userEvent.selectOptions(columns.getByLabelText("Column Name goes to"), "title (text)")
      await userEvent.selectOptions(columns.getByLabelText("Column junk goes to"), "")
      await expect(await canvas.findByText(/Mistakes in 1 of the first 2 rows/)).toBeVisible()
    })
    await start(play)
    await expectEnd(play, "Completed in part", "Done, but 1 row could not be stored.")
  }
})

const modeStory = (mode: string, existing: string) => async (play: Play) => {
  const { canvas, userEvent } = play
  await look(play, fileOf("books.csv", "_id,title\ncopy-0001,Emma\nnew-1,Persuasion"))
  await userEvent.click(canvas.getByRole("radio", { name: mode }))
  await start(play)
  await expectEnd(play, "Completed", "All rows are in.")
  await expect(canvas.getByText(existing)).toBeVisible()
}

export const Overwrite = meta.story({
  tags: ["spec:importMode/OVERWRITE"],
  play: modeStory("Replace them A row with the _id of an item takes its place.", "1 changed")
})

export const SkipExisting = meta.story({
  tags: ["spec:importMode/SKIP_EXISTING"],
  play: modeStory("Leave them as they are Only rows with a new _id, or none, are added.", "1 skipped")
})

/** The collection is emptied first: its name is typed before. */
export const TruncateBefore = meta.story({
  tags: ["spec:importMode/TRUNCATE_BEFORE"],
  play: async (play) => {
    const { canvas, userEvent } = play
    await look(play)
    await userEvent.click(canvas.getByRole("radio", { name: /Empty the collection first/ }))
    await start(play)
    const dialog = canvas.getByRole("dialog", { name: "Empty Stock?" })
    await userEvent.type(within(dialog).getByLabelText("To go on, type Stock"), "Stock{Enter}")
    await expectEnd(play, "Completed", "All rows are in.")
    await expect(canvas.getByText("3 added")).toBeVisible()
  }
})

const slowly = { world: { scenario: "bulkSlow", clock: "moved" } } as const

/** Not begun: the file is looked at, and nothing was sent. */
export const Uninitialized = meta.story({
  tags: ["spec:jobStatus/UNINITIALIZED"],
  play: async (play) => {
    await look(play)
    await expect(play.canvas.queryByRole("progressbar")).toBeNull()
    await expect(play.canvas.getByText("No mistakes in the first 3 rows.")).toBeVisible()
  }
})

/** The first rows are read before anything is sent. */
export const Initializing = meta.story({
  tags: ["spec:jobStatus/INITIALIZING"],
  parameters: slowly,
  play: async (play) => {
    await look(play)
    await start(play)
    await expect(await play.canvas.findByText("In progress")).toBeVisible()
    await expect(play.canvas.getByText("0 rows so far")).toBeVisible()
  }
})

export const InProgress = meta.story({
  tags: ["spec:jobStatus/IN_PROGRESS"],
  args: { concurrency: 1 },
  parameters: slowly,
  play: async (play) => {
    const { canvas, userEvent } = play
    await look(play, fileOf("books.csv", booksCsv(2500)))
    await start(play)
    await canvas.findByText("In progress")
    await expect(canvas.getByRole("progressbar", { name: "Importing books.csv" })).toBeVisible()
    await waitFor(async () => {
      await advance("1 second")
      canvas.getByText(/1,000 rows so far/)
    })
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }))
    await expect(canvas.getByText("Stopped after 1,000 rows.")).toBeVisible()
  }
})

export const Completed = meta.story({
  tags: ["spec:jobStatus/COMPLETED"],
  play: async (play) => {
    await look(play)
    await start(play)
    await expectEnd(play, "Completed", "All rows are in.")
    await expect(play.canvas.getByText("3 added")).toBeVisible()
  }
})

export const Failed = meta.story({
  tags: ["spec:jobStatus/FAILED"],
  play: async (play) => {
    await look(play, fileOf("books.csv", booksCsv(2, [0, 1])))
    await start(play)
    await expectEnd(play, "Failed", "No row could be stored.")
  }
})

export const PartiallySuccessful = meta.story({
  tags: ["spec:jobStatus/PARTIALLY_SUCCESSFUL"],
  play: async (play) => {
    await look(play, fileOf("books.csv", booksCsv(5, [2])))
    await start(play)
    await expectEnd(play, "Completed in part", "Done, but 1 row could not be stored.")
    await expect(play.canvas.getByText("4 added")).toBeVisible()
  }
})

/** Each by the line that it stands on, with the field, what stood there, and what was expected. */
export const BadRows = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play
    await look(
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
    await expectEnd(play, "Completed in part", "Done, but 37 rows could not be stored.")
    const { tBodies } = canvas.getByRole<HTMLTableElement>("table")
    const rows = () => Array.from(tBodies[0]?.rows ?? [])
    await expect(rows()).toHaveLength(20)
    await expect(rows()[1]).toHaveTextContent("12book-10priceExpected a number. a lot")
    await userEvent.click(canvas.getByRole("button", { name: "Show 17 more" }))
    await expect(rows()).toHaveLength(37)
  }
})

/** A piece that is too large is sent again in halves. */
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
    await look(play, fileOf("books.csv", booksCsv(600)))
    await start(play)
    await expectEnd(play, "Completed", "All rows are in.")
    sent.mockRestore()
    await expect(await Promise.all(sizes)).toEqual([600, 300, 300])
    await expect(play.canvas.getByText("600 added")).toBeVisible()
  }
})

/** What is no file of rows is told so, plainly, and another one can be chosen. */
export const HostileFiles = meta.story({
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const again = () => userEvent.click(canvas.getByRole("button", { name: "Choose another file" }))
    await step("a picture", async () => {
      await choose(play, new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])], "books.csv"))
      await expect(await canvas.findByRole("alert")).toHaveTextContent(/^This is no text file/)
    })
    await step("nothing", async () => {
      await look(play, fileOf("books.csv", ""))
      await expect(canvas.getByText("There are no rows in this file.")).toBeVisible()
      await again()
    })
    await step("a column that goes twice to a field", async () => {
      await look(play, fileOf("books.csv", "title,title\nEmma,Ulysses"))
      await expect(canvas.getByRole("alert")).toHaveTextContent("Two columns go to title.")
      await expect(canvas.getByRole("button", { name: "Import" })).toHaveAttribute("aria-disabled", "true")
    })
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

/** The same file, chosen again, goes on where the closed page stopped. Another one is not taken for it. */
export const ResumeAfterReload = meta.story({
  parameters: slowly,
  render: () => <Reloaded />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const file = fileOf("books.csv", booksCsv(2500))
    await look(play, file)
    await start(play)
    await waitFor(async () => {
      await advance("1 second")
      canvas.getByText(/1,000 rows so far/)
    })
    await userEvent.click(canvas.getByRole("button", { name: "Reload the page" }))
    await canvas.findByText(/The import of books.csv was not finished: it stopped after 1,000 rows/)
    await step("another file is not taken for it", async () => {
      await choose(play, fileOf("books.csv", booksCsv(2499)))
      await expect(await canvas.findByRole("alert")).toHaveTextContent("This is another file than books.csv")
    })
    await step("the same one goes on", async () => {
      await choose(play, file)
      await waitFor(async () => {
        await advance("5 seconds")
        canvas.getByText("All rows are in.", { selector: "p" })
      })
    })
  }
})

/** What was sent is kept in mind; it goes on by itself once there is a connection. */
export const Offline = meta.story({
  play: async (play) => {
    const { canvas } = play
    await look(play)
    connect("offline")
    await start(play)
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/You are offline.*goes on by itself/)
    connect("fast")
    await expectEnd(play, "Completed", "All rows are in.")
  }
})

/** Composed by the page: the order, the words and every class are its own. */
export const Parts = meta.story({
  render: (args) => (
    <Importer.Root {...args} className="my-import" classNames={{ button: "my-button" }}>
      <Importer.Title level={1}>New stock</Importer.Title>
      <Importer.File />
      <Importer.Preview />
      <Importer.Start />
      <Importer.Progress />
      <Importer.Problem />
      <Importer.Report />
      <Importer.Status />
    </Importer.Root>
  ),
  play: async (play) => {
    await expect(play.canvas.getByRole("heading", { name: "New stock", level: 1 })).toBeVisible()
    await look(play)
    await expect(play.canvas.getByRole("button", { name: "Import" })).toHaveClass("my-button", { exact: true })
    await start(play)
    await expectEnd(play, "Completed", "All rows are in.")
  }
})
