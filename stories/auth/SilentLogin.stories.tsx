import { Members } from "@portico/client/auth/Members"
import { SilentLogin as SilentLogins } from "@portico/client/auth/SilentLogin"
import { ClientProvider, SilentLogin, useSilentLogin } from "@portico/react"
import { OAuthButtonParts, SilentLoginParts, type SilentLoginProps } from "@portico/react/auth"
import type * as Client from "@portico/client/Client"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, fn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { redirectUri, sessionToken } from "../../.storybook/providerPages.ts"
import { otherTab } from "../../.storybook/tabs.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

function Designed({ onSignedIn, page }: Pick<SilentLoginProps, "onSignedIn" | "page">) {
  return (
    <SilentLoginParts.Root classNames={{ button: "my-button" }} onSignedIn={onSignedIn}>
      <SilentLoginParts.Passage className="my-login">
        <SilentLoginParts.Title level={1} />
        <SilentLoginParts.Text />
        <SilentLoginParts.Actions>
          <SilentLoginParts.Skip>Not now</SilentLoginParts.Skip>
          <SilentLoginParts.Retry />
        </SilentLoginParts.Actions>
        <SilentLoginParts.Status className="visually-hidden" />
      </SilentLoginParts.Passage>
      <SilentLoginParts.Visitor>
        <p>Sign in, or look around.</p>
        <SilentLoginParts.Page>
          <OAuthButtonParts.Root {...page}>
            <OAuthButtonParts.Button>Sign in elsewhere</OAuthButtonParts.Button>
          </OAuthButtonParts.Root>
        </SilentLoginParts.Page>
      </SilentLoginParts.Visitor>
    </SilentLoginParts.Root>
  )
}

/**
 * Creates a session for the member who is signed in at the provider, in a hidden frame. If no member is signed in
 * there, the user is a visitor, which is not an error.
 */
const meta = preview.meta({
  component: SilentLogin,
  args: { onSignedIn: fn(), page: { onRedirect: fn(), redirectUri } }
})

type Play = PlayOf<typeof SilentLogin>

const frame = () => document.querySelector("iframe[title='Sign-in']")

/** Advances the clock after the hidden page has loaded, until an alert with the reason has the focus. */
const expectRefusal = async ({ args, canvas }: Play, text: RegExp, seconds: number) => {
  await waitFor(() => expect(frame()).not.toBeNull())
  await waitFor(async () => {
    await advance(`${seconds} seconds`)
    await expect(canvas.getByRole("alert")).toHaveTextContent(text)
  })
  await expect(canvas.getByRole("alert")).toHaveFocus()
  await expect(args.onSignedIn).not.toHaveBeenCalled()
}

/** Checks that the provider's page is offered. */
const expectPage = async ({ args, canvas, step, userEvent }: Play) =>
  step("offers the provider's page", async () => {
    await userEvent.click(canvas.getByRole("button", { name: "Go to sign-in page" }))
    await waitFor(async () => {
      await advance("1 second")
      await expect(args.page?.onRedirect).toHaveBeenCalledOnce()
    })
  })

export const Pending = meta.story({
  args: { children: <p>Sign in, or look around.</p> },
  parameters: { world: { clock: "moved", scenario: "frameSilent" } },
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Signing you in…" })).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent("Signing you in…")
    await expect(canvas.queryByRole("button")).toBeNull()
    await step("offers to continue without signing in after five seconds", async () => {
      await waitFor(() => expect(frame()).not.toBeNull())
      await advance("6 seconds")
      await expect(await canvas.findByText("This is taking longer than usual.")).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Continue without signing in" }))
      await expect(await canvas.findByText("Sign in, or look around.")).toBeVisible()
      await waitFor(() => expect(frame()).toBeNull())
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

export const BecomesMember = meta.story({
  tags: ["spec:responseMode/web_message"],
  parameters: { world: { over: atProvider } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You're signed in" })).toBeVisible()
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("status")).toHaveTextContent("You're signed in")
  }
})

/** The member is already signed in, so no request is sent. */
export const AlreadySignedIn = meta.story({
  parameters: { world: { member: "ada", scenario: "frameSilent" } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You're signed in" })).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
    await expect(frame()).toBeNull()
  }
})

const signOutElsewhere = () => otherTab(Effect.asVoid(Members.use((members) => members.logout())))

/** The member signs out in another tab. The page shows the visitor's content and does not wait. */
export const SignedOutElsewhere = meta.story({
  args: { children: <p>Sign in, or look around.</p> },
  parameters: { world: { member: "ada" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You're signed in" })).toBeVisible()
    await signOutElsewhere()
    await expect(await canvas.findByText("Sign in, or look around.")).toBeVisible()
    await expect(canvas.queryByRole("heading")).toBeNull()
  }
})

/** A member who signed in on this page signs out in another tab. */
export const NewMemberSignedOutElsewhere = meta.story({
  parameters: { world: { over: atProvider } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You're signed in" })).toBeVisible()
    await signOutElsewhere()
    await expect(await canvas.findByRole("heading", { name: "You're not signed in" })).toBeVisible()
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  }
})

export const StaysVisitor = meta.story({
  tags: ["spec:prompt/none", "spec:role/visitor"],
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "You're not signed in" })).toBeVisible()
    await step("shows no error", async () => {
      await expect(canvas.queryByRole("alert")).toBeNull()
      await expect(args.onSignedIn).not.toHaveBeenCalled()
    })
    await step("offers the provider's page", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Go to sign-in page" }))
      await waitFor(() => expect(args.page?.onRedirect).toHaveBeenCalledOnce())
    })
  }
})

