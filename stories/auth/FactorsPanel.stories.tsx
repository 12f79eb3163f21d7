import { FactorsPanel, FactorsPanelParts } from "@portico/react/auth"
import { expect, spyOn, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { addApp, expectNotice, fill, press, reverify, secretOf, worldOf } from "./securityPlay.ts"

/**
 * Adds and removes authenticator apps, passkeys and recovery codes. The member authenticates again before the first
 * change.
 */
const meta = preview.meta({ component: FactorsPanel, parameters: worldOf() })

/** The member has no second factor. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Two-step verification is off.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Add passkey" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Create recovery codes" })).not.toBeInTheDocument()
  }
})

/** The member scans the QR code or copies the secret, and enters the code of the app. */
export const AddApp = meta.story({
  play: async (user) => {
    const { canvas } = user
    await press(user, "Add authenticator app")
    await reverify(user)
    await expect(await canvas.findByRole("img", { name: "QR code for your authenticator app" })).toBeVisible()
    await expect(await secretOf(user)).toMatch(/^[A-Z2-7]{32}$/)
    await press(user, "Cancel")
    await expect(await canvas.findByText("Two-step verification is off.")).toBeVisible()
    await expect(canvas.queryByText("Setup isn't finished")).not.toBeInTheDocument()
    await expect(canvas.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument()
    await press(user, "Add authenticator app")
    await expect(await canvas.findByLabelText("Code")).toHaveAttribute("autocomplete", "one-time-code")
  }
})

/** The app is enabled with its first code. Only then can recovery codes be created. */
export const AppAdded = meta.story({
  play: async (user) => {
    await addApp(user)
    await expect(await user.canvas.findByRole("button", { name: "Create recovery codes" })).toBeVisible()
    await expect(user.canvas.getByText("Authenticator app")).toBeVisible()
    await expect(user.canvas.queryByRole("button", { name: "Add authenticator app" })).not.toBeInTheDocument()
  }
})

/** The code of the app is checked when it loses the focus. */
export const CheckedOnBlur = meta.story({
  play: async (user) => {
    await press(user, "Add authenticator app")
    await reverify(user)
    const code = await user.canvas.findByLabelText("Code")
    await fill(user, code, "1")
    await user.userEvent.clear(code)
    await expect(code).not.toHaveAttribute("aria-invalid")
    await user.userEvent.tab()
    await expect(code).toHaveAttribute("aria-invalid", "true")
  }
})

/** The code of the app is wrong. */
export const WrongCode = meta.story({
  play: async (user) => {
    const { canvas } = user
    await press(user, "Add authenticator app")
    await reverify(user)
    await press(user, "Turn on")
    await expect(await canvas.findByLabelText("Code")).toHaveFocus()
    await fill(user, canvas.getByLabelText("Code"), "000000")
    await press(user, "Turn on")
    await waitFor(() => expect(canvas.getByLabelText("Code")).toHaveAttribute("aria-invalid", "true"))
  }
})

/** The password is wrong. Canceling returns to the panel without a change. */
export const WrongPassword = meta.story({
  play: async (user) => {
    const { canvas } = user
    await press(user, "Add authenticator app")
    await reverify(user, "wrong")
    const dialog = within(canvas.getByRole("dialog"))
    await waitFor(() => expect(dialog.getByLabelText("Current password")).toHaveAttribute("aria-invalid", "true"))
    await press(user, "Cancel")
    await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument()
    await expect(canvas.getByRole("button", { name: "Add authenticator app" })).toHaveFocus()
  }
})

/** The user closes the browser's dialog for a new passkey. */
export const PasskeyCanceled = meta.story({
  play: async (user) => {
    const create = spyOn(navigator.credentials, "create").mockRejectedValue(new DOMException("", "NotAllowedError"))
    await press(user, "Add passkey")
    await fill(user, await user.canvas.findByLabelText("Name of the passkey"), "My phone")
    await press(user, "Continue")
    await reverify(user)
    await waitFor(() => expect(user.canvas.getByRole("alert")).toHaveAttribute("data-problem", "passkeyCanceled"))
    await expect(create).toHaveBeenCalledOnce()
  }
})

/** Ten recovery codes, which are shown once. */
export const RecoveryCodes = meta.story({
  play: async (user) => {
    const { canvas } = user
    await addApp(user)
    await press(user, "Create recovery codes")
    const region = await canvas.findByRole("region", { name: "Your recovery codes" })
    const codes = within(region).getAllByRole("listitem")
    await expect(codes).toHaveLength(10)
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined)
    await press(user, "Copy")
    await expect(write).toHaveBeenCalledWith(codes.map(({ textContent }) => textContent).join("\n"))
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible()
    await press(user, "I've saved them")
    await expect(await canvas.findByText("10 unused codes left")).toBeVisible()
  }
})

/** A removal is confirmed first. */
export const Remove = meta.story({
  play: async (user) => {
    const { canvas } = user
    await addApp(user)
    await press(user, /^Remove: Authenticator app/)
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove Authenticator app?" }))
    await user.userEvent.click(dialog.getByRole("button", { name: "Remove" }))
    await expectNotice(user, "Authenticator app was removed.")
    await expect(await canvas.findByText("Two-step verification is off.")).toBeVisible()
  }
})

/** The provider does not have the account extension. */
export const NotSupported = meta.story({
  parameters: worldOf("accountUnsupported"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can't change this here/)).toBeVisible()
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument()
  }
})

/** The first request is refused. Another one succeeds. */
export const Refused = meta.story({
  parameters: worldOf("accountRefused"),
  play: async (user) => {
    await expect(await user.canvas.findByRole("alert")).toBeVisible()
    await press(user, "Try again")
    await expect(await user.canvas.findByText("Two-step verification is off.")).toBeVisible()
  }
})

/** The unstyled parts, in another order. */
export const Parts = meta.story({
  render: () => (
    <FactorsPanelParts.Root className="my-panel">
      <FactorsPanelParts.Title id="own-title" level={3}>
        Extra protection
      </FactorsPanelParts.Title>
      <FactorsPanelParts.Absence />
      <FactorsPanelParts.Notice />
      <FactorsPanelParts.Actions />
      <FactorsPanelParts.List />
      <FactorsPanelParts.Text />
      <FactorsPanelParts.Status />
      <FactorsPanelParts.Setup />
    </FactorsPanelParts.Root>
  ),
  play: async (user) => {
    await addApp(user)
    await expect(user.canvas.getByRole("region", { name: "Extra protection" })).toHaveClass("my-panel")
    await expect(user.canvasElement.querySelector('[class*="portico-security"]')).toBeNull()
  }
})
