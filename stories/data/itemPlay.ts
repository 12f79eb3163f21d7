import type { Argument } from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import { ItemForm } from "@portico/react"
import { expect } from "storybook/test"
import type { PlayOf } from "../../.storybook/preview.tsx"
import { inOtherTab, Shelf } from "./shelf.ts"

export const ShelfForm = ItemForm<typeof Shelf>

/** A form of a collection without a schema. */
export const AnyForm = ItemForm<string>

export type Play = PlayOf<typeof ShelfForm>

export const retype = async (
  { canvas, userEvent }: Pick<Play, "canvas" | "userEvent">,
  label: RegExp,
  text: string
) => {
  const input = await canvas.findByLabelText(label)
  await userEvent.clear(input)
  if (text === "") return
  await userEvent.click(input)
  await userEvent.paste(text)
}

export const save = ({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">) =>
  userEvent.click(canvas.getByRole("button", { name: /Save|Create/ }))

/** Changes the price, and submits the form. */
export const reprice = async (play: Play) => {
  await retype(play, /^Price/, "12.5")
  await save(play)
}

/** Checks that an alert shows the reason, and that the entered price stays. */
export const expectRefusal = async ({ canvas }: Pick<Play, "canvas">, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(canvas.getByLabelText(/^Price/)).toHaveValue("12.5")
  return alert
}

/** Reads the stored book, in another tab. */
export const storedAs = (collection: Argument) =>
  inOtherTab(Items.use((items) => items.get(collection, "emma", { consistentRead: true })))

/** Reads the stored book of the shelf. */
export const stored = () => storedAs(Shelf)
