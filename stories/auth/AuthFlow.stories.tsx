import { Members } from "@portico/client/auth/Members"
import { AuthFlow } from "@portico/react"
import * as PageCaptcha from "@portico/testing/PageCaptcha"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { accountOf } from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import type { World } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { codeOfApp, codeOfMessage, replacePasskeys, sign } from "./factorWorld.ts"
import { expectScreen, submitCredentials, expectSignedIn, field, press, typeInto, WithMailbox } from "./flowWorld.tsx"
import { decide, loadIdentity, lastCode } from "./emailWorld.ts"

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
    await step("does not move the focus when the page loads", async () => {
      await expect(document.body).toHaveFocus()
      await expect(canvas.getByRole("heading", { name: "Sign in" })).toBeVisible()
    })
    await step("shows the buttons of other screens in the color of links", async () => {
      const colorOf = (name: string) => getComputedStyle(canvas.getByRole("button", { name })).color
      // In forced colors, the system chooses the colors of buttons.
      if (!matchMedia("(forced-colors: active)").matches)
        await expect(colorOf("Forgot your password?")).toBe(colorOf("Create an account"))
    })
    await step("passes the address to the sign-up, and preserves the entered password", async () => {
      await typeInto(play, "Email address", ada.email)
      await typeInto(play, "Password", "difference-engine")
      await press(play, "Create an account")
      await expectScreen(play, "Create an account")
      await expect(field(play, "Email address")).toHaveValue(ada.email)
      // The sign-in is not hidden behind the sign-up, so a query for a label finds one input.
      await expect(canvas.getAllByLabelText("Email address")).toHaveLength(1)
      await press(play, "Sign in instead")
      await expectScreen(play, "Sign in")
      await expect(field(play, "Password")).toHaveValue("difference-engine")
    })
    await step("shows an error for a wrong password, and signs in with the correct one", async () => {
      await typeInto(play, "Password", "{Enter}")
      const password = field(play, "Password")
      // The password has the focus already, so the alert announces the reason.
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Wrong password. Try again or reset it."))
      await expect(password).toHaveAccessibleDescription("Wrong password. Try again or reset it.")
      await expect(password).toHaveFocus()
      await userEvent.keyboard("{Control>}a{/Control}")
      await userEvent.keyboard(`${ada.password}{Enter}`)
      await expectSignedIn(play)
    })
    await step("passes the return address to the page", async () => {
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
    await step("submits the sign-up of a new member", async () => {
      await press(play, "Create an account")
      await expectScreen(play, "Create an account")
      await typeInto(play, "Email address", grace.email)
      await typeInto(play, "Choose a password", grace.password)
      await typeInto(play, "First name", "Grace{Enter}")
    })
    await step("requires the code from the email and shows the address", async () => {
      await expectScreen(play, "Confirm your email address")
      await expect(canvas.getByText(`Enter the code we sent to ${grace.email}.`)).toBeVisible()
    })
    await step("returns to the sign-up with all entered values", async () => {
      await press(play, "Back to your details")
      await expectScreen(play, "Create an account")
      await expect(field(play, "Email address")).toHaveValue(grace.email)
      await expect(field(play, "First name")).toHaveValue("Grace")
    })
    await step("requires the code again if the new member signs in with the password", async () => {
      await press(play, "Sign in instead")
      await expectScreen(play, "Sign in")
      await expect(field(play, "Email address")).toHaveValue(grace.email)
      await typeInto(play, "Password", `${grace.password}{Enter}`)
      await expectScreen(play, "Confirm your email address")
    })
    await step("signs in with the code", async () => {
      await typeInto(play, "Confirmation code", await lastCode())
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
    await step("signs up, and shows that the account is waiting for approval", async () => {
      await play.canvas.findByRole("heading", { name: "Create an account" })
      await submitCredentials(play, grace, "Choose a password")
      await expectScreen(play, "Your account is waiting for approval")
    })
    await step("shows that the account is not approved yet", async () => {
      await press(play, "Check again")
      await expect(await canvas.findByText(/^Not approved yet/)).toBeVisible()
    })
    await step("signs in without the password after the shop approves the account", async () => {
      const { identityId = "" } = await loadIdentity(grace)(play)
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
    await step("shows a link to reset the password in the message that requires a new one", async () => {
      await submitCredentials(play, ada)
      await expect(await canvas.findByRole("alert")).toHaveFocus()
      await press(play, "Forgot your password?")
      await expectScreen(play, "Forgot your password?")
    })
    await step("fills in the address from the sign-in", async () => {
      await expect(field(play, "Email address")).toHaveValue(ada.email)
      await press(play, "Send link")
      await expectScreen(play, "Check your email")
      await expect(canvas.getByText(new RegExp(`If there's an account for ${ada.email}`))).toBeVisible()
    })
    await step("opens the form for a new password with the known address", async () => {
      await press(play, "Open the link of the last email")
      await expectScreen(play, "Choose a new password")
      await expect(field(play, "Account")).toHaveValue(ada.email)
      await typeInto(play, "New password", "analytical-engine-2{Enter}")
      await expectSignedIn(play)
    })
  }
})

export const EmailExistsToSignIn = meta.story({
  tags: ["spec:errorCode/emailAlreadyExists"],
  args: { start: "signUp" },
  play: async (play) => {
    const { canvas, step } = play
    await step("shows an error if the email address already has an account", async () => {
      await canvas.findByRole("heading", { name: "Create an account" })
      await submitCredentials(play, { email: ada.email, password: "difference-engine" }, "Choose a password")
      await canvas.findByText(/An account with this email address already exists/)
    })
    await step("fills in the address in the sign-in and requires only the password", async () => {
      await press(play, "Sign in")
      await expectScreen(play, "Sign in")
      await expect(field(play, "Email address")).toHaveValue(ada.email)
      await typeInto(play, "Password", `${ada.password}{Enter}`)
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
    await step("focuses the visible captcha if the invisible one is rejected", async () => {
      await submitCredentials(play, ada)
      await waitFor(() => expect(canvas.getByRole("group", { name: "Security check" })).toHaveFocus())
    })
    await step("signs in after the captcha is solved with the keyboard", async () => {
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
  parameters: { world: { scenario: "secondFactor" } satisfies World },
  play: async (play) => {
    const { step } = play
    await submitCredentials(play, accountOf("app"))
    await step("requires the code of the app and shows the email address", async () => {
      await expectScreen(play, "Confirm it's you")
      await expect(field(play, "Email address")).toHaveValue(accountOf("app").email)
    })
    await step("returns to the sign-in with the entered password, and requires the code again", async () => {
      await press(play, "Back to sign-in")
      await expectScreen(play, "Sign in")
      await expect(field(play, "Email address")).toHaveValue(accountOf("app").email)
      await typeInto(play, "Password", "{Enter}")
      await expectScreen(play, "Confirm it's you")
    })
    await typeInto(play, "Code", `${await codeOfApp()}{Enter}`)
    await expectSignedIn(play)
  }
})

export const MfaSwitchMethod = meta.story({
  tags: ["spec:factor/SMS"],
  parameters: { world: { scenario: "secondFactor" } satisfies World },
  play: async (play) => {
    const { canvas, step } = play
    await submitCredentials(play, accountOf("appAndText"))
    await expectScreen(play, "Confirm it's you")
    await step("lists the other methods and focuses the code of the selected one", async () => {
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

/** Each screen has an address: the controls are links, and a plain click opens the screen in the page. */
export const ScreenAddresses = meta.story({
  args: { hrefOf: (screen) => `/${screen}`, onScreenChange: fn() },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute("href", "/forgotPassword")
    const link = canvas.getByRole("link", { name: "Create an account" })
    await expect(link).toHaveAttribute("href", "/signUp")
    await userEvent.click(link)
    await expectScreen(play, "Create an account")
    await expect(args.onScreenChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("link", { name: "Sign in instead" })).toHaveAttribute("href", "/signIn")
  }
})

/** The browser shows passkey suggestions in its own window: here the play function selects one. */
export const PasskeyAutofill = meta.story({
  tags: ["spec:factor/WEBAUTHN"],
  args: { passkeys },
  beforeEach: () => {
    const assertion = Promise.withResolvers<unknown>()
    const requestOptions = Promise.withResolvers<CredentialRequestOptions>()
    choose = async () => assertion.resolve(await sign(await requestOptions.promise))
    const restore = replacePasskeys((options) => {
      requestOptions.resolve(options)
      return assertion.promise
    })
    spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true)
    return restore
  },
  play: async (play) => {
    const { step, userEvent } = play
    await step("focuses the email address, whose autofill offers passkeys", async () => {
      await userEvent.tab()
      await expect(field(play, "Email address")).toHaveFocus()
      await expect(field(play, "Email address")).toHaveAttribute("autocomplete", "username webauthn")
    })
    await step("signs in with the selected passkey", async () => {
      await choose()
      await expectSignedIn(play)
    })
  }
})
