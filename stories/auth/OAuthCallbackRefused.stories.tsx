import { makeVerifier } from "../../packages/client/src/session/internal/Pkce.ts"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import { OAuthCallback, runtime, useAtomSet, useAtomValue } from "@portico/react"
import type { OAuthCallbackProps } from "@portico/react/auth"
import * as Effect from "effect/Effect"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import { redirectUri, useRoundTrip } from "../../.storybook/providerPages.ts"
import preview from "../../.storybook/preview.tsx"
import { Trip, type Play, expectSignedIn } from "./callbackPlay.tsx"

/** Responses without a session: a forged address, a refusal of the provider, a used code. */
const meta = preview.meta({
  title: "auth/OAuthCallback/Refused",
  component: OAuthCallback,
  args: { again: { onRedirect: fn(), redirectUri }, home: "#home", onSignedIn: fn(), onStrip: fn() },
  render: (args) => <Trip {...args} />
})

/** Checks that an alert with the reason has the focus, and that the user can start again. */
const expectRefusal = async ({ args, canvas, step, userEvent }: Play, text: string | RegExp) => {
  const alert = await canvas.findByText(text, { selector: "[role=alert]" })
  await expect(alert).toHaveFocus()
  await expect(canvas.getByRole("heading", { name: "You're not signed in" })).toBeVisible()
  await expect(args.onSignedIn).not.toHaveBeenCalled()
  await step("starts a new sign-in", async () => {
    await userEvent.click(canvas.getByRole("button", { name: "Start again" }))
    await waitFor(() => expect(args.again?.onRedirect).toHaveBeenCalled())
  })
}

export const MissingCode = meta.story({
  tags: ["spec:message/Missing code or _state"],
  render: (args) => <Trip {...args} change={(back) => back.replace(/code=[^&]+&/, "")} />,
  play: (play) => expectRefusal(play, /sent no response/)
})

export const MissingState = meta.story({
  tags: ["spec:message/Missing code or _state"],
  render: (args) => <Trip {...args} change={(back) => back.replace(/&state=[^&]+/, "")} />,
  play: (play) => expectRefusal(play, /sent no response/)
})

export const InvalidState = meta.story({
  tags: ["spec:message/Invalid _state"],
  render: (args) => <Trip {...args} change={(back) => back.replace(/state=[^&]+/, "state=of-another-login")} />,
  play: (play) => expectRefusal(play, /was started in another browser/)
})

const refusedBy = (error: string, description: string) => (back: string) =>
  back.replace(/code=[^&]+/, new URLSearchParams({ error, error_description: description }).toString())

/** The provider refuses with its own message, which is shown as text even if it contains markup. */
export const ProviderError = meta.story({
  render: (args) => <Trip {...args} change={refusedBy("access_denied", "You pressed <b>Cancel</b>.")} />,
  play: async (play) => {
    await expectRefusal(play, /The sign-in was canceled.*Details: “You pressed <b>Cancel<\/b>\.”/)
    await expect(play.canvas.getByRole("alert").querySelector("b")).toBeNull()
  }
})

/**
 * A link with an error message that belongs to no pending sign-in. The message is not shown, because anyone can create
 * such a link.
 */
export const ForgedError = meta.story({
  render: (args) => (
    <OAuthCallback
      {...args}
      address={`${redirectUri}#error=oops&error_description=Call+0900+to+win&state=of-another-login`}
    />
  ),
  play: async (play) => {
    await expectRefusal(play, /The sign-in page returned an error/)
    await expect(play.canvas.queryByText(/0900/)).toBeNull()
  }
})

/** No member was signed in at the provider, and `prompt: "none"` allows no sign-in page. */
export const LoginRequired = meta.story({
  render: (args) => (
    <Trip {...args} change={refusedBy("login_required", "No member is signed in.")} options={{ prompt: "none" }} />
  ),
  play: (play) => expectRefusal(play, /You're not signed in yet/)
})

/** The code is not the one that the provider issued. */
export const ExchangeFailed = meta.story({
  tags: ["spec:message/Failed to fetch tokens from OAuth API"],
  render: (args) => <Trip {...args} change={(back) => back.replace(/code=[^&]+/, "code=made-up")} />,
  play: (play) => expectRefusal(play, /We couldn't finish signing you in.*Reference: .+/)
})

/** Damages the stored state of the sign-in: its verifier has 12 characters. */
function DamagedState(props: OAuthCallbackProps) {
  const address = useRoundTrip({}, (back) => back)
  const [damage] = React.useState(() =>
    runtime.fn<string>()((back) =>
      SiteStorage.use((storage) =>
        Effect.flatMap(storage.read("flow.0"), (text = "") =>
          storage.write("flow.0", text.replace(/"codeVerifier":"[^"]+"/, '"codeVerifier":"twelve-chars"'))
        )
      ).pipe(Effect.as(back))
    )
  )
  const run = useAtomSet(damage)
  const back = AsyncResult.getOrElse(useAtomValue(damage), () => undefined)
  React.useEffect(() => {
    if (address !== undefined) run(address)
  }, [address, run])
  return back === undefined ? null : <OAuthCallback {...props} address={back} />
}

export const BadVerifierLength = meta.story({
  tags: ["spec:message/Expected a length between 43 and 128"],
  render: (args) => <DamagedState {...args} />,
  play: async (play) => {
    await expectRefusal(play, /We couldn't finish signing you in/)
    await play.step("requires at least 43 characters for a verifier", async () => {
      const { message } = Effect.runSync(Effect.flip(makeVerifier(12)))
      await expect(message).toBe("Expected a length between 43 and 128. Received 12.")
    })
  }
})

/** Opens the response a second time, as the back button does. */
function OpenedTwice(props: OAuthCallbackProps) {
  const address = useRoundTrip({}, (back) => back)
  const [isSecond, setSecond] = React.useState(false)
  if (address === undefined) return null
  return isSecond ? (
    <OAuthCallback {...props} address={address} key="again" />
  ) : (
    <>
      <OAuthCallback {...props} address={address} />
      <button onClick={() => setSecond(true)} type="button">
        Back
      </button>
    </>
  )
}

/** The user goes back to the response after the sign-in. */
export const CodeReplayed = meta.story({
  render: (args) => <OpenedTwice {...args} />,
  play: async (play) => {
    await expectSignedIn(play)
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Back" }))
    await expect(await play.canvas.findByRole("heading", { name: "You're already signed in" })).toBeVisible()
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
    await expect(play.canvas.getByRole("link", { name: "Continue" })).toBeVisible()
  }
})
