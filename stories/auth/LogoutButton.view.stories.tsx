import { LogoutButtonView, type LogoutState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a sign-out, rendered without a client. */
const meta = preview.meta({
  title: "auth/LogoutButton/States",
  component: LogoutButtonView,
  args: { onPress: fn(), state: typed<LogoutState>({ _tag: "Member" }) }
})

export const Ready = meta.story({})

/** Not known yet who is there: nothing to press. */
export const Unknown = meta.story({
  args: { state: { _tag: "Unknown" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

export const SigningOut = meta.story({ args: { state: { _tag: "SigningOut" } } })

/** The member has just left. */
export const Left = meta.story({ args: { state: { _tag: "Visitor", left: true } } })

/** Signed out in this browser, but the provider was not notified. */
export const NotTold = meta.story({
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
