import { ImportWizard } from "@portico/react"
import { ImportWizardParts } from "@portico/react/data"
import * as Schema from "effect/Schema"
import { expect, spyOn, within } from "storybook/test"
import * as Collection from "@portico/client/data/Collection"
import preview, { typed } from "../../.storybook/preview.tsx"
import { booksCsv, booksJsonl, fileOf, upload } from "./importFiles.ts"
import { expectEnd, intoStock, Labeled, openPreview, type Play, start } from "./importPlay.ts"

const Copies = Collection.make(
  "stock",
  Schema.Struct({
    title: Schema.String,
    price: Schema.optionalKey(Schema.Finite),
    published: Schema.optionalKey(Schema.Date)
  })
)

function Designed() {
  return (
    <ImportWizardParts.Root className="my-import" classNames={{ button: "my-button" }} collection={Copies} name="Stock">
      <ImportWizardParts.Title level={1}>New stock</ImportWizardParts.Title>
      <ImportWizardParts.File />
      <ImportWizardParts.Preview />
      <ImportWizardParts.Start />
      <ImportWizardParts.Progress />
      <ImportWizardParts.Problem />
      <ImportWizardParts.Report />
      <ImportWizardParts.Status />
    </ImportWizardParts.Root>
  )
}

/**
 * Imports a CSV or JSONL file of any size into a collection, with a preview, and reports every row that could not be
 * stored by its line. It continues after a lost connection and after the page was closed.
 */
const meta = preview.meta({
  component: ImportWizard,
  args: intoStock,
  parameters: { world: { scenario: "bulk" } }
})

/** The user chooses a file with the input, or drops it on the field. */
export const PickFile = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole("heading", { name: "Import into Stock" })).toBeVisible()
    const input = canvas.getByLabelText("Choose a file")
    await expect(input).toHaveAccessibleDescription(/CSV.*JSONL/)
    await step("selects a dropped file", async () => {
      const data = new DataTransfer()
      data.items.add(fileOf("books.csv", booksCsv(2)))
      input.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }))
      await expect(await canvas.findByText("books.csv")).toBeVisible()
    })
  }
})

/** The user saves a template: the fields of the collection as columns, and one sample row. */
export const Template = meta.story({
  play: async ({ canvas, userEvent }) => {
    const files: Array<Blob> = []
    const create = spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob)
      return "#"
    })
    await userEvent.click(canvas.getByRole("button", { name: "Download a template" }))
    create.mockRestore()
    await expect(await files[0]?.text()).toBe("ID,title,price,published\r\n,Example,12.5,2026-01-31T12:00:00Z\r\n")
  }
})

/** The first rows of a CSV file, with their errors. */
export const CsvPreview = meta.story({
  play: async (play) => {
    const { canvas } = play
    await openPreview(play, fileOf("books.csv", booksCsv(120, [1, 90])))
    await expect(canvas.getByLabelText("Format")).toHaveValue("CSV")
    const table = canvas.getByRole("table", { name: "The first 6 rows" })
    const rows = within(table).getAllByRole("row")
    await expect(rows).toHaveLength(8)
    await expect(canvas.getByRole("cell", { name: "a lot" })).toHaveAccessibleDescription("price: Expected a number.")
    await expect(rows[3]).toHaveTextContent(/^price: Expected a number\.$/)
    // The reason is visible without scrolling sideways, even if its column is not.
    const [reason, region] = [within(rows[3]!).getByText("price").parentElement!, table.parentElement!]
    await expect(reason.getBoundingClientRect().right).toBeLessThanOrEqual(region.getBoundingClientRect().right)
    await expect(reason.getBoundingClientRect().left).toBeGreaterThanOrEqual(region.getBoundingClientRect().left)
    await expect(canvas.getByText(/Errors in 2 of the first 120 rows/)).toBeVisible()
  }
})

/** The first rows of a JSONL file, with their errors. */
export const JsonlPreview = meta.story({
  play: async (play) => {
    const { canvas } = play
    await openPreview(play, fileOf("books.jsonl", `${booksJsonl(3)}\n[1]`))
    await expect(canvas.getByLabelText("Format")).toHaveValue("JSONL")
    await expect(canvas.queryByRole("group", { name: "Columns" })).toBeNull()
    await expect(canvas.getByText("The line is not a JSON object.")).toBeVisible()
  }
})

