import { SilentLogin as SilentLogins, ThirdPartyBlocked } from "@portico/client/auth/SilentLogin"
import type * as Client from "@portico/client/Client"
import { AuthFlow } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { redirectUri, sessionToken } from "../../.storybook/providerPages.ts"
import type { World } from "../../.storybook/world.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { otherTab } from "../../.storybook/tabs.ts"
import { submitCredentials, expectSignedIn, press, RoundTrip, Shop } from "./flowWorld.tsx"

const { ada } = accounts

/** Sessions in the flow: starting elsewhere, refreshing and ending. */
const meta = preview.meta({
  title: "auth/AuthFlow/Sessions",
  component: AuthFlow,
  args: { onSignedIn: fn() },
  decorators: [
    (Story) => (
      <div className="portico-card">
        <Story />
      </div>
    )
  ]
})

type Play = PlayOf<typeof AuthFlow>

// The browser blocks the provider's storage in its hidden page.
const blocked = (): Layer.Layer<SilentLogins> =>
  Layer.succeed(SilentLogins, { run: () => Effect.fail(new ThirdPartyBlocked({ origin: location.origin })) })

/**
 * Only the provider's page can create the session: the flow redirects to it after the login, and the provider redirects
 * back.
 */
export const OAuthRoundTrip = meta.story({
  tags: ["spec:redirectCallback/AUTHORIZE", "spec:responseMode/fragment"],
  args: { page: { onRedirect: fn(), redirectUri } },
  parameters: { world: { over: blocked } satisfies World },
  render: (args) => <RoundTrip {...args} />,
  play: async (play) => {
    const { args, canvas, step } = play
    await submitCredentials(play, ada)
    await step("redirects to the provider's page without a second sign-in", async () => {
      await waitFor(() => expect(args.page?.onRedirect).toHaveBeenCalledOnce())
      await expect(args.page?.onRedirect).toHaveBeenCalledWith(expect.stringContaining("/portico/session/"))
    })
    await step("returns immediately with a signed-in member", async () => {
      await expect(await canvas.findByRole("heading", { name: "You're signed in" })).toBeVisible()
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})

// Frames that a service worker responds to have no cookies. The token of a login replaces the browser's cookie.
const atProvider = (): Layer.Layer<SilentLogins, never, Client.Services | Client.Parts> =>
  Layer.effect(
    SilentLogins,
    Effect.map(Effect.context<Client.Services>(), (context) => ({
      run: () =>
        Effect.gen(function* () {
          const login = yield* Effect.orDie(sessionToken)
          yield* SilentLogins.use((silentLogin) => silentLogin.run(login.sessionToken))
        }).pipe(Effect.provideContext(context))
    }))
  )

/** A member who is signed in at the provider sees no form. */
export const SilentLogin = meta.story({
  tags: ["spec:prompt/none", "spec:responseMode/web_message"],
  args: { silent: true },
  parameters: { world: { over: atProvider } satisfies World },
  play: async (play) => {
    await expect(play.canvas.queryByLabelText("Password")).toBeNull()
    await expectSignedIn(play)
  }
})

/** The member signs out and sees the sign-in again. */
export const LogoutToVisitor = meta.story({
  tags: ["spec:role/member", "spec:role/none"],
  parameters: { world: { member: "ada" } satisfies World },
  render: (args) => <Shop {...args} />,
  play: async (play) => {
    const { canvas, step } = play
    await canvas.findByRole("heading", { name: "My orders" })
    await step("shows the sign-in with a notice after the sign-out", async () => {
      await press(play, "Sign out")
      await expect(await canvas.findByRole("heading", { name: "Sign in" })).toBeVisible()
      await waitFor(() => expect(canvas.getByText("You're signed out.", { selector: "p" })).toHaveFocus())
      await expect(canvas.queryByRole("heading", { name: "My orders" })).toBeNull()
    })
    await step("signs the member in again", async () => {
      await submitCredentials(play, ada)
      await expect(await canvas.findByRole("heading", { name: "My orders" })).toBeVisible()
    })
  }
})

/** Hours later the token has expired. It is refreshed in the background. */
export const TokenExpiryRefresh = meta.story({
  tags: ["spec:role/member"],
  parameters: { world: { clock: "moved" } satisfies World },
  render: (args) => <Shop {...args} />,
  play: async (play) => {
    const { canvas, step } = play
    await canvas.findByRole("heading", { name: "Sign in" })
    await submitCredentials(play, ada)
    await canvas.findByRole("heading", { name: "My orders" })
    await advance("5 hours")
    const sent = spyOn(globalThis, "fetch")
    await step("refreshes the token once before the next request", async () => {
      await press(play, "Show the books")
      await expect(await canvas.findAllByRole("rowheader")).toHaveLength(2)
      const paths = sent.mock.calls.map(([request]) => new URL((request as Request).url).pathname)
      await expect(paths.filter((path) => path.endsWith("/oauth2/token"))).toHaveLength(1)
    })
    await step("does not sign the member out", async () => {
      await expect(canvas.getByRole("heading", { name: "My orders" })).toBeVisible()
      await expect(canvas.queryByRole("alert")).toBeNull()
    })
  }
})

/** The flow unmounts after the sign-in. It still notifies the page. */
export const UnmountedAfterSignIn = meta.story({
  render: (args) => <Shop {...args} />,
  play: async (play) => {
    await play.canvas.findByRole("heading", { name: "Sign in" })
    await submitCredentials(play, ada)
    await play.canvas.findByRole("heading", { name: "My orders" })
    await waitFor(() => expect(play.args.onSignedIn).toHaveBeenCalledOnce())
    await expect(play.args.onSignedIn).toHaveBeenCalledWith("/")
  }
})

/** The user signs in in another tab, and this tab shows the members-only content too. */
export const SignedInElsewhere = meta.story({
  render: (args) => <Shop {...args} />,
  play: async (play: Play) => {
    await play.canvas.findByRole("heading", { name: "Sign in" })
    await otherTab(
      Effect.gen(function* () {
        const login = yield* sessionToken
        yield* SilentLogins.use((silentLogin) => silentLogin.run(login.sessionToken))
      })
    )
    await expect(await play.canvas.findByRole("heading", { name: "My orders" })).toBeVisible()
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})
