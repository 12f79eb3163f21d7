import { OAuthButtonView, type OAuthButtonViewProps, type RedirectState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of the redirect to the provider's page, rendered without a client. */
const meta = preview.meta({
  title: "auth/OAuthButton/States",
  component: OAuthButtonView,
  args: {
    variant: typed<OAuthButtonViewProps["variant"]>("accent"),
    onPress: fn(),
    state: typed<RedirectState>({ _tag: "Idle" })
  }
})

/** The button can be pressed. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    await expect(args.onPress).toHaveBeenCalledOnce()
  }
})

/** The button has a label of the page. */
export const CustomLabel = meta.story({ args: { children: "Sign in with your library card", variant: undefined } })

/** The address of the provider's page is being requested. */
export const CreatingSession = meta.story({ args: { state: { _tag: "CreatingSession" } } })

/** The browser is navigating to the provider's page. */
export const Redirecting = meta.story({ args: { state: { _tag: "Redirecting", authUrl: "https://id.example/" } } })

/** The provider limits requests. */
export const Waiting = meta.story({
  args: {
    state: {
      _tag: "Failed",
      attempt: 1,
      problem: { key: "rateLimited", retryAfter: 30, retryable: true },
      wait: 27
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again in 27 sec" }))
    await expect(args.onPress).not.toHaveBeenCalled()
  }
})

/** The page is not in a secure context: the user has to open it with https. */
export const Insecure = meta.story({
  args: {
    state: { _tag: "Failed", attempt: 1, problem: { key: "pageInsecure", retryable: false }, wait: 0 }
  }
})
