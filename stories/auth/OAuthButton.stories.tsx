import * as PreWarm from "@portico/client/auth/PreWarm"
import { OAuthButton, usePrewarm } from "@portico/react"
import { OAuthButtonParts, type OAuthButtonProps } from "@portico/react/auth"
import * as Effect from "effect/Effect"
import * as React from "react"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import { open, redirectUri, visit } from "../../.storybook/providerPages.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { otherTab } from "../../.storybook/tabs.ts"

function Designed(props: Pick<OAuthButtonProps, "onRedirect" | "redirectUri">) {
  return (
    <OAuthButtonParts.Root {...props} className="my-redirect" classNames={{ button: "my-button" }}>
      <OAuthButtonParts.Button>Sign in elsewhere</OAuthButtonParts.Button>
      <OAuthButtonParts.Error />
      <OAuthButtonParts.Status />
    </OAuthButtonParts.Root>
  )
}

/**
 * Redirects to the provider's sign-in page. In these stories the browser stays, because `onRedirect` receives the
 * address.
 */
const meta = preview.meta({
  component: OAuthButton,
  args: { variant: "accent", onRedirect: fn(), redirectUri }
})

type Play = PlayOf<typeof OAuthButton>

const press = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole("button", { name: "Go to sign-in page" }))

/** Presses the button, and returns the address of the provider's page. */
const redirect = async (play: Play): Promise<string> => {
  await press(play)
  await expect(await play.canvas.findByRole("button", { name: "Taking you to the sign-in page…" })).toBeVisible()
  await expect(play.args.onRedirect).toHaveBeenCalledOnce()
  return (play.args.onRedirect as ReturnType<typeof fn>).mock.calls[0]?.[0] as string
}

export const Idle = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step("is focused with the keyboard", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Go to sign-in page" })).toHaveFocus()
      await expect(args.onRedirect).not.toHaveBeenCalled()
    })
  }
})

export const CreatingSession = meta.story({
  parameters: { world: { scenario: "pending" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const sent = spyOn(globalThis, "fetch")
    await press(play)
    const button = await canvas.findByRole("button", { name: "Opening the sign-in page…" })
    await step("shows the progress and stays focused", async () => {
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await expect(button).toHaveFocus()
      await expect(canvas.getByRole("status")).toHaveTextContent("Opening the sign-in page…")
    })
    await step("sends one request for two clicks", async () => {
      await userEvent.click(button)
      await expect(canvas.queryByRole("alert")).toBeNull()
      const sessions = sent.mock.calls.filter(([request]) => (request as Request).url.endsWith("/v1/redirect-session"))
      await expect(sessions.length).toBeLessThanOrEqual(1)
    })
  }
})

export const Redirecting = meta.story({
  play: async (play) => {
    await expect(await redirect(play)).toContain("/portico/session/")
    const button = play.canvas.getByRole("button")
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(play.canvas.getByRole("status")).toHaveTextContent("Taking you to the sign-in page…")
    await play.step("is ready again when the user comes back with the back button", async () => {
      globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
      await expect(await play.canvas.findByRole("button", { name: "Go to sign-in page" })).toBeVisible()
    })
  }
})

/** The user stops the navigation, or it fails. The page receives no event for this. */
export const RedirectStopped = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    const { args, canvas, step } = play
    await press(play)
    const button = await waitFor(async () => {
      await advance("1 second")
      return canvas.getByRole("button", { name: "Taking you to the sign-in page…" })
    })
    await step("is ready again after ten seconds, with the focus", async () => {
      await advance("10 seconds")
      await expect(await canvas.findByRole("button", { name: "Go to sign-in page" })).toBe(button)
      await expect(button).toHaveFocus()
      await expect(button).not.toHaveAttribute("aria-disabled")
    })
    await step("navigates again", async () => {
      await press(play)
      await waitFor(async () => {
        await advance("1 second")
        await expect(args.onRedirect).toHaveBeenCalledTimes(2)
      })
    })
  }
})

