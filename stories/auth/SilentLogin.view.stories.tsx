import { OAuthButtonView, SilentLoginView, type SilentLoginState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a silent login, rendered without a client. */
const meta = preview.meta({
  title: "auth/SilentLogin/States",
  component: SilentLoginView,
  args: {
    onRetry: fn(),
    onSkip: fn(),
    page: <OAuthButtonView variant="accent" onPress={() => {}} state={{ _tag: "Idle" }} />,
    state: typed<SilentLoginState>({ _tag: "Pending", slow: false })
  }
})

/** The silent login is running. */
export const Pending = meta.story({})

/** The silent login takes longer than five seconds, and the user can skip it. */
export const Slow = meta.story({
  args: { state: { _tag: "Pending", slow: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue without signing in" }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  }
})

/** The member is signed in. */
export const Member = meta.story({ args: { state: { _tag: "Member" } } })

/** No member is signed in. */
export const Visitor = meta.story({ args: { state: { _tag: "Visitor", skipped: false } } })

/** The silent login waits until the user starts it. */
export const Idle = meta.story({
  args: { state: { _tag: "Idle" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

/** The browser blocks the hidden frame's storage. */
export const Blocked = meta.story({
  args: { state: { _tag: "Failed", needsPage: true, problem: { key: "sessionBlocked", retryable: true } } }
})

/** The provider requires a page to be shown first. */
export const PageNeeded = meta.story({
  args: { state: { _tag: "Failed", needsPage: true, problem: { key: "pageNeeded", retryable: true } } }
})

/** The response belongs to another request. */
export const StateMismatch = meta.story({
  args: { state: { _tag: "Failed", needsPage: false, problem: { key: "responseInvalid", retryable: true } } }
})
