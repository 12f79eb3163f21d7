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
    page: <OAuthButtonView look="accent" onPress={() => {}} state={{ _tag: "Idle" }} />,
    state: typed<SilentLoginState>({ _tag: "Pending", slow: false })
  }
})

export const UnderWay = meta.story({})

/** After five seconds the user can skip it. */
export const Slow = meta.story({
  args: { state: { _tag: "Pending", slow: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue without signing in" }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  }
})

export const Member = meta.story({ args: { state: { _tag: "Member" } } })

export const Visitor = meta.story({ args: { state: { _tag: "Visitor", skipped: false } } })

/** It waits until the user starts it. */
export const WhenAsked = meta.story({
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

/** The provider wants to show a page first. */
export const PageNeeded = meta.story({
  args: { state: { _tag: "Failed", needsPage: true, problem: { key: "pageNeeded", retryable: true } } }
})

/** The response belongs to another request. */
export const Foreign = meta.story({
  args: { state: { _tag: "Failed", needsPage: false, problem: { key: "answerForeign", retryable: true } } }
})
