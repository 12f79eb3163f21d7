import { SignUpForm } from "@portico/react"
import { expect } from "storybook/test"
import type { PlayOf } from "../../.storybook/preview.tsx"

export const newcomer = { email: "grace@example.com", password: "nanoseconds" }

export type Play = PlayOf<typeof SignUpForm>

export const fill = async ({ canvas, userEvent }: Play, { email, password } = newcomer) => {
  await userEvent.type(canvas.getByLabelText("E-mail address"), email)
  await userEvent.type(canvas.getByLabelText("Choose a password"), password)
  await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
}

export const expectKept = async ({ canvas }: Play, { email, password } = newcomer) => {
  await expect(canvas.getByLabelText("E-mail address")).toHaveValue(email)
  await expect(canvas.getByLabelText("Choose a password")).toHaveValue(password)
}

/** Says what it came to in a notice that takes the focus. */
export const expectNotice = async ({ canvas }: Play, text: string | RegExp) => {
  await canvas.findByText(text)
  await expect(canvas.getByRole("status")).toHaveFocus()
}