/** Errors of the header and of rows are in the language of the page, and name the fields by their labels. */
export const GermanErrors = meta.story({
  args: { collection: typed<Collection.Argument>(Labeled) },
  globals: { locale: "de" },
  play: async (play) => {
    const { canvas, step } = play
    await step("hides the text of the browser's file input, which is in the browser's language", async () => {
      await expect(getComputedStyle(canvas.getByLabelText("Datei auswählen")).opacity).toBe("0")
      await expect(canvas.getByText("Datei auswählen")).toBeVisible()
    })
    const choose = (text: string) => upload(canvas.getByLabelText("Datei auswählen"), fileOf("books.csv", text))
    await choose("title,grade,grade\nEmma,1,2")
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Die erste Zeile muss die Spaltennamen enthalten. Zwei Spalten gehören zum selben Feld: Note."
    )
    await step("words errors of rows and invalid values", async () => {
      await play.userEvent.click(canvas.getByRole("button", { name: "Andere Datei auswählen" }))
      await choose("title,Note\nEmma,7\nUlysses,1,2")
      await expect(await canvas.findByText("Der Wert ist ungültig.", { exact: false })).toBeVisible()
      await expect(canvas.getByText("Die Zeile hat 3 Zellen, die Datei aber nur 2 Spalten.")).toBeVisible()
    })
  }
})

/** Each column maps to the field of the same name, or to the field that the user selects. */
export const ColumnMapping = meta.story({
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await openPreview(play, fileOf("books.csv", "Name,Price,junk\nEmma,ten,x\nPersuasion,8,y"))
    await expect(canvas.getByText(/^Not imported.*: Name, junk$/)).toBeVisible()
    await expect(canvas.getAllByText("title")[0]?.parentElement).toHaveTextContent("title: A value is missing.")
    const columns = within(canvas.getByRole("group", { name: "Columns" }))
    await expect(columns.getByLabelText("Field for column Price")).toHaveValue("price")
    await step("rejects two columns for one field", async () => {
      await userEvent.selectOptions(columns.getByLabelText("Field for column Name"), "price")
      await expect(await canvas.findByRole("alert")).toHaveTextContent("Two columns have the same field: price.")
      await expect(canvas.getByRole("button", { name: "Import" })).toHaveAttribute("aria-disabled", "true")
    })
    await step("checks the rows with the new mapping", async () => {
      await userEvent.selectOptions(columns.getByLabelText("Field for column Name"), "title (text)")
      await userEvent.selectOptions(columns.getByLabelText("Field for column junk"), "")
      await expect(await canvas.findByText(/Errors in 1 of the first 2 rows/)).toBeVisible()
    })
    await start(play)
    await expectEnd(play, "Partially completed", "Done, but 1 row couldn't be imported.")
  }
})

const modeStory = (mode: string, existing: string) => async (play: Play) => {
  const { canvas, userEvent } = play
  await openPreview(play, fileOf("books.csv", "_id,title\ncopy-0001,Emma\nnew-1,Persuasion"))
  await userEvent.click(canvas.getByRole("radio", { name: mode }))
  await start(play)
  await expectEnd(play, "Completed", "All rows imported.")
  await expect(canvas.getByText(existing)).toBeVisible()
}

/** Existing items are replaced. */
export const Overwrite = meta.story({
  tags: ["spec:importMode/OVERWRITE"],
  play: modeStory("Replace them A row replaces the item with the same ID.", "1 changed")
})

/** Existing items are skipped. */
export const SkipExisting = meta.story({
  tags: ["spec:importMode/SKIP_EXISTING"],
  play: modeStory("Keep them Only rows with a new ID or no ID are added.", "1 skipped")
})

/** The collection is emptied before the import. The user has to type its name. */
export const TruncateBefore = meta.story({
  tags: ["spec:importMode/TRUNCATE_BEFORE"],
  play: async (play) => {
    const { canvas, userEvent } = play
    await openPreview(play)
    await userEvent.click(canvas.getByRole("radio", { name: /Empty the collection first/ }))
    await start(play)
    const dialog = canvas.getByRole("dialog", { name: "Empty Stock?" })
    await userEvent.type(within(dialog).getByLabelText("Type Stock to confirm"), "Stock{Enter}")
    await expectEnd(play, "Completed", "All rows imported.")
    await expect(canvas.getByText("3 added")).toBeVisible()
  }
})

/** The page composes the parts, with its own order, messages and classes. */
export const Parts = meta.story({
  render: () => <Designed />,
  play: async (play) => {
    await expect(play.canvas.getByRole("heading", { name: "New stock", level: 1 })).toBeVisible()
    await openPreview(play)
    await expect(play.canvas.getByRole("button", { name: "Import" })).toHaveClass("my-button", { exact: true })
    await start(play)
    await expectEnd(play, "Completed", "All rows imported.")
  }
})
