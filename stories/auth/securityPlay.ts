import { mary } from "../../packages/testing/src/internal/scenarios/ProfileScenarios.ts"
import type { ScenarioName } from "@portico/testing/Scenarios"
import { expect, waitFor, within } from "storybook/test"
import { codeOfApp } from "./factorWorld.ts"

/** Returns story parameters in which Mary is signed in. */
export const worldOf = (scenario: ScenarioName = "profile") => ({ world: { scenario, member: mary } })

/** The user of a story. */
export interface User {
  readonly canvas: ReturnType<typeof within>
  readonly canvasElement: HTMLElement
  readonly userEvent: {
    readonly click: (element: Element) => Promise<void>
    readonly clear: (element: Element) => Promise<void>
    readonly paste: (text: string) => Promise<void>
    readonly tab: () => Promise<void>
  }
}

/** Replaces the text of a field. */
export const fill = async ({ userEvent }: User, field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Confirms the dialog in which the member authenticates again. */
export const reverify = async (user: User, password: string = mary.password) => {
  const dialog = within(await user.canvas.findByRole("dialog", { name: "Confirm it's you" }))
  await fill(user, dialog.getByLabelText("Current password"), password)
  await user.userEvent.click(dialog.getByRole("button", { name: "Confirm" }))
}

/** Clicks the button with a name. */
export const press = async ({ canvas, userEvent }: User, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole("button", { name }))

/** Expects a notice with the focus. */
export const expectNotice = ({ canvas }: User, text: string | RegExp) =>
  waitFor(async () => {
    const notice = canvas.getByText(text).closest("output")
    await expect(notice).toHaveFocus()
  })

/** Adds an authenticator app with the code of its secret. */
export const addApp = async (user: User) => {
  await press(user, "Add authenticator app")
  await reverify(user)
  await fill(user, await user.canvas.findByLabelText("Code"), await codeOfApp(await secretOf(user)))
  await press(user, "Turn on")
  await expectNotice(user, "Your authenticator app is set up.")
}

/** Returns the secret that is shown for an authenticator app. */
export const secretOf = async ({ canvas, canvasElement }: User): Promise<string> => {
  await canvas.findByText("Setup key")
  return canvasElement.querySelector("code")?.textContent?.replaceAll(" ", "") ?? ""
}
