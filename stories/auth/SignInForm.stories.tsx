import { Members } from "@portico/client/auth/Members"
import { SignedOut, SignInForm, SignInPasskey, useMember } from "@portico/react"
import { accounts as special } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import type { World } from "../../.storybook/network.ts"
import { scriptPasskeys, sign } from "./factorWorld.ts"
import preview from "../../.storybook/preview.tsx"
import { ada, fill, expectKept, expectNotice } from "./signInPlay.tsx"

/**
 * Signs a member in with an email address and a password, and creates a session. Errors are shown in plain words, and
 * the user can retry.
 */
const meta = preview.meta({
  component: SignInForm,
  args: { onEmailVerificationRequired: fn(), onOwnerApprovalRequired: fn(), onSignedIn: fn() }
})

/** Lets the user choose the passkey that the browser suggests. */
let choose: () => Promise<void> = () => Promise.resolve()

/** A server of the page that accepts every passkey as Ada's. */
const passkeys = {
  challenge: async () => ({
    challengeId: "page",
    credentialRequestOptions: { challenge: "cGFnZQ", rpId: location.hostname }
  }),
  verify: () =>
    Effect.orDie(Members.use((members) => members.login({ email: ada.email, password: Redacted.make(ada.password) })))
}

function RenderedAnew() {
  const [times, again] = React.useState(0)
  return (
    <button data-times={times} onClick={() => again(times + 1)} type="button">
      Render anew
    </button>
  )
}

export const Idle = meta.story({
  tags: ["spec:loginState/INITIAL"],
  play: async ({ canvas, step, userEvent }) => {
    await step("password managers know the fields", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveAttribute("autocomplete", "username webauthn")
      await expect(canvas.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password")
    })
    await step("an empty form is not sent: the first field at fault takes the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expect(canvas.getByLabelText("Email address")).toHaveFocus()
      await expect(canvas.getByLabelText("Email address")).toHaveAccessibleDescription("Enter your email address.")
      await expect(canvas.getByRole("alert")).toHaveTextContent("Check these fields")
    })
  }
})

export const Submitting = meta.story({
  parameters: { world: { scenario: "pending" } },
  play: async (play) => {
    await fill(play)
    const button = await play.canvas.findByRole("button", { name: "Signing in…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(button).toHaveFocus()
    await expect(play.canvas.getByRole("status")).toHaveTextContent("Signing in…")
    await expectKept(play)
  }
})

/** The page knows the address: the user only types the password. */
export const PrefilledEmail = meta.story({
  args: { defaultEmail: ada.email },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expect(canvas.getByLabelText("Email address")).toHaveValue(ada.email)
    await userEvent.type(canvas.getByLabelText("Password"), `${ada.password}{Enter}`)
    await expectNotice(play, "You're signed in.")
  }
})

/** Passkeys are among the autofill suggestions of the address. The selected one signs in without a password. */
export const PasskeyAutofill = meta.story({
  args: { children: undefined },
  render: (args) => (
    <SignInForm {...args}>
      <SignInPasskey {...passkeys} onSignedIn={args.onSignedIn} />
    </SignInForm>
  ),
  beforeEach: () => {
    const asked = Promise.withResolvers<CredentialRequestOptions>()
    const signed = Promise.withResolvers<unknown>()
    choose = async () => signed.resolve(await sign(await asked.promise))
    const restore = scriptPasskeys((options) => {
      asked.resolve(options)
      return signed.promise
    })
    const asks = spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true)
    return () => {
      restore()
      asks.mockRestore()
    }
  },
  play: async (play) => {
    const { args, canvas, step } = play
    await step("the form is there as always, with the address ready for them", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveAttribute("autocomplete", "username webauthn")
      await expect(canvas.queryByText("Checking your passkey…")).toBeNull()
    })
    await step("one is chosen, and the member is in", async () => {
      await choose()
      await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    })
  }
})

