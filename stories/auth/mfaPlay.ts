import { expect } from "storybook/test"
import type { PlayOf } from "../../.storybook/preview.tsx"
import { SecondFactor } from "./SecondFactor.tsx"

export type Play = PlayOf<typeof SecondFactor>

export const submit = async ({ canvas, userEvent }: Play, code: string) => {
  await userEvent.type(await canvas.findByLabelText("Code"), code)
  await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
}

export const expectSignedIn = async ({ args, canvas }: Play) => {
  const notice = await canvas.findByText("You're signed in.")
  await expect(notice.closest("output")).toHaveFocus()
  await expect(args.onSignedIn).toHaveBeenCalledOnce()
}

export const openMethods = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole("button", { name: "Use another method" }))

export const chooseMethod = async ({ canvas, userEvent }: Play, method: RegExp) =>
  userEvent.click(await canvas.findByRole("button", { name: method }))
