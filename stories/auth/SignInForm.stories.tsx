import { Members } from "@portico/client/auth/Members"
import { SignedOut, SignInForm, SignInPasskey, useMember } from "@portico/react"
import { accounts as special } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import type { World } from "../../.storybook/world.ts"
import { replacePasskeys, sign } from "./factorWorld.ts"
import preview from "../../.storybook/preview.tsx"
import { ada, fill, expectEntries, expectNotice } from "./signInPlay.tsx"

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

function RenderAgain() {
  const [count, setCount] = React.useState(0)
  return (
    <button data-count={count} onClick={() => setCount(count + 1)} type="button">
      Render again
    </button>
  )
}

export const Idle = meta.story({
  tags: ["spec:loginState/INITIAL"],
  play: async ({ canvas, step, userEvent }) => {
    await step("has attributes for password managers", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveAttribute("autocomplete", "username webauthn")
      await expect(canvas.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password")
    })
    await step("does not submit an empty form, and focuses the first invalid field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expect(canvas.getByLabelText("Email address")).toHaveFocus()
      await expect(canvas.getByLabelText("Email address")).toHaveAccessibleDescription("Enter your email address.")
      await expect(canvas.getByRole("alert")).toHaveTextContent("Check these fields")
      await expect(canvas.getByRole("alert")).toHaveTextContent("Enter a password.")
    })
    await step("removes an error when the field changes, and the summary with the second last one", async () => {
      const email = canvas.getByLabelText("Email address")
      await userEvent.type(email, "ada")
      await expect(email).not.toHaveAttribute("aria-invalid")
      await expect(email).not.toHaveAccessibleDescription()
      await expect(canvas.queryByRole("alert")).toBeNull()
      await expect(canvas.getByLabelText("Password")).toBeInvalid()
    })
    await step("checks a changed field again when it loses the focus", async () => {
      const email = canvas.getByLabelText("Email address")
      await userEvent.tab()
      await expect(email).toHaveAccessibleDescription("Enter an email address like name@example.com.")
      await userEvent.type(email, "@example.com")
      await userEvent.tab()
      await expect(email).not.toHaveAttribute("aria-invalid")
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
    await expectEntries(play)
  }
})

/** The page knows the address, and the user only types the password. */
export const PrefilledEmail = meta.story({
  args: { defaultEmail: ada.email },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expect(canvas.getByLabelText("Email address")).toHaveValue(ada.email)
    await userEvent.type(canvas.getByLabelText("Password"), `${ada.password}{Enter}`)
    await expectNotice(play, "You're signed in.")
  }
})

/** The autofill suggestions of the address include passkeys. The selected one signs in without a password. */
export const PasskeyAutofill = meta.story({
  args: { children: undefined },
  render: (args) => (
    <SignInForm {...args}>
      <SignInPasskey {...passkeys} onSignedIn={args.onSignedIn} />
    </SignInForm>
  ),
  beforeEach: () => {
    const requestOptions = Promise.withResolvers<CredentialRequestOptions>()
    const assertion = Promise.withResolvers<unknown>()
    choose = async () => assertion.resolve(await sign(await requestOptions.promise))
    const restore = replacePasskeys((options) => {
      requestOptions.resolve(options)
      return assertion.promise
    })
    const availability = spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true)
    return () => {
      restore()
      availability.mockRestore()
    }
  },
  play: async (play) => {
    const { args, canvas, step } = play
    await step("shows the form with an address that offers passkeys", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveAttribute("autocomplete", "username webauthn")
      await expect(canvas.queryByText("Checking your passkey…")).toBeNull()
    })
    await step("signs in with the selected passkey", async () => {
      await choose()
      await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    })
  }
})

/** The sign-in takes longer than five seconds. A message says so, and that nothing is lost. */
export const SlowNetwork = meta.story({
  parameters: { world: { scenario: "slowLogin", clock: "moved" } satisfies World },
  play: async (play) => {
    const { canvas, step } = play
    await fill(play)
    await step("shows that it takes longer than usual", async () => {
      await canvas.findByRole("button", { name: "Signing in…" })
      await advance("5 seconds")
      await expect(await canvas.findByText(/This is taking longer than usual/)).toHaveRole("status")
      await expectEntries(play)
    })
    await step("signs in when the response arrives", async () => {
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

/** The provider requires a verified address, and the page receives the state for `EmailVerificationForm`. */
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

/** The provider requires an approval, and the page is notified. */
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

/** The tokens are refreshed and the page renders again while the user types. The entries stay. */
export const RefreshWhileTyping = meta.story({
  render: function Page(args) {
    useMember()
    return <SignInForm {...args} footer={<RenderAgain />} />
  },
  parameters: { world: { clock: "moved" } satisfies World },
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.type(canvas.getByLabelText("Email address"), ada.email)
    await userEvent.click(canvas.getByRole("button", { name: "Render again" }))
    await advance("5 hours")
    await userEvent.type(canvas.getByLabelText("Password"), ada.password)
    await expectEntries(play)
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expectNotice(play, "You're signed in.")
  }
})

/** The form unmounts after the sign-in. It still notifies the page, once. */
export const UnmountedAfterSignIn = meta.story({
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

/** Strict Mode mounts everything twice. One login is sent and reported once. */
export const StrictMode = meta.story({
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

/** Only the provider's page can create the session. The page receives the session token to continue there. */
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
