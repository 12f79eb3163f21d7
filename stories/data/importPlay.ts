import * as Collection from "@portico/client/data/Collection"
import { ImportWizard } from "@portico/react"
import * as Schema from "effect/Schema"
import { expect, waitFor } from "storybook/test"
import { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { booksCsv, fileOf, upload } from "./importFiles.ts"

/** The collection of copies that the stories import into. */
export const Stock = Collection.make(
  "stock",
  Schema.Struct({
    title: Schema.String,
    price: Schema.optionalKey(Schema.Finite),
    published: Schema.optionalKey(Schema.Date)
  })
)

/** A collection whose field has a label and a limit. */
export const Labeled = Collection.make(
  "stock",
  Schema.Struct({
    title: Schema.String,
    grade: Schema.optionalKey(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 6 })).annotate({ title: "Note" })
    )
  })
)

/** Props of an import into the stock. */
export const intoStock = { collection: typed<Collection.Argument>(Stock), name: "Stock" }

export type Play = PlayOf<typeof ImportWizard>

export const chooseFile = ({ canvas }: Pick<Play, "canvas">, file: File) =>
  upload(canvas.getByLabelText("Choose a file"), file)

/** Chooses a file, and waits for its preview. */
export const openPreview = async (play: Play, file = fileOf("books.csv", booksCsv(3))) => {
  await chooseFile(play, file)
  await play.canvas.findByRole("button", { name: "Import" })
}

/** Starts the import after the preview has been updated for the last change. */
export const start = async ({ canvas, userEvent }: Play) => {
  const button = canvas.getByRole("button", { name: "Import" })
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"))
  await userEvent.click(button)
}

/** Checks that the report with the result has the focus. */
export const expectEnd = async ({ canvas }: Play, status: string, text: string | RegExp) => {
  const message = await canvas.findByText(text, { selector: "p" })
  await waitFor(() => expect(message.parentElement).toHaveFocus())
  await expect(canvas.getByText(status)).toBeVisible()
}
