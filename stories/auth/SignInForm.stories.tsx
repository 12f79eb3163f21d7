import { SignInForm } from "@portico/react"
import { accounts as special } from "@portico/testing/scenarios/AuthScenarios"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect, fn, within } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

const { ada } = accounts

/**
 * Signs a member in: it asks for an e-mail address and a password, has the provider check them and makes a session.
 * Whatever comes in the way is said in plain words, and trying again works.
 */
const meta = preview.meta({
  component: SignInForm,
  args: { onEmailVerificationRequired: fn(), onOwnerApprovalRequired: fn(), onSignedIn: fn() }
})

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

export const Success = meta.story({
  tags: ["spec:loginState/SUCCESS", "spec:authState/SUCCESS"],
  play: async (play) => {
    await fill(play)
    const notice = await play.canvas.findByText("You are signed in.", {}, { timeout: 5000 })
    await expect(notice).toHaveFocus()
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

export const ResetPasswordRequired = meta.story({
  tags: ["spec:errorCode/resetPassword"],
  parameters: { world: { scenario: "resetPassword" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "Your password has to be changed")
  }
})

export const MissingCaptcha = meta.story({
  tags: ["spec:errorCode/missingCaptchaToken"],
  parameters: { world: { scenario: "captchaRequired" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "Confirm that you are not a robot")
  }
})

export const InvalidCaptcha = meta.story({
  tags: ["spec:errorCode/invalidCaptchaToken"],
  parameters: { world: { scenario: "captchaRefused" } },
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
    await expect(await play.canvas.findByText(/We sent a code to eve@example.com/)).toHaveFocus()
    await expect(play.args.onEmailVerificationRequired).toHaveBeenCalledOnce()
    await expect(play.args.onEmailVerificationRequired).toHaveBeenCalledWith({
      email: special.unverified.email,
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
    await expect(await play.canvas.findByText(/waiting for approval/)).toHaveFocus()
    await expect(play.args.onOwnerApprovalRequired).toHaveBeenCalledOnce()
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})

export const UnknownState = meta.story({
  tags: ["spec:loginState/FAILURE", "spec:authState/STATUS_CHECK"],
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

export const ServerError = meta.story({
  parameters: { world: { scenario: "serverError" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /Something went wrong on our side.*Reference: .+/)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "rateLimited" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await fill(play)
    await expectRefusal(play, "That was too many attempts. Try again in 30 seconds.")
    const button = canvas.getByRole("button", { name: /Try again in \d+ s/ })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(button)
    await expect(canvas.queryByRole("button", { name: "Signing in…" })).toBeNull()
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
