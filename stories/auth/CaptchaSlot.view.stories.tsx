import { en } from "@portico/react"
import { type CaptchaState, CaptchaSlotView, SignInFormView } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of a captcha in a form, without a vendor. */
const meta = preview.meta({
  title: "auth/CaptchaSlot/States",
  component: CaptchaSlotView,
  args: { onRetry: fn(), state: typed<CaptchaState>({ _tag: "Ready" }), words: en.captcha },
  decorators: [
    (Story) => (
      <SignInFormView onSubmit={() => {}} state={{ _tag: "Idle" }}>
        <Story />
      </SignInFormView>
    )
  ]
})

/** The captcha's script is loading. */
export const Loading = meta.story({ args: { state: { _tag: "Loading" } } })

/** The user has solved the captcha. */
export const Solved = meta.story({ args: { state: { _tag: "Solved" } } })

/** The solution has expired. */
export const Expired = meta.story({ args: { state: { _tag: "Expired" } } })

/** The captcha's script was blocked. */
export const Blocked = meta.story({
  args: { state: { _tag: "Blocked", problem: { key: "captchaBlocked", retryable: true } } }
})

/** The vendor's widget failed. */
export const Failed = meta.story({
  args: { state: { _tag: "Failed", problem: { key: "captchaFailed", code: "e7", retryable: true } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Reload security check" })).toBeVisible()
    await expect(canvasElement.querySelector(".portico-captcha-widget")).not.toBeVisible()
  }
})
