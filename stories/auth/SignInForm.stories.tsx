import { Members } from "@portico/client/auth/Members"
import { CaptchaSlot, SignInForm, SignInPasskey, useMember } from "@portico/react"
import * as PageCaptcha from "@portico/testing/PageCaptcha"
import { accounts as special } from "@portico/testing/scenarios/AuthScenarios"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { expect, fn, spyOn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import type { World } from "../../.storybook/network.ts"
import { scriptPasskeys, sign } from "./factorWorld.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

const { ada } = accounts

/** Lets the person choose the passkey that the browser suggests. */
let choose: () => Promise<void> = () => Promise.resolve()

/**
 * Signs a member in: it asks for an e-mail address and a password, has the provider check them and makes a session.
 * Whatever comes in the way is said in plain words, and trying again works.
 */
const meta = preview.meta({
  component: SignInForm,
  args: { onEmailVerificationRequired: fn(), onOwnerApprovalRequired: fn(), onSignedIn: fn() }
})

/** A server of the page's own, for which every passkey that signs is Ada's. */
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

type Play = PlayOf<typeof SignInForm>

const fill = async ({ canvas, userEvent }: Play, { email, password }: { email: string; password: string } = ada) => {
  await userEvent.type(canvas.getByLabelText("E-mail address"), email)
  await userEvent.type(canvas.getByLabelText("Password"), password)
  await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
}

const expectKept = async ({ canvas }: Play, { email, password } = ada as { email: string; password: string }) => {
  await expect(canvas.getByLabelText("E-mail address")).toHaveValue(email)
  await expect(canvas.getByLabelText("Password")).toHaveValue(password)
}

/** Says why in an alert that takes the focus, and keeps what was typed. */
const expectRefusal = async (play: Play, text: string | RegExp) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expectKept(play)
  await expect(play.args.onSignedIn).not.toHaveBeenCalled()
}

/** Says what it came to in a notice that takes the focus. */
const expectNotice = async ({ canvas }: Play, text: string | RegExp) => {
  await canvas.findByText(text)
  await expect(canvas.getByRole("status")).toHaveFocus()
}

export const Idle = meta.story({
  tags: ["spec:loginState/INITIAL"],
  play: async ({ canvas, step, userEvent }) => {
    await step("password managers know the fields", async () => {
      await expect(canvas.getByLabelText("E-mail address")).toHaveAttribute("autocomplete", "username webauthn")
      await expect(canvas.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password")
    })
    await step("an empty form is not sent: the first field at fault takes the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expect(canvas.getByLabelText("E-mail address")).toHaveFocus()
      await expect(canvas.getByLabelText("E-mail address")).toHaveAccessibleDescription("Enter your e-mail address.")
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

/** The page knows the address: one types the password only. */
export const PrefilledEmail = meta.story({
  args: { defaultEmail: ada.email },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expect(canvas.getByLabelText("E-mail address")).toHaveValue(ada.email)
    await userEvent.type(canvas.getByLabelText("Password"), `${ada.password}{Enter}`)
    await expectNotice(play, "You are signed in.")
  }
})

/** Passkeys stand among the suggestions of the address. The one that is chosen signs in, without a password. */
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
      await expect(canvas.getByLabelText("E-mail address")).toHaveAttribute("autocomplete", "username webauthn")
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
      await expect(await canvas.findByText(/This takes longer than usual/)).toHaveRole("status")
      await expectKept(play)
    })
    await step("and gets there", async () => {
      await advance("5 seconds")
      await expectNotice(play, "You are signed in.")
    })
  }
})

