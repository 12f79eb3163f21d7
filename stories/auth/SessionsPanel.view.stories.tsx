import { SessionsPanelView, type SessionsState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const session = (sessionId: string, current: boolean) => ({
  sessionId,
  clientId: "shop",
  createdDate: new Date(2026, 10, 2, 9, 30),
  lastUsedDate: new Date(2026, 10, 20, 18, 5),
  current,
  ...(current ? { browser: "Firefox", system: "Windows" } : {})
})

const known = { ...session("phone", false), browser: "Safari", system: "iOS" }

const hosted = { sessionId: "hosted", clientId: "", current: false, atSignInPage: true, browser: "Chrome" }

const read: SessionsState["read"] = { _tag: "Ready", value: [session("here", true), session("there", false)] }

/** Every state of the sessions, rendered without a client. */
const meta = preview.meta({
  title: "auth/SessionsPanel/States",
  component: SessionsPanelView,
  args: {
    actions: { end: fn(), endOthers: fn(), reload: fn() },
    state: typed<SessionsState>({ change: { _tag: "Idle" }, read })
  }
})

/** Another device is signed in. */
export const EndOne = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Sign out the other device: Last used on November 20/ }))
    await expect(args.actions.end).toHaveBeenCalledWith(session("there", false))
    await userEvent.click(canvas.getByRole("button", { name: "Sign out all other devices" }))
    await expect(args.actions.endOthers).toHaveBeenCalledOnce()
  }
})

/** Sessions with the names of their browsers. One browser is signed in at the sign-in page only. */
export const Devices = meta.story({
  args: {
    state: { change: { _tag: "Idle" }, read: { _tag: "Ready", value: [session("here", true), known, hosted] } }
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Firefox on Windows")).toBeVisible()
    await expect(canvas.getByText("Safari on iOS")).toBeVisible()
    await expect(canvas.getByText("Signed in at the sign-in page")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Sign out Safari on iOS: Last used on November 20/ }))
    await expect(args.actions.end).toHaveBeenCalledWith(known)
    await userEvent.click(canvas.getByRole("button", { name: "Sign out Chrome" }))
    await expect(args.actions.end).toHaveBeenCalledWith(hosted)
  }
})

/** Waiting for the sessions. */
export const Loading = meta.story({
  args: { state: { change: { _tag: "Idle" }, read: { _tag: "Loading" } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Loading…")).toHaveClass("portico-unseen")
    await expect(canvasElement.querySelector(".portico-security-skeleton")).toBeVisible()
  }
})

/** A device is being signed out. */
export const Ending = meta.story({
  args: {
    state: { change: { _tag: "Submitting", attempt: 1, step: "sending" }, ending: { sessionId: "there" }, read }
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Signing out…" })
    await expect(button.querySelector(".portico-spinner")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Sign out all other devices" })).toHaveAttribute(
      "aria-disabled",
      "true"
    )
  }
})

/** All other devices are being signed out. */
export const EndingOthers = meta.story({
  args: {
    state: { change: { _tag: "Submitting", attempt: 1, step: "sending" }, ending: { sessionId: undefined }, read }
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Signing out…" })
    await expect(button.querySelector(".portico-spinner")).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Sign out the other device/ })).toHaveTextContent("Sign out")
  }
})

/** The other devices were signed out. */
export const EndOthers = meta.story({
  args: {
    state: {
      change: { _tag: "Idle" },
      notice: "endedOthers",
      read: { _tag: "Ready", value: [session("here", true)] }
    }
  }
})

/** The provider failed. */
export const ServerError = meta.story({
  args: {
    state: {
      change: { _tag: "Failed", attempt: 1, problem: { key: "serverError", retryable: true }, wait: 0 },
      read
    }
  }
})
