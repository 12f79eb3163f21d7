import { CaptchaSlot, SignInForm } from "@portico/react"
import * as PageCaptcha from "@portico/testing/PageCaptcha"
import { accounts as special } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import { expect, fn, waitFor, within } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import type { World } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"
import { ada, type Play, fill, expectEntries, expectNotice } from "./signInPlay.tsx"

/** Refused and failed sign-ins: a plain message takes the focus, and the entries stay. */
const meta = preview.meta({
  title: "auth/SignInForm/Refused",
  component: SignInForm,
  args: { onEmailVerificationRequired: fn(), onOwnerApprovalRequired: fn(), onSignedIn: fn() }
})

/** Checks that an alert with the reason has the focus, and that the entries stay. */
const expectRefusal = async (play: Play, text: string | RegExp) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expectEntries(play)
  await expect(play.args.onSignedIn).not.toHaveBeenCalled()
}

export const InvalidEmail = meta.story({
  tags: ["spec:errorCode/invalidEmail"],
  play: async (play) => {
    const unknown = { email: "nobody@example.com", password: "secret" }
    await fill(play, unknown)
    const email = play.canvas.getByLabelText("Email address")
    await waitFor(() => expect(email).toHaveFocus())
    // The field that takes the focus is announced with its error. A summary would repeat it.
    await expect(play.canvas.queryByRole("alert")).toBeNull()
    await expect(email).toHaveAccessibleDescription(
      "We couldn't find an account with this email address. Check it and try again."
    )
    await expectEntries(play, unknown)
  }
})

/** The provider does not reveal accounts: an unknown address shows the same message as a wrong password. */
export const EnumerationSafe = meta.story({
  tags: ["spec:errorCode/invalidPassword"],
  parameters: { world: { scenario: "enumerationSafe" } },
  play: async (play) => {
    const unknown = { email: "nobody@example.com", password: "secret" }
    await fill(play, unknown)
    await waitFor(() => expect(play.canvas.getByLabelText("Password")).toBeInvalid())
    await expect(play.canvas.getByLabelText("Email address")).toBeValid()
    await expect(play.canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Wrong password. Try again or reset it."
    )
    await expectEntries(play, unknown)
  }
})

export const InvalidPassword = meta.story({
  tags: ["spec:errorCode/invalidPassword"],
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const password = canvas.getByLabelText("Password")
    await step("reports a wrong password at the password field", async () => {
      await fill(play, { email: ada.email, password: "difference-engine" })
      await waitFor(() => expect(password).toHaveFocus())
      await expect(password).toBeInvalid()
      await expect(password).toHaveAccessibleDescription("Wrong password. Try again or reset it.")
      await expectEntries(play, { email: ada.email, password: "difference-engine" })
    })
    await step("announces the reason once if the field already has the focus", async () => {
      await userEvent.keyboard("{Enter}")
      const alert = await canvas.findByRole("alert")
      await expect(alert).toHaveTextContent(/^Wrong password\. Try again or reset it\.$/)
      await expect(canvas.getAllByText(/Wrong password/)).toEqual([alert])
      await expect(password).toHaveFocus()
    })
    await step("removes the error when the password changes", async () => {
      await userEvent.type(password, "x")
      await expect(password).toBeValid()
      await expect(password).not.toHaveAccessibleDescription()
      await expect(canvas.queryByText(/Wrong password/)).toBeNull()
    })
    await step("signs in with the correct password", async () => {
      await userEvent.clear(password)
      await paste({ userEvent }, password, ada.password)
      await userEvent.keyboard("{Enter}")
      await canvas.findByText("You're signed in.", {}, { timeout: 5000 })
    })
  }
})

/** The provider requires a new password. The message links to the password recovery and passes the address on. */
export const ResetPasswordRequired = meta.story({
  tags: ["spec:errorCode/resetPassword"],
  args: { forgotHref: "/forgot-password", onForgotPassword: fn() },
  parameters: { world: { scenario: "resetPassword" } },
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await step("links to the password recovery below the password", async () => {
      await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toBeVisible()
    })
    await step("links to the password recovery in the message that requires a new password", async () => {
      await fill(play)
      await expectRefusal(play, "Reset your password before you sign in")
      const link = within(canvas.getByRole("alert")).getByRole("link", { name: "Forgot your password?" })
      await expect(link).toHaveAttribute("href", "/forgot-password")
      await userEvent.click(link)
      await expect(args.onForgotPassword).toHaveBeenCalledOnce()
      await expect(args.onForgotPassword).toHaveBeenCalledWith(ada.email)
    })
  }
})