/** No member is signed in at the provider, and the visitor sees the page's own form. */
export const StaysVisitorWithForm = meta.story({
  args: { children: <p>Sign in, or look around.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sign in, or look around.")).toBeVisible()
    await expect(canvas.queryByRole("heading")).toBeNull()
  }
})

export const TimedOut = meta.story({
  tags: ["spec:message/OAuth flow timed out"],
  parameters: { world: { clock: "moved", scenario: "frameSilent" } },
  play: async (play) => {
    await expectRefusal(play, /took too long/, 120)
    await expectPage(play)
  }
})

export const FrameBlocked = meta.story({
  parameters: { world: { clock: "moved", scenario: "frameRefused" } },
  play: async (play) => {
    await expectRefusal(play, /Your browser didn't let us sign you in on this page/, 6)
    await expectPage(play)
  }
})

/** The hidden page sends the response to another request, which is ignored. */
export const StateMismatch = meta.story({
  tags: ["spec:message/Invalid _state"],
  parameters: { world: { clock: "moved", scenario: "frameForeign" } },
  play: async (play) => {
    const onMessage = fn()
    globalThis.addEventListener("message", ({ data }: MessageEvent<unknown>) => onMessage(data))
    await play.step("receives the code of another request", () =>
      waitFor(() => expect(onMessage).toHaveBeenCalledWith({ code: "of-another-login", state: "of-another-login" }))
    )
    await play.step("ignores the code of another request", () =>
      expect(play.canvas.getByRole("heading", { name: "Signing you in…" })).toBeVisible()
    )
    await expectRefusal(play, /took too long/, 120)
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "serverError" } },
  play: async ({ args, canvas, userEvent }) => {
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent(/Something went wrong on our end.*Reference: .+/)
    await expect(alert).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(await canvas.findByRole("heading", { name: "Signing you in…" })).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  }
})

function Greeting({ onSignedIn }: Pick<SilentLoginProps, "onSignedIn">) {
  const { run, state } = useSilentLogin({ onSignedIn, when: "manual" })
  return (
    <button onClick={run} type="button">
      {state._tag}
    </button>
  )
}

/** A button of the page starts the silent login. */
export const Hook = meta.story({
  render: ({ onSignedIn }) => <Greeting onSignedIn={onSignedIn} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Idle" }))
    await expect(await canvas.findByRole("button", { name: "Visitor" })).toBeVisible()
  }
})

/** The page composes the parts, with its own messages and classes. */
export const Parts = meta.story({
  parameters: { world: { clock: "moved", scenario: "frameSilent" } },
  render: ({ onSignedIn, page }) => <Designed onSignedIn={onSignedIn} page={page} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const title = canvas.getByRole("heading", { level: 1, name: "Signing you in…" })
    await step("has only the page's classes", async () => {
      await expect(title.closest("section")).toHaveClass("my-login", { exact: true })
      await expect(title).not.toHaveAttribute("class")
    })
    await step("renders each part only in its states", async () => {
      await expect(canvas.queryByRole("button")).toBeNull()
      await waitFor(() => expect(frame()).not.toBeNull())
      await advance("6 seconds")
      const skip = await canvas.findByRole("button", { name: "Not now" })
      await expect(skip).toHaveClass("my-button", { exact: true })
      await userEvent.click(skip)
      await expect(await canvas.findByText("Sign in, or look around.")).toBeVisible()
      await expect(canvas.getByRole("button", { name: "Sign in elsewhere" })).toBeVisible()
      await expect(canvas.queryByRole("heading")).toBeNull()
    })
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  }
})

/** The client is still loading: the sign-in state is unknown, and no visitor content is shown. */
export const Loading = meta.story({
  args: { children: <p>Sign in, or look around.</p> },
  render: (args) => (
    <ClientProvider layer={Layer.effectContext(Effect.never)}>
      <SilentLogin {...args} />
    </ClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Signing you in…")
    await expect(canvas.queryByText("Sign in, or look around.")).toBeNull()
  }
})
