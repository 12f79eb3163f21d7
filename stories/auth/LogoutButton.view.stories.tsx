import { LogoutButtonView, type LogoutState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a sign-out, rendered without a client. */
const meta = preview.meta({
  title: "auth/LogoutButton/States",
  component: LogoutButtonView,
  args: { onPress: fn(), state: typed<LogoutState>({ _tag: "Member" }) }
})

/** A member is signed in. */
export const Ready = meta.story({})

/** The sign-in state is unknown, so there is no button. */
export const Unknown = meta.story({
  args: { state: { _tag: "Unknown" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

/** The member is signing out. */
export const SigningOut = meta.story({ args: { state: { _tag: "SigningOut" } } })

/** The member has just signed out. */
export const SignedOut = meta.story({ args: { state: { _tag: "Visitor", left: true } } })

/** The member is signed out in this browser, but the provider could not be notified. */
export const NotificationFailed = meta.story({
  args: {
    state: {
      _tag: "Failed",
      attempt: 1,
      problem: { key: "serverError", requestId: "5f3a-77b1", retryable: true },
      wait: 0
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry sign-out" }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  }
})
