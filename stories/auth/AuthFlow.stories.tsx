import { Members } from "@portico/client/auth/Members"
import { AuthFlow } from "@portico/react"
import * as PageCaptcha from "@portico/testing/PageCaptcha"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { accountOf } from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import type { World } from "../../.storybook/network.ts"
import preview from "../../.storybook/preview.tsx"
import { codeOfApp, codeOfMessage, scriptPasskeys, sign } from "./factorWorld.ts"
import { arrive, enter, expectSignedIn, field, press, type, WithMailbox } from "./flowWorld.tsx"
import { decide, identityAt, lastCode } from "./mailWorld.ts"

const { ada } = accounts
const grace = { email: "grace@example.com", password: "nanoseconds-of-wire" }

/** Lets the user choose the passkey that the browser suggests. */
let choose: () => Promise<void> = () => Promise.resolve()

/**
 * The complete sign-in flow. Each story completes a flow with the keyboard only. On every screen the heading has the
 * focus, the address is filled in, and there is a link back.
 */
const meta = preview.meta({
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

export const SignIn = meta.story({
  tags: ["spec:loginState/INITIAL", "spec:loginState/SUCCESS"],
  args: { returnTo: "/books" },
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await step("the form does not move the focus when the page loads", async () => {
      await expect(document.body).toHaveFocus()
      await expect(canvas.getByRole("heading", { name: "Sign in" })).toBeVisible()
    })
    await step("the way to an account takes the address along, and the way back keeps what was typed", async () => {
      await type(play, "Email address", ada.email)
      await type(play, "Password", "difference-engine")
      await press(play, "Create an account")
      await arrive(play, "Create an account")
      await expect(field(play, "Email address")).toHaveValue(ada.email)
      await press(play, "Sign in instead")
      await arrive(play, "Sign in")
      await expect(field(play, "Password")).toHaveValue("difference-engine")
    })
    await step("a wrong password shows an error, and the right one signs in", async () => {
      await type(play, "Password", "{Enter}")
      await expect(await canvas.findByText("Wrong password. Try again or reset it.")).toBeVisible()
      const password = field(play, "Password")
      await expect(password).toHaveFocus()
      await userEvent.keyboard("{Control>}a{/Control}")
      await userEvent.keyboard(`${ada.password}{Enter}`)
      await expectSignedIn(play)
    })
    await step("the page receives the address to continue to", async () => {
      await expect(args.onSignedIn).toHaveBeenCalledWith("/books")
      await expect(canvas.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/books")
    })
  }
})

export const SignUpVerifySignedIn = meta.story({
  tags: ["spec:authState/REQUIRE_EMAIL_VERIFICATION", "spec:loginState/EMAIL_VERIFICATION_REQUIRED"],
  args: { signUp: { fields: ["firstName"] } },
  parameters: { world: { scenario: "codeDue" } satisfies World },
  play: async (play) => {
    const { canvas, step } = play
    await step("a new member signs up", async () => {
      await press(play, "Create an account")
      await arrive(play, "Create an account")
      await type(play, "Email address", grace.email)
      await type(play, "Choose a password", grace.password)
      await type(play, "First name", "Grace{Enter}")
    })
    await step("the form requires the code of the email and shows the address", async () => {
      await arrive(play, "Confirm your email address")
      await expect(canvas.getByText(`Enter the code we sent to ${grace.email}.`)).toBeVisible()
    })
    await step("the back button returns to the sign-up with all entered values", async () => {
      await press(play, "Back to your details")
      await arrive(play, "Create an account")
      await expect(field(play, "Email address")).toHaveValue(grace.email)
      await expect(field(play, "First name")).toHaveValue("Grace")
    })
    await step("a user who has an account by now signs in and has to enter the code again", async () => {
      await press(play, "Sign in instead")
      await arrive(play, "Sign in")
      await expect(field(play, "Email address")).toHaveValue(grace.email)
      await type(play, "Password", `${grace.password}{Enter}`)
      await arrive(play, "Confirm your email address")
    })
    await step("the code signs in", async () => {
      await type(play, "Confirmation code", await lastCode())
      await expectSignedIn(play)
    })
  }
})

export const SignUpOwnerApproval = meta.story({
  tags: ["spec:authState/REQUIRE_OWNER_APPROVAL", "spec:loginState/OWNER_APPROVAL_REQUIRED"],
  args: { start: "signUp" },
  parameters: { world: { scenario: "approvalDue" } satisfies World },
  play: async (play) => {
    const { canvas, step } = play
    await step("a new member signs up and sees that the account waits for approval", async () => {
      await play.canvas.findByRole("heading", { name: "Create an account" })
      await enter(play, grace, "Choose a password")
      await arrive(play, "Your account is waiting for approval")
    })
    await step("the account is not approved yet", async () => {
      await press(play, "Check again")
      await expect(await canvas.findByText(/^Not approved yet/)).toBeVisible()
    })
    await step("the shop approves, and asking again signs in: nothing is typed twice", async () => {
      const { identityId = "" } = await identityAt(grace)(play)
      await decide("approveIdentity", "approvalDue", identityId)
      await press(play, "Check again")
      await expectSignedIn(play)
    })
  }
})

export const ResetRequiredToSignedIn = meta.story({
  tags: ["spec:errorCode/resetPassword"],
  parameters: { world: { scenario: "resetPassword" } satisfies World },
  render: (args) => <WithMailbox {...args} />,
  play: async (play) => {
    const { canvas, step } = play
    await step("the message that requires a new password has a link to reset it", async () => {
      await enter(play, ada)
      await expect(await canvas.findByRole("alert")).toHaveFocus()
      await press(play, "Forgot your password?")
      await arrive(play, "Forgot your password?")
    })
    await step("the address came along", async () => {
      await expect(field(play, "Email address")).toHaveValue(ada.email)
      await press(play, "Send link")
      await arrive(play, "Check your email")
      await expect(canvas.getByText(new RegExp(`If there's an account for ${ada.email}`))).toBeVisible()
    })
    await step("the link in the email opens the form for a new password with the known address", async () => {
      await press(play, "Open the link of the last mail")
      await arrive(play, "Choose a new password")
      await expect(field(play, "Account")).toHaveValue(ada.email)
      await type(play, "New password", "analytical-engine-2{Enter}")
      await expectSignedIn(play)
    })
  }
})

export const EmailExistsToSignIn = meta.story({
  tags: ["spec:errorCode/emailAlreadyExists"],
  args: { start: "signUp" },
  play: async (play) => {
    const { canvas, step } = play
    await step("an existing member tries to sign up", async () => {
      await canvas.findByRole("heading", { name: "Create an account" })
      await enter(play, { email: ada.email, password: "difference-engine" }, "Choose a password")
      await canvas.findByRole("alert")
    })
    await step("the sign-in has the address and only requires the password", async () => {
      await press(play, "Sign in")
      await arrive(play, "Sign in")
      await expect(field(play, "Email address")).toHaveValue(ada.email)
      await type(play, "Password", `${ada.password}{Enter}`)
      await expectSignedIn(play)
    })
  }
})

export const CaptchaEscalation = meta.story({
  tags: ["spec:loginState/SILENT_CAPTCHA_REQUIRED", "spec:loginState/USER_CAPTCHA_REQUIRED"],
  parameters: {
    world: {
      scenario: "captchaRequired",
      captcha: () => PageCaptcha.layer({ silent: "refused" })
    } satisfies World
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("the unseen captcha does not do: the visible one has the focus", async () => {
      await enter(play, ada)
      await waitFor(() => expect(canvas.getByRole("group", { name: "Security check" })).toHaveFocus())
    })
    await step("with the key it is solved, and the form is sent", async () => {
      await canvas.findByRole("checkbox")
      await userEvent.tab()
      await userEvent.keyboard(" ")
      await canvas.findByText("Confirmed. You can submit the form now.")
      await press(play, "Sign in")
      await expectSignedIn(play)
    })
  }
})

export const MfaTotp = meta.story({
  tags: ["spec:factor/TOTP"],
  parameters: { world: { scenario: "secondStep" } satisfies World },
  play: async (play) => {
    const { step } = play
    await enter(play, accountOf("app"))
    await step("the code of the app is asked for, and who signs in stays in sight", async () => {
      await arrive(play, "Confirm it's you")
      await expect(field(play, "Email address")).toHaveValue(accountOf("app").email)
    })
    await step("the way back, and here again: the password is still there", async () => {
      await press(play, "Back to sign-in")
      await arrive(play, "Sign in")
      await expect(field(play, "Email address")).toHaveValue(accountOf("app").email)
      await type(play, "Password", "{Enter}")
      await arrive(play, "Confirm it's you")
    })
    await type(play, "Code", `${await codeOfApp()}{Enter}`)
    await expectSignedIn(play)
  }
})

export const MfaSwitchMethod = meta.story({
  tags: ["spec:factor/SMS"],
  parameters: { world: { scenario: "secondStep" } satisfies World },
  play: async (play) => {
    const { canvas, step } = play
    await enter(play, accountOf("appAndText"))
    await arrive(play, "Confirm it's you")
    await step("another method", async () => {
      await press(play, "Use another method")
      await expect(await canvas.findByText("Choose how to confirm it's you.")).toHaveFocus()
      await press(play, /^Text message/)
      await waitFor(() => expect(field(play, "Code")).toHaveFocus())
    })
    await play.userEvent.keyboard(`${await codeOfMessage()}{Enter}`)
    await expectSignedIn(play)
  }
})

/** A server of the page that accepts every passkey as Ada's. */
const passkeys = {
  challenge: async () => ({
    challengeId: "page",
    credentialRequestOptions: { challenge: "cGFnZQ", rpId: location.hostname }
  }),
  verify: () =>
    Effect.orDie(Members.use((members) => members.login({ email: ada.email, password: Redacted.make(ada.password) })))
}

/** The browser shows passkey suggestions in its own window: here the play function selects one. */
export const PasskeyAutofill = meta.story({
  tags: ["spec:factor/WEBAUTHN"],
  args: { passkeys },
  beforeEach: () => {
    const signed = Promise.withResolvers<unknown>()
    const asked = Promise.withResolvers<CredentialRequestOptions>()
    choose = async () => signed.resolve(await sign(await asked.promise))
    const restore = scriptPasskeys((options) => {
      asked.resolve(options)
      return signed.promise
    })
    spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true)
    return restore
  },
  play: async (play) => {
    const { step, userEvent } = play
    await step("the address is reached, and offers them", async () => {
      await userEvent.tab()
      await expect(field(play, "Email address")).toHaveFocus()
      await expect(field(play, "Email address")).toHaveAttribute("autocomplete", "username webauthn")
    })
    await step("one is chosen, and the member is in", async () => {
      await choose()
      await expectSignedIn(play)
    })
  }
})