/** The provider requires a captcha after a failed attempt. The user solves it in the slot and continues. */
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
    await step("requires a captcha after a wrong password", async () => {
      await fill(play, { email: ada.email, password: "difference-engine" })
      await canvas.findByText("Wrong password. Try again or reset it.")
      await userEvent.clear(password)
      await paste({ userEvent }, password, ada.password)
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByText(/Confirm you're not a robot, then try again/)).toBeVisible()
      await expect(canvas.getByRole("group", { name: "Security check" })).toHaveFocus()
      await expectEntries(play)
    })
    await step("signs in after the captcha is solved", async () => {
      await userEvent.click(await canvas.findByRole("checkbox"))
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expectNotice(play, "You're signed in.")
    })
  }
})

/** The provider requires a captcha, but the page has no vendor for one. A message says so. */
export const CaptchaWithoutVendor = meta.story({
  tags: ["spec:errorCode/missingCaptchaToken"],
  args: { children: <CaptchaSlot /> },
  parameters: { world: { scenario: "captchaRequired" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "Confirm you're not a robot")
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
    await expectRefusal(play, "We couldn't confirm you're not a robot")
  }
})

/**
 * The provider returns an unknown error code. It counts as `invalidEmail`, but the message does not blame the address.
 */
export const UnmappedApplicationCode = meta.story({
  tags: ["spec:errorCode/invalidEmail"],
  parameters: { world: { scenario: "unmappedCode" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /We couldn't sign you in.*Reference: -19900/)
    await expect(play.canvas.getByLabelText("Email address")).toBeValid()
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
    await expect(canvas.getByLabelText("Email address")).toHaveFocus()
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription("must not contain spaces")
    await expectEntries(play)
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

export const UnknownState = meta.story({
  tags: ["spec:loginState/FAILURE", "spec:authState/STATUS_CHECK", "spec:message/Unknown _state"],
  parameters: { world: { scenario: "unknownState" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "Something went wrong. Reload the page")
  }
})

/** The password was correct, but the hidden page that creates the session does not load. */
export const SessionNotCreated = meta.story({
  parameters: { world: { scenario: "silentLoginDenied" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "We couldn't sign you in")
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "serverError" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /Something went wrong on our end.*Reference: .+/)
  }
})

/** The provider limits requests. The button counts down, and the user can try again afterwards. */
export const RateLimited = meta.story({
  parameters: { world: { scenario: "rateLimited", clock: "moved" } satisfies World },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("shows the wait and sends no request during it", async () => {
      await fill(play)
      await expectRefusal(play, "Too many attempts. Wait a moment, then try again.")
      await advance("10 seconds")
      const button = await canvas.findByRole("button", { name: "Try again in 20 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await userEvent.click(button)
      await expect(canvas.queryByRole("button", { name: "Signing in…" })).toBeNull()
    })
    await step("can be submitted after the wait", async () => {
      await advance("20 seconds")
      await expect(await canvas.findByText("You can try again now.")).toHaveRole("status")
      await expect(canvas.getByRole("button", { name: "Sign in" })).not.toHaveAttribute("aria-disabled")
      await expectEntries(play)
    })
  }
})

export const ProviderDown = meta.story({
  parameters: { world: { scenario: "providerDown", clock: "moved" } },
  play: async (play) => {
    await fill(play)
    const alert = await advanceUntil(() => play.canvas.getByRole("alert"))
    await expect(alert).toHaveTextContent("Something went wrong on our end")
    await expectEntries(play)
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline", clock: "moved" } },
  play: async (play) => {
    await fill(play)
    await advanceUntil(() => play.canvas.getByRole("alert"))
    await expectRefusal(play, "We couldn't connect")
    await play.step("can be submitted again", async () => {
      await play.userEvent.click(play.canvas.getByRole("button", { name: "Sign in" }))
      await expect(await play.canvas.findByRole("button", { name: "Signing in…" })).toBeVisible()
    })
  }
})
