import { SignUpForm } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect, fn } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

const newcomer = { email: "grace@example.com", password: "nanoseconds" }

/**
 * Registers a member with an e-mail address and a password and signs the member in, or hands over to what the provider
 * asks for first: a verified address, or somebody's approval.
 */
const meta = preview.meta({
  component: SignUpForm,
  args: { onEmailVerificationRequired: fn(), onOwnerApprovalRequired: fn(), onSignedIn: fn() }
})

type Play = PlayOf<typeof SignUpForm>

const fill = async ({ canvas, userEvent }: Play, { email, password } = newcomer) => {
  await userEvent.type(canvas.getByLabelText("E-mail address"), email)
  await userEvent.type(canvas.getByLabelText("Choose a password"), password)
  await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
}

const expectKept = async ({ canvas }: Play, { email, password } = newcomer) => {
  await expect(canvas.getByLabelText("E-mail address")).toHaveValue(email)
  await expect(canvas.getByLabelText("Choose a password")).toHaveValue(password)
}

/** Says why in an alert that takes the focus, and keeps what was typed. */
const expectRefusal = async (play: Play, text: string | RegExp) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expectKept(play)
  await expect(play.args.onSignedIn).not.toHaveBeenCalled()
}

const expectFieldAtFault = async (play: Play, label: string, text: string) => {
  await play.canvas.findByRole("alert")
  const field = play.canvas.getByLabelText(label)
  await expect(field).toBeInvalid()
  await expect(field).toHaveFocus()
  await expect(field).toHaveAccessibleDescription(text)
}

export const Idle = meta.story({
  tags: ["spec:loginState/INITIAL"],
  play: async ({ canvas, step, userEvent }) => {
    await step("password managers know the fields", async () => {
      await expect(canvas.getByLabelText("E-mail address")).toHaveAttribute("autocomplete", "email")
      await expect(canvas.getByLabelText("Choose a password")).toHaveAttribute("autocomplete", "new-password")
    })
    await step("what cannot be an address is not sent", async () => {
      await userEvent.type(canvas.getByLabelText("E-mail address"), "grace")
      await userEvent.type(canvas.getByLabelText("Choose a password"), "nanoseconds{Enter}")
      await expect(canvas.getByLabelText("E-mail address")).toHaveFocus()
      await expect(canvas.getByLabelText("E-mail address")).toHaveAccessibleDescription(/name@example.com/)
    })
  }
})

export const Submitting = meta.story({
  parameters: { world: { scenario: "pending" } },
  play: async (play) => {
    await fill(play)
    const button = await play.canvas.findByRole("button", { name: "Creating your account…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(play.canvas.getByRole("status")).toHaveTextContent("Creating your account…")
    await expectKept(play)
  }
})

export const Success = meta.story({
  tags: ["spec:loginState/SUCCESS", "spec:authState/SUCCESS"],
  play: async (play) => {
    await fill(play)
    const notice = await play.canvas.findByText(/Your account is ready/, {}, { timeout: 5000 })
    await expect(notice).toHaveFocus()
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

export const EmailAlreadyExists = meta.story({
  tags: ["spec:errorCode/emailAlreadyExists"],
  play: async (play) => {
    await fill(play, { email: accounts.ada.email, password: newcomer.password })
    await expectFieldAtFault(
      play,
      "E-mail address",
      "There is already an account with this e-mail address. Sign in instead."
    )
    await expectKept(play, { email: accounts.ada.email, password: newcomer.password })
  }
})

/** A violation of the address counts first, wherever it stands in the list. */
export const InvalidEmailViolation = meta.story({
  tags: ["spec:errorCode/invalidEmail"],
  parameters: { world: { scenario: "invalidEmail" } },
  play: async (play) => {
    await fill(play)
    await expectFieldAtFault(
      play,
      "E-mail address",
      "This e-mail address cannot be used. Check it, or use another one."
    )
    await expectKept(play)
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

export const MessageOnlyFailure = meta.story({
  tags: ["spec:loginState/FAILURE"],
  parameters: { world: { scenario: "registrationRefused" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /We could not create your account.*Reference: -19976/)
  }
})

export const FieldViolations = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  parameters: { world: { scenario: "registrationViolations" } },
  play: async (play) => {
    await fill(play)
    await expectFieldAtFault(play, "Choose a password", "must be at least 8 characters long")
    await expectKept(play)
  }
})

export const HandsOffEmailVerification = meta.story({
  tags: ["spec:loginState/EMAIL_VERIFICATION_REQUIRED", "spec:authState/REQUIRE_EMAIL_VERIFICATION"],
  parameters: { world: { scenario: "emailVerification" } },
  play: async (play) => {
    await fill(play)
    await expect(await play.canvas.findByText(/We sent a code to grace@example.com/)).toHaveFocus()
    await expect(play.args.onEmailVerificationRequired).toHaveBeenCalledOnce()
    await expect(play.args.onEmailVerificationRequired).toHaveBeenCalledWith({
      email: newcomer.email,
      stateToken: expect.anything()
    })
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})

export const HandsOffOwnerApproval = meta.story({
  tags: ["spec:loginState/OWNER_APPROVAL_REQUIRED", "spec:authState/REQUIRE_OWNER_APPROVAL"],
  parameters: { world: { scenario: "ownerApproval" } },
  play: async (play) => {
    await fill(play)
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
    await fill(play)
    await expectRefusal(play, "That was too many attempts. Try again in 30 seconds.")
    await expect(play.canvas.getByRole("button", { name: /Try again in \d+ s/ })).toHaveAttribute(
      "aria-disabled",
      "true"
    )
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline" } },
  play: async (play) => {
    await fill(play)
    await play.canvas.findByRole("alert", {}, { timeout: 5000 })
    await expectRefusal(play, "We cannot be reached right now")
  }
})
