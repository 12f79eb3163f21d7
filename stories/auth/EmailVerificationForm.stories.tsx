import { EmailVerificationForm } from "@portico/react"
import { accounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import { expect, fn } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import { outbox } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { loadVerification, expectNotice, lastCode } from "./emailWorld.ts"
import { ReloadedOnce } from "./ReloadedOnce.tsx"
import { verificationOf, email, type Play, codeField, wrongCodeFor } from "./verificationPlay.ts"

/**
 * Verifies an email address with the code from the email, and signs the member in. The form submits after the last
 * character. A new code can be requested, and codes from earlier emails still work.
 */
const meta = preview.meta({
  component: EmailVerificationForm,
  args: {
    email,
    onChangeEmail: fn(),
    onOwnerApprovalRequired: fn(),
    onSignIn: fn(),
    onSignedIn: fn(),
    onVerified: fn()
  },
  parameters: { world: { scenario: "codeDue" } },
  loaders: [loadVerification(accounts.unverified)],
  render: (args, { loaded }) => <EmailVerificationForm {...args} {...verificationOf(loaded)} />
})

const enterCode = async (play: Play) => {
  const code = await lastCode()
  await play.userEvent.type(codeField(play), code)
  return code
}

/** Checks that an alert with the reason has the focus, and that the entered code stays. */
const expectRefusal = async (play: Play, text: string | RegExp, code: string) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expect(codeField(play)).toHaveValue(code)
  await expect(play.args.onSignedIn).not.toHaveBeenCalled()
}

export const Idle = meta.story({
  tags: ["spec:loginState/EMAIL_VERIFICATION_REQUIRED", "spec:identityStatus/PENDING"],
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("shows which address received the code, and lets phones fill it in", async () => {
      await expect(canvas.getByText("Enter the code we sent to eve@example.com.")).toBeVisible()
      await expect(codeField(play)).toHaveAttribute("autocomplete", "one-time-code")
      await expect(codeField(play)).toHaveAttribute("inputmode", "numeric")
    })
    await step("does not submit an empty form, and focuses the field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
      await expect(codeField(play)).toHaveFocus()
      await expect(codeField(play)).toHaveAccessibleDescription(/Enter the code from the email\./)
    })
  }
})

export const Partial = meta.story({
  play: async (play) => {
    await play.userEvent.type(codeField(play), "12 3x{Enter}")
    await expect(codeField(play)).toHaveValue("123")
    await expect(codeField(play)).toHaveFocus()
    await expect(codeField(play)).toHaveAccessibleDescription(/Enter the whole code\. It has 6 characters\./)
  }
})

