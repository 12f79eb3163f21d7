import * as Collection from "@portico/client/data/Collection"
import { ImportWizard } from "@portico/react"
import * as Schema from "effect/Schema"
import { expect, waitFor } from "storybook/test"
import { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { booksCsv, fileOf, pick } from "./importFiles.ts"

export const Stock = Collection.make(
  "stock",
  Schema.Struct({
    title: Schema.String,
    price: Schema.optionalKey(Schema.Finite),
    published: Schema.optionalKey(Schema.Date)
  })
)

/** The stock is imported into. */
export const intoStock = { collection: typed<Collection.Argument>(Stock), name: "Stock" }

export type Play = PlayOf<typeof ImportWizard>

export const choose = ({ canvas }: Pick<Play, "canvas">, file: File) =>
  pick(canvas.getByLabelText("Choose a file"), file)

/** Chooses a file, and waits until it is looked at. */
export const look = async (play: Play, file = fileOf("books.csv", booksCsv(3))) => {
  await choose(play, file)
  await play.canvas.findByRole("button", { name: "Import" })
}

/** Begins, once the file has been looked at as it was last said. */
export const start = async ({ canvas, userEvent }: Play) => {
  const button = canvas.getByRole("button", { name: "Import" })
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"))
  await userEvent.click(button)
}

/** Checks that the result is shown in a report that takes the focus. */
export const expectEnd = async ({ canvas }: Play, status: string, text: string | RegExp) => {
  const said = await canvas.findByText(text, { selector: "p" })
  await waitFor(() => expect(said.parentElement).toHaveFocus())
  await expect(canvas.getByText(status)).toBeVisible()
}