export const Failed = meta.story({
  tags: ["spec:message/System error occurred"],
  parameters: { world: { scenario: "serverError" } },
  play: async (play) => {
    const { args, canvas } = play
    await press(play)
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent(/Something went wrong on our end.*Reference: .+/)
    await expect(alert).toHaveFocus()
    await expect(args.onRedirect).not.toHaveBeenCalled()
    await play.step("focuses the error of another attempt", async () => {
      await press(play)
      await expect(await canvas.findByRole("alert")).toHaveFocus()
    })
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "rateLimited" } },
  play: async (play) => {
    await press(play)
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent("Wait a moment, then try again.")
    const button = play.canvas.getByRole("button", { name: /Try again in \d+ sec/ })
    await expect(button).toHaveAttribute("aria-disabled", "true")
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline", clock: "moved" } },
  play: async (play) => {
    await press(play)
    const alert = await advanceUntil(() => play.canvas.getByRole("alert"))
    await expect(alert).toHaveTextContent("We couldn't connect")
    await expect(alert).toHaveFocus()
  }
})

/** The provider created a redirect session, but its response has no page address. */
export const NoRedirectUrl = meta.story({
  tags: ["spec:message/No redirect URL found"],
  parameters: { world: { scenario: "pageMissing" } },
  play: async (play) => {
    await press(play)
    const alert = await play.canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("We couldn't open the sign-in page")
    await expect(alert).toHaveFocus()
    await expect(play.args.onRedirect).not.toHaveBeenCalled()
  }
})

/** A page that pre-warms the provider's pages after the user has read it. */
function WelcomePage(props: OAuthButtonProps) {
  const [isRead, setRead] = React.useState(false)
  return isRead ? (
    <PrewarmedButton {...props} />
  ) : (
    <button onClick={() => setRead(true)} type="button">
      Continue
    </button>
  )
}

function PrewarmedButton(props: OAuthButtonProps) {
  usePrewarm()
  return <OAuthButton {...props} />
}

/** Another page of the site has pre-warmed the provider's pages this week, so this one does not. */
export const PrewarmSkipped = meta.story({
  parameters: { world: { over: () => PreWarm.layer } },
  render: (args) => <WelcomePage {...args} />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("pre-warms the provider's pages in another tab", () =>
      otherTab(
        Effect.provide(
          PreWarm.PreWarm.use((preWarm) => preWarm.run()),
          PreWarm.layer
        )
      )
    )
    const sent = spyOn(globalThis, "fetch")
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await step("sends only the request for the redirect", async () => {
      await redirect(play)
      const paths = sent.mock.calls.map(([request]) => new URL((request as Request).url).pathname)
      await expect(paths.filter((path) => path.endsWith("/v1/redirect-session"))).toHaveLength(1)
      await expect(document.querySelector("iframe[title='Sign-in']")).toBeNull()
    })
  }
})

/** The provider shows no page: a user who is not signed in there returns with an error. */
export const PromptNone = meta.story({
  tags: ["spec:prompt/none"],
  args: { prompt: "none" },
  play: async (play) => {
    const back = await visit(await redirect(play))
    await expect(back).toContain("#error=login_required")
    await expect(back).toContain(redirectUri)
  }
})

/** The provider shows its sign-in page even to signed-in members. */
export const PromptLogin = meta.story({
  tags: ["spec:prompt/login"],
  args: { prompt: "login" },
  play: async (play) => {
    const page = await open(await redirect(play))
    await expect(page.status).toBe(200)
    await expect(await page.text()).toContain('type="password"')
  }
})

/** The page composes the parts, with its own messages and classes. */
export const Parts = meta.story({
  render: ({ onRedirect = () => {} }) => <Designed onRedirect={onRedirect} redirectUri={redirectUri} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Sign in elsewhere" })
    await expect(button).toHaveClass("my-button", { exact: true })
    await userEvent.click(button)
    await expect(await canvas.findByRole("button", { name: "Taking you to the sign-in page…" })).toBeVisible()
    await expect(args.onRedirect).toHaveBeenCalledOnce()
  }
})
