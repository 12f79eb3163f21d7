import { OAuthCallback, SignInForm, SilentLogin } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { redirectUri, useRoundTrip } from "../../.storybook/providerPages.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"

const { ada } = accounts

/** A part of a page that can be hidden and shown again, like a tab or the page of a router. */
function Hideable({ children }: { readonly children?: React.ReactNode }) {
  const [isShown, show] = React.useState(true)
  return (
    <>
      <button className="portico-button" onClick={() => show(!isShown)} type="button">
        {isShown ? "Hide" : "Show"}
      </button>
      <React.Activity mode={isShown ? "visible" : "hidden"}>{children}</React.Activity>
    </>
  )
}

/**
 * Parts of a page that React hides and shows again: running requests are canceled, the entries stay, and nothing is
 * reported or sent twice.
 */
const meta = preview.meta({ component: Hideable })

type Play = PlayOf<typeof Hideable>

const hideAndShow = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole("button", { name: "Hide" }))
  await userEvent.click(await canvas.findByRole("button", { name: "Show" }))
  await canvas.findByRole("button", { name: "Hide" })
}

const fill = async ({ canvas, userEvent }: Play) => {
  await paste({ userEvent }, canvas.getByLabelText("Email address"), ada.email)
  await paste({ userEvent }, canvas.getByLabelText("Password"), ada.password)
  await userEvent.keyboard("{Enter}")
}

/** The form is hidden while it submits. */
export const FormSubmitting = meta.story({
  parameters: { world: { scenario: "pending" } },
  render: () => (
    <Hideable>
      <SignInForm />
    </Hideable>
  ),
  play: async (play) => {
    const { canvas } = play
    await fill(play)
    await canvas.findByRole("button", { name: "Signing in…" })
    await hideAndShow(play)
    await expect(await canvas.findByRole("button", { name: "Sign in" })).not.toHaveAttribute("aria-disabled")
    await expect(canvas.getByLabelText("Email address")).toHaveValue(ada.email)
    await expect(canvas.getByLabelText("Password")).toHaveValue(ada.password)
  }
})

const onFormSignedIn = fn()

/** The form is hidden after the sign-in. */
export const FormSubmitted = meta.story({
  beforeEach: () => void onFormSignedIn.mockClear(),
  render: () => (
    <Hideable>
      <SignInForm onSignedIn={onFormSignedIn} />
    </Hideable>
  ),
  play: async (play) => {
    await fill(play)
    await play.canvas.findByText("You're signed in.")
    await hideAndShow(play)
    await play.step("does not call the callback again", () => expect(onFormSignedIn).toHaveBeenCalledOnce())
  }
})

/** The silent login is hidden while it runs. */
export const SilentLoginPending = meta.story({
  parameters: { world: { clock: "moved", scenario: "frameSilent" } },
  render: () => (
    <Hideable>
      <SilentLogin>
        <p>Sign in, or look around.</p>
      </SilentLogin>
    </Hideable>
  ),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const frame = () => document.querySelector("iframe[title='Sign-in']")
    await waitFor(() => expect(frame()).not.toBeNull())
    await step("stops when it is hidden", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Hide" }))
      await waitFor(() => expect(frame()).toBeNull())
    })
    await step("starts again when it is shown, and can be skipped", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show" }))
      await waitFor(() => expect(frame()).not.toBeNull())
      await advance("6 seconds")
      await userEvent.click(await canvas.findByRole("button", { name: "Continue without signing in" }))
      await expect(await canvas.findByText("Sign in, or look around.")).toBeVisible()
    })
  }
})

const onReturned = fn()
const onStrip = fn()

function Returned() {
  const address = useRoundTrip({}, (back) => back)
  return (
    address !== undefined && (
      <Hideable>
        <OAuthCallback
          address={address}
          home="#home"
          onSignedIn={onReturned}
          onStrip={onStrip}
          again={{ redirectUri }}
        />
      </Hideable>
    )
  )
}

/** The callback page is hidden after the sign-in. */
export const CallbackDone = meta.story({
  beforeEach: () => {
    onReturned.mockClear()
    onStrip.mockClear()
  },
  render: () => <Returned />,
  play: async (play) => {
    const { canvas, step } = play
    await expect(await canvas.findByRole("heading", { name: "You're signed in" })).toBeVisible()
    await hideAndShow(play)
    await step("returns immediately without calling the callbacks again", async () => {
      await expect(await canvas.findByRole("heading", { name: "You're already signed in" })).toBeVisible()
      await expect(onReturned).toHaveBeenCalledOnce()
      await expect(onStrip).toHaveBeenCalledOnce()
    })
  }
})
