import { SessionsPanel, SessionsPanelParts } from "@portico/react/auth"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { worldOf, press } from "./securityPlay.ts"

/** Lists the sessions of the member on all devices, and ends the others. */
const meta = preview.meta({ component: SessionsPanel, parameters: worldOf() })

/** The member is signed in on this device only. */
export const OnlyThis = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This device")).toBeVisible()
    await expect(canvas.getByText("You're only signed in on this device.")).toBeVisible()
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument()
  }
})

/** The provider does not have the account extension. */
export const NotSupported = meta.story({
  parameters: worldOf("accountUnsupported"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can't change this here/)).toBeVisible()
  }
})

/** The first request is refused. Another one succeeds. */
export const Refused = meta.story({
  parameters: worldOf("accountRefused"),
  play: async (user) => {
    await expect(await user.canvas.findByRole("alert")).toBeVisible()
    await press(user, "Try again")
    await expect(await user.canvas.findByText("This device")).toBeVisible()
  }
})

/** The unstyled parts. */
export const Parts = meta.story({
  render: () => (
    <SessionsPanelParts.Root className="my-panel">
      <SessionsPanelParts.Title>Devices</SessionsPanelParts.Title>
      <SessionsPanelParts.Text />
      <SessionsPanelParts.Absence />
      <SessionsPanelParts.Notice />
      <SessionsPanelParts.EndOthers />
      <SessionsPanelParts.List />
      <SessionsPanelParts.Status />
    </SessionsPanelParts.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("This device")).toBeVisible()
    await expect(canvasElement.querySelector('[class*="portico-security"]')).toBeNull()
  }
})