export const Success = meta.story({
  tags: ["spec:loginState/SUCCESS", "spec:authState/SUCCESS"],
  play: async (play) => {
    await fill(play)
    await expectNotice(play, "You are signed in.")
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

export const InvalidEmail = meta.story({
  tags: ["spec:errorCode/invalidEmail"],
  play: async (play) => {
    const nobody = { email: "nobody@example.com", password: "secret" }
    await fill(play, nobody)
    const email = play.canvas.getByLabelText("E-mail address")
    const alert = await play.canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("Check this field:")
    await expect(within(alert).getByRole("link")).toHaveAccessibleName("E-mail address")
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription("There is no account with this e-mail address.")
    await expectKept(play, nobody)
  }
})

/** A provider that tells nobody who is a member: an unknown address reads as a wrong password does. */
export const EnumerationSafe = meta.story({
  tags: ["spec:errorCode/invalidPassword"],
  parameters: { world: { scenario: "enumerationSafe" } },
  play: async (play) => {
    const nobody = { email: "nobody@example.com", password: "secret" }
    await fill(play, nobody)
    await play.canvas.findByRole("alert")
    await expect(play.canvas.getByLabelText("E-mail address")).toBeValid()
    await expect(play.canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "This password is not right. Check it and try again."
    )
    await expectKept(play, nobody)
  }
})

export const InvalidPassword = meta.story({
  tags: ["spec:errorCode/invalidPassword"],
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const password = canvas.getByLabelText("Password")
    await step("a wrong password is the password field's fault", async () => {
      await fill(play, { email: ada.email, password: "difference-engine" })
      await canvas.findByRole("alert")
      await expect(password).toBeInvalid()
      await expect(password).toHaveFocus()
      await expect(password).toHaveAccessibleDescription("This password is not right. Check it and try again.")
      await expectKept(play, { email: ada.email, password: "difference-engine" })
    })
    await step("trying again with the right one works", async () => {
      await userEvent.clear(password)
      await userEvent.type(password, `${ada.password}{Enter}`)
      await canvas.findByText("You are signed in.", {}, { timeout: 5000 })
    })
  }
})

/** It offers the way to a new password, and takes along the address that was typed. */
export const ResetPasswordRequired = meta.story({
  tags: ["spec:errorCode/resetPassword"],
  args: { forgotHref: "/forgot-password", onForgotPassword: fn() },
  parameters: { world: { scenario: "resetPassword" } },
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await step("the way stands below the password at all times", async () => {
      await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toBeVisible()
    })
    await step("and in what is said where it is the only way", async () => {
      await fill(play)
      await expectRefusal(play, "Your password has to be changed")
      const link = within(canvas.getByRole("alert")).getByRole("link", { name: "Forgot your password?" })
      await expect(link).toHaveAttribute("href", "/forgot-password")
      await userEvent.click(link)
      await expect(args.onForgotPassword).toHaveBeenCalledOnce()
      await expect(args.onForgotPassword).toHaveBeenCalledWith(ada.email)
    })
  }
})

/** The page has no captcha, and the provider asks for one. With a `CaptchaSlot` the person solves it and goes on. */
export const MissingCaptcha = meta.story({
  tags: ["spec:errorCode/missingCaptchaToken", "spec:loginState/USER_CAPTCHA_REQUIRED"],
  args: { children: <CaptchaSlot /> },
  parameters: {
    world: {
      scenario: "captchaAfterFailure",
      captcha: () => PageCaptcha.layer({ kinds: ["visible"] })
    } satisfies World
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const password = canvas.getByLabelText("Password")
    await step("a wrong password makes the provider careful", async () => {
      await fill(play, { email: ada.email, password: "difference-engine" })
      await canvas.findByText("This password is not right. Check it and try again.")
      await userEvent.clear(password)
      await userEvent.type(password, `${ada.password}{Enter}`)
      await expect(await canvas.findByText(/Confirm that you are not a robot, then try again/)).toBeVisible()
      await expect(canvas.getByRole("group", { name: "Security check" })).toHaveFocus()
      await expectKept(play)
    })
    await step("with the captcha solved, it lets the member in", async () => {
      await userEvent.click(await canvas.findByRole("checkbox"))
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expectNotice(play, "You are signed in.")
    })
  }
})

/** A captcha is asked for, and the page has none: it says so and stays as it is. */
export const CaptchaNowhere = meta.story({
  tags: ["spec:errorCode/missingCaptchaToken"],
  args: { children: <CaptchaSlot /> },
  parameters: { world: { scenario: "captchaRequired" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "Confirm that you are not a robot")
    await expect(play.canvas.queryByRole("group")).toBeNull()
  }
})

export const InvalidCaptcha = meta.story({
  tags: ["spec:errorCode/invalidCaptchaToken"],
  parameters: {
    world: {
      scenario: "captchaRequired",
      captcha: () => PageCaptcha.layer({ kinds: ["invisible"], silent: "refused" })
    } satisfies World
  },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "We could not confirm that you are not a robot")
  }
})

/** A code that the specification does not list counts as `invalidEmail`; nobody is told that the address is wrong. */
export const UnmappedApplicationCode = meta.story({
  tags: ["spec:errorCode/invalidEmail"],
  parameters: { world: { scenario: "unmappedCode" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /We could not sign you in.*Reference: -19900/)
    await expect(play.canvas.getByLabelText("E-mail address")).toBeValid()
  }
})

