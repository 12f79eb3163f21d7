import { RedirectSessions } from "@portico/client/auth/RedirectSessions"
import { LogoutButton, OAuthCallback, runtime, useAtomValue } from "@portico/react"
import { OAuthCallbackParts, type OAuthCallbackProps } from "@portico/react/auth"
import * as Effect from "effect/Effect"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as React from "react"
import { expect, fn, mocked } from "storybook/test"
import { open, redirectUri, useRoundTrip, visit } from "../../.storybook/providerPages.ts"
import preview from "../../.storybook/preview.tsx"
import { Trip, type Play, expectSignedIn } from "./callbackPlay.tsx"

/**
 * The page that the provider redirects to: it removes the response from the address, checks that it belongs to a
 * sign-in of this browser, and creates the session. Every story visits the provider's real page.
 */
const meta = preview.meta({
  component: OAuthCallback,
  args: { again: { onRedirect: fn(), redirectUri }, home: "#home", onSignedIn: fn(), onStrip: fn() },
  render: (args) => <Trip {...args} />
})

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
    await play.step("removes the response from the address and preserves the rest", () =>
      expectStripped(play, `${redirectUri}?tab=2#part`)
    )
  }
})

/** Code of the page that reads the address, such as analytics. */
function AddressReader({ onRead }: { readonly onRead: () => void }) {
  React.useEffect(onRead, [onRead])
  return null
}

function TripWithReader({ onRead, ...callback }: OAuthCallbackProps & { readonly onRead: () => void }) {
  const address = useRoundTrip({}, (back) => back)
  return (
    address !== undefined && (
      <>
        <AddressReader onRead={onRead} />
        <OAuthCallback {...callback} address={address} />
      </>
    )
  )
}

const onRead = fn()

/** Other code of the page reads the address after the response was removed. */
export const StrippedFirst = meta.story({
  beforeEach: () => void onRead.mockClear(),
  render: (args) => <TripWithReader {...args} onRead={onRead} />,
  play: async (play) => {
    await expectSignedIn(play)
    const [stripped] = mocked(play.args.onStrip)?.mock.invocationCallOrder ?? []
    const [read] = onRead.mock.invocationCallOrder
    await expect(stripped).toBeLessThan(read ?? 0)
  }
})

/** The code of a signed-in member is being exchanged. No new tokens are requested before. */
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

/** The sign-in succeeds under Strict Mode, which mounts everything twice. The code is exchanged once. */
export const Success = meta.story({
  render: (args) => (
    <React.StrictMode>
      <Trip {...args} options={{ originalUri: `${redirectUri}books/emma` }} />
    </React.StrictMode>
  ),
  play: async (play) => {
    await expectSignedIn(play)
    await expect(play.canvas.getByRole("link", { name: "Continue" })).toHaveAttribute(
      "href",
      `${redirectUri}books/emma`
    )
    await expectStripped(play, redirectUri)
  }
})

/** Signs out, opens the provider's page and returns from it. */
function SignOutAndReturn(props: OAuthCallbackProps) {
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
  render: (args) => <SignOutAndReturn {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign out" }))
    await expect(await canvas.findByRole("heading", { name: "You're signed out" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "#home")
  }
})

/** A signed-in member opens the return address of a sign-out. The page shows that they are still signed in. */
export const LogoutCallbackWithoutLogout = meta.story({
  tags: ["spec:redirectCallback/LOGOUT"],
  args: { callback: "LOGOUT" },
  parameters: { world: { member: "ada" } },
  render: (args) => <OAuthCallback {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You're still signed in on this device" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Sign out" })).toBeVisible()
  }
})

/** Opens the provider's checkout and returns from it. */
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
    await expect(await canvas.findByRole("heading", { name: "You're back from checkout" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Continue" })).toBeVisible()
  }
})

export const AuthorizeCallback = meta.story({
  tags: ["spec:redirectCallback/AUTHORIZE"],
  args: { callback: "AUTHORIZE" },
  play: async (play) => {
    await expectSignedIn(play)
    await play.step("returns to the page that started the sign-in", async () => {
      await expect(play.args.onSignedIn).toHaveBeenCalledWith(globalThis.location.href)
    })
  }
})

function Designed({ address, onSignedIn }: Pick<OAuthCallbackProps, "address" | "onSignedIn">) {
  return (
    <OAuthCallbackParts.Root address={address} className="my-page" onSignedIn={onSignedIn} onStrip={() => {}}>
      <OAuthCallbackParts.Title className="my-title" level={1} />
      <OAuthCallbackParts.Text />
      <OAuthCallbackParts.Actions>
        <a href="#books">To the books</a>
      </OAuthCallbackParts.Actions>
      <OAuthCallbackParts.Status className="visually-hidden" />
    </OAuthCallbackParts.Root>
  )
}

function AfterRoundTrip({ onSignedIn }: Pick<OAuthCallbackProps, "onSignedIn">) {
  const address = useRoundTrip({}, (back) => back)
  return address === undefined ? null : <Designed address={address} onSignedIn={onSignedIn} />
}

/** The page composes the parts, with its own order and classes. */
export const Parts = meta.story({
  render: ({ onSignedIn }) => <AfterRoundTrip onSignedIn={onSignedIn} />,
  play: async ({ args, canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1, name: "You're signed in" })
    await expect(title).toHaveClass("my-title", { exact: true })
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  }
})
