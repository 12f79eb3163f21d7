import type { BeginOptions } from "@portico/client/auth/Authorization"
import { RedirectSessions } from "@portico/client/auth/RedirectSessions"
import { makeVerifier } from "@portico/client/session/Pkce"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import {
  Callback,
  LogoutButton,
  OAuthCallback,
  type OAuthCallbackProps,
  runtime,
  useAtomSet,
  useAtomValue
} from "@portico/react"
import * as Effect from "effect/Effect"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as React from "react"
import { expect, fn, mocked, waitFor } from "storybook/test"
import { open, redirectUri, useRoundTrip, visit } from "../../.storybook/hosted.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

interface TripProps extends OAuthCallbackProps {
  /** What becomes of the address on the way back. */
  readonly change?: (back: string) => string
  readonly options?: BeginOptions
}

/** Goes to the provider's page and comes back: what the browser would do, with the real provider at the other end. */
function Trip({ change = (back) => back, options = {}, ...callback }: TripProps) {
  const address = useRoundTrip(options, change)
  return address === undefined ? null : <OAuthCallback {...callback} address={address} />
}

/**
 * The page that the provider leads back to: it takes the answer out of the address, checks that it is one to a question
 * of this browser, and makes the session. Every story has really been on the provider's page.
 */
const meta = preview.meta({
  component: OAuthCallback,
  args: { again: { onRedirect: fn(), redirectUri }, home: "#home", onSignedIn: fn(), onStrip: fn() },
  render: (args) => <Trip {...args} />
})

type Play = PlayOf<typeof OAuthCallback>

const expectSignedIn = async ({ args, canvas }: Play) => {
  await expect(await canvas.findByRole("heading", { name: "You are signed in." })).toBeVisible()
  await expect(args.onSignedIn).toHaveBeenCalledOnce()
  await expect(canvas.getByRole("status")).toHaveTextContent("You are signed in.")
}

/** Says why in an alert that takes the focus, and begins again on demand. */
const expectRefusal = async ({ args, canvas, step, userEvent }: Play, text: string | RegExp) => {
  const alert = await canvas.findByText(text, { selector: "[role=alert]" })
  await expect(alert).toHaveFocus()
  await expect(canvas.getByRole("heading", { name: "You are not signed in" })).toBeVisible()
  await expect(args.onSignedIn).not.toHaveBeenCalled()
  await step("one can start again", async () => {
    await userEvent.click(canvas.getByRole("button", { name: "Start again" }))
    await waitFor(() => expect(args.again?.onRedirect).toHaveBeenCalled())
  })
}

const expectStripped = async ({ args }: Play, address: string) => {
  await expect(args.onStrip).toHaveBeenCalledOnce()
  await expect(args.onStrip).toHaveBeenCalledWith(address)
}

export const FromFragment = meta.story({
  tags: ["spec:responseMode/fragment"],
  render: (args) => <Trip {...args} options={{ originalUri: `${redirectUri}books/emma`, responseMode: "fragment" }} />,
  play: async (play) => {
    await expectSignedIn(play)
    await expect(play.args.onSignedIn).toHaveBeenCalledWith(`${redirectUri}books/emma`)
    await expectStripped(play, redirectUri)
  }
})

export const FromQuery = meta.story({
  tags: ["spec:responseMode/query"],
  render: (args) => (
    <Trip
      {...args}
      change={(back) => `${back}&tab=2#part`}
      options={{ originalUri: `${redirectUri}books/emma`, responseMode: "query" }}
    />
  ),
  play: async (play) => {
    await expectSignedIn(play)
    await play.step("the answer goes from the address, the rest stays", () =>
      expectStripped(play, `${redirectUri}?tab=2#part`)
    )
  }
})

/** Something of the page's own that reads the address, as those do that count visits. */
function Counting({ onRead }: { readonly onRead: () => void }) {
  React.useEffect(onRead, [onRead])
  return null
}

function CountedTrip({ onRead, ...callback }: OAuthCallbackProps & { readonly onRead: () => void }) {
  const address = useRoundTrip({}, (back) => back)
  return (
    address !== undefined && (
      <>
        <Counting onRead={onRead} />
        <OAuthCallback {...callback} address={address} />
      </>
    )
  )
}

const onRead = fn()

/** Nothing else that reads the address finds the answer there. */
export const StrippedFirst = meta.story({
  beforeEach: () => void onRead.mockClear(),
  render: (args) => <CountedTrip {...args} onRead={onRead} />,
  play: async (play) => {
    await expectSignedIn(play)
    const [stripped] = mocked(play.args.onStrip)?.mock.invocationCallOrder ?? []
    const [read] = onRead.mock.invocationCallOrder
    await expect(stripped).toBeLessThan(read ?? 0)
  }
})