/** The user pastes the code with surrounding characters, and the form submits immediately. */
export const Pasted = meta.story({
  play: async (play) => {
    const code = await lastCode()
    await play.userEvent.click(codeField(play))
    await play.userEvent.paste(` ${code.slice(0, 3)}-${code.slice(3)} `)
    await expectNotice(play.canvas, /Email confirmed. You're signed in/)
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

export const Verifying = meta.story({
  parameters: { world: { scenario: "codePending" } },
  play: async (play) => {
    const code = await enterCode(play)
    const button = await play.canvas.findByRole("button", { name: "Checking code…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(codeField(play)).toHaveValue(code)
    await expect(codeField(play)).toHaveFocus()
  }
})

export const Success = meta.story({
  tags: ["spec:authState/REQUIRE_EMAIL_VERIFICATION", "spec:pendingReason/PENDING_EMAIL_VERIFICATION_REQUIRED"],
  play: async (play) => {
    await enterCode(play)
    await expectNotice(play.canvas, /Email confirmed. You're signed in/)
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

/** The address is confirmed, but the browser blocks the session: the member has to sign in. */
export const SessionNotCreated = meta.story({
  parameters: { world: { scenario: "codeWithoutSession" } },
  play: async (play) => {
    await enterCode(play)
    await expectNotice(play.canvas, "Email confirmed. Sign in to continue.")
    await expect(play.args.onVerified).toHaveBeenCalledOnce()
  }
})

export const WrongCode = meta.story({
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const code = await lastCode()
    const input: HTMLInputElement = codeField(play) as HTMLInputElement
    await step("selects the wrong code, so that typing replaces it", async () => {
      await userEvent.type(input, wrongCodeFor(code))
      await canvas.findByRole("alert")
      await expect(input).toBeInvalid()
      await expect(input).toHaveFocus()
      await expect(input).toHaveAccessibleDescription(/Wrong code/)
      await expect(input).toHaveValue(wrongCodeFor(code))
      await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
    })
    await step("verifies the correct code", async () => {
      await userEvent.keyboard(code)
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})

/** The code has expired after 30 minutes. The user requests a new one on the same page. */
export const ExpiredCode = meta.story({
  parameters: { world: { scenario: "codeDue", clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("shows that the code has expired", async () => {
      await advance("31 minutes")
      const code = await enterCode(play)
      await expectRefusal(play, "This code was already used or has expired. Request a new one.", code)
    })
    await step("verifies a new code", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send a new code" }))
      await expect(await canvas.findByText("Sent again.")).toBeInTheDocument()
      await expect(canvas.queryByRole("alert")).toBeNull()
      await userEvent.clear(codeField(play))
      await enterCode(play)
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})

/** The page was reloaded without stored state. The user has to sign in again, which sends a new code. */
export const StateTokenLost = meta.story({
  render: (args) => <EmailVerificationForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("form", { name: "Sign in again" })).toBeVisible()
    await expect(canvas.queryByLabelText("Confirmation code")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  }
})

/** The state token has expired, and no new code can be requested because the provider did not send the address. */
export const StateTokenExpired = meta.story({
  parameters: { world: { scenario: "codeDue", clock: "moved" } },
  render: (args, { loaded }) => <EmailVerificationForm {...args} stateToken={verificationOf(loaded).stateToken} />,
  play: async (play) => {
    await expect(play.canvas.queryByRole("button", { name: /Send a new code|Resend/ })).toBeNull()
    await advance("31 minutes")
    await enterCode(play)
    await expect(await play.canvas.findByText(/We can no longer check this code/)).toBeVisible()
    await expect(play.canvas.getByRole("button", { name: "Sign in again" })).toBeVisible()
  }
})

/** The page was reloaded. The form continues with its stored state. */
export const RestoredAfterReload = meta.story({
  render: (args, { loaded }) => <ReloadedOnce {...args} verification={verificationOf(loaded)} />,
  play: async (play) => {
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Reload" }))
    await expect(play.canvas.getByText("Enter the code we sent to eve@example.com.")).toBeVisible()
    await enterCode(play)
    await play.canvas.findByText(/Email confirmed. You're signed in/)
    await expect(sessionStorage.getItem("portico.verification")).toBeNull()
  }
})

export const ThenOwnerApproval = meta.story({
  tags: ["spec:loginState/OWNER_APPROVAL_REQUIRED", "spec:authState/REQUIRE_OWNER_APPROVAL"],
  parameters: {
    newcomer: { email: "grace@example.com", password: "compiler-a-0" },
    world: { scenario: "codeThenApproval" }
  },
  play: async (play) => {
    const emails = await outbox()
    const code = emails.findLast(({ kind }) => kind === "emailVerification")?.code ?? ""
    await play.userEvent.type(codeField(play), code)
    await expectNotice(play.canvas, /Your account is waiting for approval/)
    await expect(play.args.onOwnerApprovalRequired).toHaveBeenCalledOnce()
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "codeFails" } },
  play: async (play) => {
    const code = await enterCode(play)
    await expectRefusal(play, /Something went wrong on our end.*Reference: .+/, code)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "codeRateLimited", clock: "moved" } },
  play: async (play) => {
    const code = await enterCode(play)
    await expectRefusal(play, "Too many attempts. Wait a moment, then try again.", code)
    await advance("30 seconds")
    await expect(await play.canvas.findByRole("button", { name: "Confirm" })).not.toHaveAttribute("aria-disabled")
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "codeDue", clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("preserves the code without a connection", async () => {
      connect("offline")
      const code = await enterCode(play)
      await advanceUntil(() => canvas.getByRole("alert"))
      await expectRefusal(play, "You're offline. Nothing is lost", code)
    })
    await step("submits the same code after the connection returns", async () => {
      connect("fast")
      await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})