/** After five seconds it says that this takes longer than usual, and that nothing is lost. */
export const SlowNetwork = meta.story({
  parameters: { world: { scenario: "slowLogin", clock: "moved" } satisfies World },
  play: async (play) => {
    const { canvas, step } = play
    await fill(play)
    await step("it is patient", async () => {
      await canvas.findByRole("button", { name: "Signing in…" })
      await advance("5 seconds")
      await expect(await canvas.findByText(/This is taking longer than usual/)).toHaveRole("status")
      await expectKept(play)
    })
    await step("and gets there", async () => {
      await advance("5 seconds")
      await expectNotice(play, "You're signed in.")
    })
  }
})

export const Success = meta.story({
  tags: ["spec:loginState/SUCCESS", "spec:authState/SUCCESS"],
  play: async (play) => {
    await fill(play)
    await expectNotice(play, "You're signed in.")
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

export const HandsOffEmailVerification = meta.story({
  tags: ["spec:loginState/EMAIL_VERIFICATION_REQUIRED", "spec:authState/REQUIRE_EMAIL_VERIFICATION"],
  parameters: { world: { scenario: "emailVerification" } },
  play: async (play) => {
    await fill(play, special.unverified)
    await expectNotice(play, /We sent a code to eve@example.com/)
    await expect(play.args.onEmailVerificationRequired).toHaveBeenCalledOnce()
    await expect(play.args.onEmailVerificationRequired).toHaveBeenCalledWith({
      email: special.unverified.email,
      identityId: expect.any(String),
      stateToken: expect.anything()
    })
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})

export const HandsOffOwnerApproval = meta.story({
  tags: ["spec:loginState/OWNER_APPROVAL_REQUIRED", "spec:authState/REQUIRE_OWNER_APPROVAL"],
  parameters: { world: { scenario: "ownerApproval" } },
  play: async (play) => {
    await fill(play, special.waiting)
    await expectNotice(play, /waiting for approval/)
    await expect(play.args.onOwnerApprovalRequired).toHaveBeenCalledOnce()
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})

/** Tokens change while the user types, and the page renders again: the entries stay. */
export const RefreshWhileTyping = meta.story({
  render: function Page(args) {
    useMember()
    return <SignInForm {...args} footer={<RenderedAnew />} />
  },
  parameters: { world: { clock: "moved" } satisfies World },
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.type(canvas.getByLabelText("Email address"), ada.email)
    await userEvent.click(canvas.getByRole("button", { name: "Render anew" }))
    await advance("5 hours")
    await userEvent.type(canvas.getByLabelText("Password"), ada.password)
    await expectKept(play)
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expectNotice(play, "You're signed in.")
  }
})

/** A form that unmounts after the sign-in still notifies the page, once. */
export const GoneOnceSignedIn = meta.story({
  render: (args) => (
    <SignedOut fallback={<p>Welcome back.</p>}>
      <SignInForm {...args} />
    </SignedOut>
  ),
  play: async (play) => {
    await play.canvas.findByLabelText("Password")
    await fill(play)
    await expect(await play.canvas.findByText("Welcome back.")).toBeVisible()
    await waitFor(() => expect(play.args.onSignedIn).toHaveBeenCalledOnce())
  }
})

/** StrictMode mounts everything twice: one login is sent and reported once. */
export const UnderStrictMode = meta.story({
  render: (args) => (
    <React.StrictMode>
      <SignInForm {...args} />
    </React.StrictMode>
  ),
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.type(canvas.getByLabelText("Email address"), ada.email)
    await userEvent.type(canvas.getByLabelText("Password"), `${ada.password}{Enter}{Enter}`)
    await expectNotice(play, "You're signed in.")
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

/** If only the provider's page can create the session, the page can continue there with the session token. */
export const PageNeeded = meta.story({
  args: { onPageNeeded: fn() },
  parameters: { world: { scenario: "silentLoginDenied" } },
  play: async (play) => {
    await fill(play)
    await expectNotice(play, /Taking you to another page/)
    await expect(play.args.onPageNeeded).toHaveBeenCalledOnce()
    await expect(play.args.onPageNeeded).toHaveBeenCalledWith({ sessionToken: expect.anything() })
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})
