import { FactorsPanelView, type FactorsState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const read: FactorsState["read"] = {
  _tag: "Ready",
  value: {
    available: ["TOTP", "WEBAUTHN", "RECOVERY_CODE"],
    factors: [
      { factorId: "key", factorType: "WEBAUTHN", status: "ENABLED", name: "Phone", createdDate: new Date(2026, 10, 2) },
      { factorId: "sms", factorType: "SMS", status: "ENABLED", hint: "+41 ••• 67", removable: false },
      { factorId: "app", factorType: "TOTP", status: "REQUIRE_ACTIVATION" },
      { factorId: "codes", factorType: "RECOVERY_CODE", status: "ENABLED", codesLeft: 1 }
    ]
  }
}

const idle = { change: { _tag: "Idle" }, read, step: { _tag: "List" } } as const

/** Every state of the second factors, rendered without a client. */
const meta = preview.meta({
  title: "auth/FactorsPanel/States",
  component: FactorsPanelView,
  args: {
    actions: {
      addApp: fn(),
      addPasskey: fn(),
      confirmApp: fn(),
      confirmRemove: fn(),
      createCodes: fn(),
      createPasskey: fn(),
      leave: fn(),
      reload: fn(),
      remove: fn()
    },
    state: typed<FactorsState>(idle)
  }
})

/** Factors of several types. One cannot be removed, another one was never confirmed. */
export const Listed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Setup isn't finished")).toBeVisible()
    await expect(canvas.getByText("1 unused code left")).toBeVisible()
    // In a right-to-left page, the sign of the number would be at its other end.
    await expect(canvas.getByText("+41 ••• 67").localName).toBe("bdi")
    await expect(canvas.queryByRole("button", { name: "Remove: Text message" })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Passkey: Phone" }))
    await expect(args.actions.remove).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "Replace recovery codes" }))
    await expect(args.actions.createCodes).toHaveBeenCalledOnce()
  }
})

/** Recovery codes alone do not turn two-step verification on. */
export const CodesOnly = meta.story({
  args: {
    state: {
      ...idle,
      read: {
        _tag: "Ready",
        value: {
          available: ["TOTP", "RECOVERY_CODE"],
          factors: [{ factorId: "codes", factorType: "RECOVERY_CODE", status: "ENABLED", codesLeft: 10 }]
        }
      }
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Two-step verification is off.")).toBeVisible()
    await expect(canvas.getByText("10 unused codes left")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Replace recovery codes" })).not.toBeInTheDocument()
  }
})

/** Waiting for the factors. */
export const Loading = meta.story({
  args: { state: { ...idle, read: { _tag: "Loading" } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Loading…")).toHaveClass("portico-unseen")
    await expect(canvasElement.querySelector(".portico-security-skeleton")).toBeVisible()
  }
})

/** The recovery codes are being created. */
export const CreatingCodes = meta.story({
  args: { state: { ...idle, change: { _tag: "Submitting", attempt: 1, step: "sending" }, changing: "Codes" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Replace recovery codes" })
    await expect(button.querySelector(".portico-spinner")).toBeVisible()
  }
})

/** The authenticator app scans the code, or the user enters its secret. */
export const AddApp = meta.story({
  args: {
    state: {
      ...idle,
      step: {
        _tag: "App",
        factorId: "app",
        secret: "JBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Bookshop:ada@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Bookshop"
      }
    }
  }
})

/** The passkey is named before the browser creates it. */
export const AddPasskey = meta.story({
  args: { state: { ...idle, step: { _tag: "Passkey" } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Name of the passkey"), "Phone{Enter}")
    await expect(args.actions.createPasskey).toHaveBeenCalledWith("Phone")
  }
})

/** Waiting for the browser's dialog. */
export const PasskeyWaiting = meta.story({
  args: {
    state: { ...idle, change: { _tag: "Submitting", attempt: 1, step: "sending" }, step: { _tag: "Passkey" } }
  }
})

/** The passkey was added. */
export const PasskeyAdded = meta.story({ args: { state: { ...idle, notice: { _tag: "PasskeyAdded" } } } })

/** New recovery codes. */
export const Codes = meta.story({
  args: { state: { ...idle, step: { _tag: "Codes", codes: ["2fkq-8n4m-a7tz-03wx", "9hcd-w1rs-5vb6-kq0e"] } } },
  play: async ({ args, canvas, userEvent }) => {
    const { bottom } = canvas.getByRole("heading", { name: "Your recovery codes" }).getBoundingClientRect()
    await expect(canvas.getByText(/Save these codes now/).getBoundingClientRect().top).toBeGreaterThan(bottom + 8)
    await userEvent.click(canvas.getByRole("button", { name: "I've saved them" }))
    await expect(args.actions.leave).toHaveBeenCalledOnce()
  }
})

/** A factor is being removed. */
export const Removing = meta.story({
  args: {
    state: { ...idle, change: { _tag: "Submitting", attempt: 1, step: "sending" }, changing: "Remove" }
  }
})

/** The provider limits requests. */
export const RateLimited = meta.story({
  args: {
    state: {
      ...idle,
      change: { _tag: "Failed", attempt: 1, problem: { key: "rateLimited", retryAfter: 30, retryable: true }, wait: 30 }
    }
  }
})