export const FieldViolations = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  parameters: { world: { scenario: "loginViolations" } },
  play: async (play) => {
    const { canvas } = play
    await fill(play)
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("Check these fields:")
    await expect(within(alert).getAllByRole("link")).toHaveLength(2)
    await expect(canvas.getByLabelText("E-mail address")).toHaveFocus()
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription("must not contain spaces")
    await expectKept(play)
  }
})

export const IdentityBlocked = meta.story({
  tags: ["spec:identityStatus/BLOCKED"],
  parameters: { world: { scenario: "identityBlocked" } },
  play: async (play) => {
    await fill(play, special.blocked)
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent("This account is blocked")
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

export const UnknownState = meta.story({
  tags: ["spec:loginState/FAILURE", "spec:authState/STATUS_CHECK", "spec:message/Unknown _state"],
  parameters: { world: { scenario: "unknownState" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "The answer was one that this page does not understand")
  }
})

/** The password was right, but the hidden page that makes the session does not come. */
export const SessionNotMade = meta.story({
  parameters: { world: { scenario: "silentLoginDenied" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "We could not open your account")
  }
})

/** Tokens come and go while one types, and the page renders again: nothing that was typed is lost. */
export const RefreshWhileTyping = meta.story({
  render: function Page(args) {
    useMember()
    return <SignInForm {...args} footer={<RenderedAnew />} />
  },
  parameters: { world: { clock: "moved" } satisfies World },
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.type(canvas.getByLabelText("E-mail address"), ada.email)
    await userEvent.click(canvas.getByRole("button", { name: "Render anew" }))
    await advance("5 hours")
    await userEvent.type(canvas.getByLabelText("Password"), ada.password)
    await expectKept(play)
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expectNotice(play, "You are signed in.")
  }
})

/** StrictMode mounts everything twice: one login is sent, and told once. */
export const UnderStrictMode = meta.story({
  render: (args) => (
    <React.StrictMode>
      <SignInForm {...args} />
    </React.StrictMode>
  ),
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.type(canvas.getByLabelText("E-mail address"), ada.email)
    await userEvent.type(canvas.getByLabelText("Password"), `${ada.password}{Enter}{Enter}`)
    await expectNotice(play, "You are signed in.")
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

/** Where only the provider's own page can make the session, the page may go on there with the session token. */
export const PageNeeded = meta.story({
  args: { onPageNeeded: fn() },
  parameters: { world: { scenario: "silentLoginDenied" } },
  play: async (play) => {
    await fill(play)
    await expectNotice(play, /Taking you to a page of ours/)
    await expect(play.args.onPageNeeded).toHaveBeenCalledOnce()
    await expect(play.args.onPageNeeded).toHaveBeenCalledWith({ sessionToken: expect.anything() })
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "serverError" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /Something went wrong on our side.*Reference: .+/)
  }
})

/** It counts down, and one can try again once the wait is over. */
export const RateLimited = meta.story({
  parameters: { world: { scenario: "rateLimited", clock: "moved" } satisfies World },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("it says how long to wait, and sends nothing before", async () => {
      await fill(play)
      await expectRefusal(play, "That was too many attempts. Try again in 30 seconds.")
      await advance("10 seconds")
      const button = await canvas.findByRole("button", { name: "Try again in 20 s" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await userEvent.click(button)
      await expect(canvas.queryByRole("button", { name: "Signing in…" })).toBeNull()
    })
    await step("then it can be tried again", async () => {
      await advance("20 seconds")
      await expect(await canvas.findByText("You can try again now.")).toHaveRole("status")
      await expect(canvas.getByRole("button", { name: "Sign in" })).not.toHaveAttribute("aria-disabled")
      await expectKept(play)
    })
  }
})

export const ProviderDown = meta.story({
  parameters: { world: { scenario: "providerDown" } },
  play: async (play) => {
    await fill(play)
    const alert = await play.canvas.findByRole("alert", {}, { timeout: 5000 })
    await expect(alert).toHaveTextContent("Something went wrong on our side")
    await expectKept(play)
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline" } },
  play: async (play) => {
    await fill(play)
    await play.canvas.findByRole("alert", {}, { timeout: 5000 })
    await expectRefusal(play, "We cannot be reached right now")
    await play.step("trying again is possible", async () => {
      await play.userEvent.click(play.canvas.getByRole("button", { name: "Sign in" }))
      await expect(await play.canvas.findByRole("button", { name: "Signing in…" })).toBeVisible()
    })
  }
})
