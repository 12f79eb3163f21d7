import { CaptchaSlot, SignUpForm } from "@portico/react"
import { estimateStrength } from "@portico/react/strength"
import * as PageCaptcha from "@portico/testing/PageCaptcha"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect, fn, waitFor } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import type { World } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { newcomer, type Play, fill, expectEntries, expectNotice } from "./signUpPlay.tsx"

/** Refused and failed registrations: a plain message takes the focus, and the entries stay. */
const meta = preview.meta({
  title: "auth/SignUpForm/Refused",
  component: SignUpForm,
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

const expectInvalidField = async (play: Play, label: string, text: string | RegExp) => {
  const field = play.canvas.getByLabelText(label)
  await waitFor(() => expect(field).toBeInvalid())
  await expect(field).toBeInvalid()
  await expect(field).toHaveFocus()
  await expect(field).toHaveAccessibleDescription(text)
}

/** An account with the address already exists. The form links to the sign-in and passes the address on. */
export const EmailAlreadyExists = meta.story({
  tags: ["spec:errorCode/emailAlreadyExists"],
  args: { onSignIn: fn(), signInHref: "/sign-in" },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await fill(play, { email: accounts.ada.email, password: newcomer.password })
    await expectInvalidField(
      play,
      "Email address",
      "An account with this email address already exists. Sign in instead."
    )
    await expectEntries(play, { email: accounts.ada.email, password: newcomer.password })
    const link = canvas.getByRole("link", { name: "Sign in" })
    await expect(link).toHaveAttribute("href", "/sign-in")
    await userEvent.click(link)
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(args.onSignIn).toHaveBeenCalledWith(accounts.ada.email)
  }
})

/** The provider reports several violations. The one of the address comes first, whatever its position in the array. */
export const InvalidEmailViolation = meta.story({
  tags: ["spec:errorCode/invalidEmail"],
  parameters: { world: { scenario: "invalidEmail" } },
  play: async (play) => {
    await fill(play)
    await expectInvalidField(
      play,
      "Email address",
      "This email address can't be used. Check it or use a different one."
    )
    await expectEntries(play)
  }
})

/** The provider requires a captcha. The user solves it in the slot and submits the form again. */
export const MissingCaptcha = meta.story({
  tags: ["spec:errorCode/missingCaptchaToken", "spec:loginState/USER_CAPTCHA_REQUIRED"],
  args: { children: <CaptchaSlot /> },
  parameters: {
    world: { scenario: "captchaRequired", captcha: () => PageCaptcha.layer({ kinds: ["visible"] }) } satisfies World
  },
  play: async (play) => {
    const { canvas, userEvent } = play
    await fill(play)
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Confirm you're not a robot")
    await expect(canvas.getByRole("group", { name: "Security check" })).toHaveFocus()
    await expectEntries(play)
    await userEvent.click(await canvas.findByRole("checkbox"))
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
    await expectNotice(play, /Account created/)
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

export const MessageOnlyFailure = meta.story({
  tags: ["spec:loginState/FAILURE"],
  parameters: { world: { scenario: "registrationRefused" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /We couldn't create your account.*Reference: -19976/)
  }
})

export const FieldViolations = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  parameters: { world: { scenario: "registrationViolations" } },
  play: async (play) => {
    await fill(play)
    await expectInvalidField(play, "Choose a password", "must be at least 8 characters long")
    await expectEntries(play)
  }
})

export const UnknownState = meta.story({
  tags: ["spec:loginState/FAILURE", "spec:authState/STATUS_CHECK"],
  parameters: { world: { scenario: "unknownState" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "Something went wrong. Reload the page")
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
    const { canvas } = play
    await fill(play)
    await expectRefusal(play, "Too many attempts. Wait a moment, then try again.")
    await advance("10 seconds")
    await expect(await canvas.findByRole("button", { name: "Try again in 20 sec" })).toHaveAttribute(
      "aria-disabled",
      "true"
    )
    await advance("20 seconds")
    await expect(await canvas.findByText("You can try again now.")).toHaveRole("status")
    await expectEntries(play)
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline", clock: "moved" } },
  play: async (play) => {
    await fill(play)
    await advanceUntil(() => play.canvas.getByRole("alert"))
    await expectRefusal(play, "We couldn't connect")
  }
})

/** The provider refuses the most common passwords. The lowest level of the meter fills half of its first segment. */
export const CommonPassword = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  args: { strength: estimateStrength },
  play: async (play) => {
    const { canvas, step } = play
    await fill(play, { ...newcomer, password: "Password" })
    await step("shows the lowest level as a level, not as an empty field", async () => {
      const meter = canvas.getByRole("meter", { name: "Password strength" })
      await waitFor(() => expect(meter).toHaveAttribute("data-level", "0"))
      await expect(canvas.getByText(/Password strength: Very weak\./)).toBeVisible()
      await expect(getComputedStyle(meter).backgroundImage).toContain("12.5%")
    })
    await step("reports the reason at the password field", async () => {
      await expectInvalidField(
        play,
        "Choose a password",
        /This password is too common. Choose one that is harder to guess./
      )
      await expect(play.args.onSignedIn).not.toHaveBeenCalled()
    })
  }
})