/** A member's way to the page and back asks for no new tokens, until the code is exchanged. */
export const Exchanging = meta.story({
  parameters: { world: { member: "ada", scenario: "tokensSilent" } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Finishing your sign-in…" })).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent("Finishing your sign-in…")
    await expect(args.onStrip).toHaveBeenCalledOnce()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

/** In strict mode everything is mounted twice; the code is exchanged once. */
export const Success = meta.story({
  render: (args) => (
    <React.StrictMode>
      <Trip {...args} options={{ originalUri: `${redirectUri}books/emma` }} />
    </React.StrictMode>
  ),
  play: async (play) => {
    await expectSignedIn(play)
    await expect(play.canvas.getByRole("link", { name: "Go on" })).toHaveAttribute("href", `${redirectUri}books/emma`)
    await expectStripped(play, redirectUri)
  }
})

export const MissingCode = meta.story({
  tags: ["spec:message/Missing code or _state"],
  render: (args) => <Trip {...args} change={(back) => back.replace(/code=[^&]+&/, "")} />,
  play: (play) => expectRefusal(play, /sent you back without an answer/)
})

export const MissingState = meta.story({
  tags: ["spec:message/Missing code or _state"],
  render: (args) => <Trip {...args} change={(back) => back.replace(/&state=[^&]+/, "")} />,
  play: (play) => expectRefusal(play, /sent you back without an answer/)
})

export const InvalidState = meta.story({
  tags: ["spec:message/Invalid _state"],
  render: (args) => <Trip {...args} change={(back) => back.replace(/state=[^&]+/, "state=of-somebody-else")} />,
  play: (play) => expectRefusal(play, /was not started in this browser/)
})

const refusedBy = (error: string, description: string) => (back: string) =>
  back.replace(/code=[^&]+/, new URLSearchParams({ error, error_description: description }).toString())

/** What the provider says is shown as text, whatever it looks like. */
export const ProviderError = meta.story({
  render: (args) => <Trip {...args} change={refusedBy("access_denied", "You pressed <b>Cancel</b>.")} />,
  play: async (play) => {
    await expectRefusal(play, /The sign-in was cancelled.*It says: “You pressed <b>Cancel<\/b>\.”/)
    await expect(play.canvas.getByRole("alert").querySelector("b")).toBeNull()
  }
})

/** Anybody can write a link: a sentence in an address that answers no question of ours is not repeated. */
export const ForgedError = meta.story({
  render: (args) => (
    <OAuthCallback
      {...args}
      address={`${redirectUri}#error=oops&error_description=Call+0900+to+win&state=of-somebody-else`}
    />
  ),
  play: async (play) => {
    await expectRefusal(play, /The sign-in page refused/)
    await expect(play.canvas.queryByText(/0900/)).toBeNull()
  }
})

/** Asked for without a page, and nobody was signed in there. */
export const LoginRequired = meta.story({
  render: (args) => (
    <Trip {...args} change={refusedBy("login_required", "Nobody is signed in here.")} options={{ prompt: "none" }} />
  ),
  play: (play) => expectRefusal(play, /You are not signed in yet/)
})

/** The code is not the one that was issued. */
export const ExchangeFailed = meta.story({
  tags: ["spec:message/Failed to fetch tokens from OAuth API"],
  render: (args) => <Trip {...args} change={(back) => back.replace(/code=[^&]+/, "code=made-up")} />,
  play: (play) => expectRefusal(play, /We could not finish your sign-in.*Reference: .+/)
})

/** What was remembered of the sign-in was damaged: its verifier has 12 characters. */
function Shortened(props: OAuthCallbackProps) {
  const address = useRoundTrip({}, (back) => back)
  const [shorten] = React.useState(() =>
    runtime.fn<string>()((back) =>
      SiteStorage.use((storage) =>
        Effect.flatMap(storage.read("flow.0"), (text = "") =>
          storage.write("flow.0", text.replace(/"codeVerifier":"[^"]+"/, '"codeVerifier":"twelve-chars"'))
        )
      ).pipe(Effect.as(back))
    )
  )
  const run = useAtomSet(shorten)
  const back = AsyncResult.getOrElse(useAtomValue(shorten), () => undefined)
  React.useEffect(() => {
    if (address !== undefined) run(address)
  }, [address, run])
  return back === undefined ? null : <OAuthCallback {...props} address={back} />
}

export const BadVerifierLength = meta.story({
  tags: ["spec:message/Expected a length between 43 and 128"],
  render: (args) => <Shortened {...args} />,
  play: async (play) => {
    await expectRefusal(play, /We could not finish your sign-in/)
    await play.step("the client makes no such verifier", async () => {
      const { message } = Effect.runSync(Effect.flip(makeVerifier(12)))
      await expect(message).toBe("Expected a length between 43 and 128. Received 12.")
    })
  }
})

/** A step back in the browser's history brings the answer a second time. */
function Twice(props: OAuthCallbackProps) {
  const address = useRoundTrip({}, (back) => back)
  const [isBack, setBack] = React.useState(false)
  if (address === undefined) return null
  return isBack ? (
    <OAuthCallback {...props} address={address} key="again" />
  ) : (
    <>
      <OAuthCallback {...props} address={address} />
      <button onClick={() => setBack(true)} type="button">
        Back
      </button>
    </>
  )
}

export const CodeReplayed = meta.story({
  render: (args) => <Twice {...args} />,
  play: async (play) => {
    await expectSignedIn(play)
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Back" }))
    await expect(await play.canvas.findByRole("heading", { name: "You are signed in already." })).toBeVisible()
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
    await expect(play.canvas.getByRole("link", { name: "Go on" })).toBeVisible()
  }
})

/** Signs out, goes to the provider's page and comes back from it. */
function Leaving(props: OAuthCallbackProps) {
  const [back, setBack] = React.useState<string>()
  return back === undefined ? (
    <LogoutButton onSignedOut={(address) => void visit(address).then(setBack)} postFlowUrl={`${redirectUri}bye`} />
  ) : (
    <OAuthCallback {...props} address={back} callback="LOGOUT" />
  )
}

export const LogoutCallback = meta.story({
  tags: ["spec:redirectCallback/LOGOUT"],
  parameters: { world: { member: "ada" } },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign out" }))
    await expect(await canvas.findByRole("heading", { name: "You are signed out." })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Go on" })).toHaveAttribute("href", "#home")
  }
})

/** Anybody can open the address of a sign-out. It does not say what is not so. */
export const LogoutCallbackOfNobody = meta.story({
  tags: ["spec:redirectCallback/LOGOUT"],
  args: { callback: "LOGOUT" },
  parameters: { world: { member: "ada" } },
  render: (args) => <OAuthCallback {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You are still signed in here." })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Sign out" })).toBeVisible()
  }
})

/** Opens the provider's checkout, and comes back from it. */
function Checkout(props: OAuthCallbackProps) {
  const [trip] = React.useState(() =>
    runtime.atom(
      Effect.gen(function* () {
        const thankYouPageUrl = `${redirectUri}thank-you`
        const { fullUrl = "" } = yield* RedirectSessions.use((sessions) =>
          sessions.create({ ecomCheckout: { checkoutId: "1" }, callbacks: { thankYouPageUrl } })
        )
        const page = yield* Effect.promise(async () => (await open(fullUrl)).text())
        return page.includes(thankYouPageUrl) ? thankYouPageUrl : undefined
      })
    )
  )
  const back = AsyncResult.getOrElse(useAtomValue(trip), () => undefined)
  return back === undefined ? null : <OAuthCallback {...props} address={back} callback="CHECKOUT" />
}

export const CheckoutCallback = meta.story({
  tags: ["spec:redirectCallback/CHECKOUT"],
  render: (args) => <Checkout {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You are back from the checkout." })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Go on" })).toBeVisible()
  }
})

export const AuthorizeCallback = meta.story({
  tags: ["spec:redirectCallback/AUTHORIZE"],
  args: { callback: "AUTHORIZE" },
  play: async (play) => {
    await expectSignedIn(play)
    await play.step("the page that it was begun on is this one", async () => {
      await expect(play.args.onSignedIn).toHaveBeenCalledWith(globalThis.location.href)
    })
  }
})

function Composed({ onSignedIn }: Pick<OAuthCallbackProps, "onSignedIn">) {
  const address = useRoundTrip({}, (back) => back)
  return address === undefined ? null : (
    <Callback.Root address={address} className="my-page" onSignedIn={onSignedIn} onStrip={() => {}}>
      <Callback.Title className="my-title" level={1} />
      <Callback.Text />
      <Callback.Actions>
        <a href="#books">To the books</a>
      </Callback.Actions>
      <Callback.Status />
    </Callback.Root>
  )
}

/** Composed by the page, with the page's own order and classes. */
export const Parts = meta.story({
  render: ({ onSignedIn }) => <Composed onSignedIn={onSignedIn} />,
  play: async ({ args, canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1, name: "You are signed in." })
    await expect(title).toHaveClass("my-title", { exact: true })
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  }
})
