import { SignInForm } from "@portico/react"
import * as PageCaptcha from "@portico/testing/PageCaptcha"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect } from "storybook/test"
import type { World } from "../../.storybook/world.ts"
import type { PlayOf } from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"

export const { ada } = accounts

export type Play = PlayOf<typeof SignInForm>

export const world = (options: PageCaptcha.Options = {}, scenario: World["scenario"] = "captchaRequired"): World => ({
  scenario,
  captcha: () => PageCaptcha.layer(options)
})

export const visibleCaptcha = (options: PageCaptcha.Options = {}) => world({ kinds: ["visible"], ...options })

export const fill = async (play: Play, password: string = ada.password) => {
  await paste(play, play.canvas.getByLabelText("Email address"), ada.email)
  await paste(play, play.canvas.getByLabelText("Password"), password)
  await play.userEvent.keyboard("{Enter}")
}

export const slot = ({ canvas }: Play) => canvas.findByRole("group", { name: "Security check" })

export const checkbox = ({ canvas }: Play) => canvas.findByRole("checkbox", { name: /I am not a robot/ })

export const submit = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole("button", { name: "Sign in" }))

export const expectRequired = async (play: Play) => {
  await expect(await play.canvas.findByRole("alert")).toHaveTextContent("Confirm you're not a robot")
  await expect(await slot(play)).toHaveFocus()
  await expect(play.canvas.getByLabelText("Password")).toHaveValue(ada.password)
}

export const expectSignedIn = async ({ args, canvas }: Play) => {
  await canvas.findByText("You're signed in.")
  await expect(canvas.getByRole("status")).toHaveFocus()
  await expect(args.onSignedIn).toHaveBeenCalledOnce()
}
