import { SignInForm } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect } from "storybook/test"
import type { PlayOf } from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"

export const { ada } = accounts

export type Play = PlayOf<typeof SignInForm>

export const fill = async (play: Play, { email, password }: { email: string; password: string } = ada) => {
  await paste(play, play.canvas.getByLabelText("Email address"), email)
  await paste(play, play.canvas.getByLabelText("Password"), password)
  await play.userEvent.click(play.canvas.getByRole("button", { name: "Sign in" }))
}

/** Checks that the entered values stay. */
export const expectEntries = async (
  { canvas }: Play,
  { email, password } = ada as { email: string; password: string }
) => {
  await expect(canvas.getByLabelText("Email address")).toHaveValue(email)
  await expect(canvas.getByLabelText("Password")).toHaveValue(password)
}

/** Checks that a notice with the result has the focus. */
export const expectNotice = async ({ canvas }: Play, text: string | RegExp) => {
  await canvas.findByText(text)
  await expect(canvas.getByRole("status")).toHaveFocus()
}
