import { ProfilePanel } from "@portico/react"
import { expect, waitFor } from "storybook/test"
import type { PlayOf } from "../../.storybook/preview.tsx"

export type Play = PlayOf<typeof ProfilePanel>

export const openEditor = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit profile" }))
  await waitFor(() => expect(canvas.getByLabelText("First name")).toHaveFocus())
}

export const replaceValue = async ({ canvas, userEvent }: Play, label: string, text: string) => {
  await userEvent.clear(canvas.getByLabelText(label))
  if (text === "") return
  await userEvent.click(canvas.getByLabelText(label))
  await userEvent.paste(text)
}

export const submit = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole("button", { name: "Save changes" }))

/** Changes the nickname and submits the form. */
export const rename = async (play: Play) => {
  await openEditor(play)
  await replaceValue(play, "Nickname", "Mrs S.")
  await submit(play)
}

/** Checks that the entered values stay. */
export const expectEntries = async ({ canvas }: Play) => {
  await expect(canvas.getByLabelText("Nickname")).toHaveValue("Mrs S.")
  await expect(canvas.getByLabelText("First name")).toHaveValue("Mary")
}

export const valueOf = (canvas: Play["canvas"], label: string): HTMLElement => {
  const row = canvas.getByText(label, { selector: "dt" }).parentElement
  if (row === null) throw new Error(`There is no value of ${label}.`)
  return row
}
