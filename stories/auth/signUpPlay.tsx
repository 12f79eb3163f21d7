import { SignUpForm } from "@portico/react"
import { expect } from "storybook/test"
import type { PlayOf } from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"

export const newcomer = { email: "grace@example.com", password: "nanoseconds" }

export type Play = PlayOf<typeof SignUpForm>

export const fill = async (play: Play, { email, password } = newcomer) => {
  await paste(play, play.canvas.getByLabelText("Email address"), email)
  await paste(play, play.canvas.getByLabelText("Choose a password"), password)
  await play.userEvent.click(play.canvas.getByRole("button", { name: "Create account" }))
}

/** Checks that the entered values stay. */
export const expectEntries = async ({ canvas }: Play, { email, password } = newcomer) => {
  await expect(canvas.getByLabelText("Email address")).toHaveValue(email)
  await expect(canvas.getByLabelText("Choose a password")).toHaveValue(password)
}

/** Checks that a notice with the result has the focus. */
export const expectNotice = async ({ canvas }: Play, text: string | RegExp) => {
  await canvas.findByText(text)
  await expect(canvas.getByRole("status")).toHaveFocus()
}
