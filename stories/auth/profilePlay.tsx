import { ProfilePanel } from "@portico/react"
import { expect, waitFor } from "storybook/test"
import type { PlayOf } from "../../.storybook/preview.tsx"

export type Play = PlayOf<typeof ProfilePanel>

export const open = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit profile" }))
  await waitFor(() => expect(canvas.getByLabelText("First name")).toHaveFocus())
}

export const retype = async ({ canvas, userEvent }: Play, label: string, text: string) => {
  await userEvent.clear(canvas.getByLabelText(label))
  if (text === "") return
  await userEvent.click(canvas.getByLabelText(label))
  await userEvent.paste(text)
}

export const submit = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole("button", { name: "Save changes" }))

export const rename = async (play: Play) => {
  await open(play)
  await retype(play, "Nickname", "Mrs S.")
  await submit(play)
}

export const expectKept = async ({ canvas }: Play) => {
  await expect(canvas.getByLabelText("Nickname")).toHaveValue("Mrs S.")
  await expect(canvas.getByLabelText("First name")).toHaveValue("Mary")
}

export const valueOf = (canvas: Play["canvas"], label: string): HTMLElement => {
  const row = canvas.getByText(label, { selector: "dt" }).parentElement
  if (row === null) throw new Error(`There is no value of ${label}.`)
  return row
}
