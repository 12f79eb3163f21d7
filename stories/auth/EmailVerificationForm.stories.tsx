import { EmailVerificationForm } from "@portico/react"
import { accounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import { expect, fn } from "storybook/test"
import { advance, inTime } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/link.ts"
import { outbox } from "../../.storybook/network.ts"
import preview from "../../.storybook/preview.tsx"
import { dueAt, expectNotice, lastCode } from "./mailWorld.ts"
import { ReloadedOnce } from "./ReloadedOnce.tsx"
import { dueOf, email, type Play, codeOf, another } from "./verificationPlay.ts"

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
  loaders: [dueAt(accounts.unverified)],
  render: (args, { loaded }) => <EmailVerificationForm {...args} {...dueOf(loaded)} />
})

const enter = async (play: Play) => {
  const code = await lastCode()
  await play.userEvent.type(codeOf(play), code)
  return code
}

/** Checks that an alert with the reason takes the focus, and that the entries stay. */
const expectRefusal = async (play: Play, text: string | RegExp, code: string) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expect(codeOf(play)).toHaveValue(code)
  await expect(play.args.onSignedIn).not.toHaveBeenCalled()
}

export const Idle = meta.story({
  tags: ["spec:loginState/EMAIL_VERIFICATION_REQUIRED", "spec:identityStatus/PENDING"],
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("it shows which address received the code, and phones can fill it in", async () => {
      await expect(canvas.getByText("Enter the code we sent to eve@example.com.")).toBeVisible()
      await expect(codeOf(play)).toHaveAttribute("autocomplete", "one-time-code")
      await expect(codeOf(play)).toHaveAttribute("inputmode", "numeric")
    })
    await step("an empty form is not sent: the field takes the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
      await expect(codeOf(play)).toHaveFocus()
      await expect(codeOf(play)).toHaveAccessibleDescription(/Enter the code from the email\./)
    })
  }
})

export const Partial = meta.story({
  play: async (play) => {
    await play.userEvent.type(codeOf(play), "12 3x{Enter}")
    await expect(codeOf(play)).toHaveValue("123")
    await expect(codeOf(play)).toHaveFocus()
    await expect(codeOf(play)).toHaveAccessibleDescription(/Enter the whole code\. It has 6 characters\./)
  }
})

/** Pasted as in the email, with surrounding text: the form submits immediately. */
export const Pasted = meta.story({
  play: async (play) => {
    const code = await lastCode()
    await play.userEvent.click(codeOf(play))
    await play.userEvent.paste(` ${code.slice(0, 3)}-${code.slice(3)} `)
    await expectNotice(play.canvas, /Email confirmed. You're signed in/)
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

export const Verifying = meta.story({
  parameters: { world: { scenario: "codePending" } },
  play: async (play) => {
    const code = await enter(play)
    const button = await play.canvas.findByRole("button", { name: "Checking code…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(codeOf(play)).toHaveValue(code)
    await expect(codeOf(play)).toHaveFocus()
  }
})

export const Success = meta.story({
  tags: ["spec:authState/REQUIRE_EMAIL_VERIFICATION", "spec:pendingReason/PENDING_EMAIL_VERIFICATION_REQUIRED"],
  play: async (play) => {
    await enter(play)
    await expectNotice(play.canvas, /Email confirmed. You're signed in/)
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

/** The address is confirmed, but the browser blocks the session: the member signs in as usual. */
export const SessionNotMade = meta.story({
  parameters: { world: { scenario: "codeWithoutSession" } },
  play: async (play) => {
    await enter(play)
    await expectNotice(play.canvas, "Email confirmed. Sign in to continue.")
    await expect(play.args.onVerified).toHaveBeenCalledOnce()
  }
})

export const WrongCode = meta.story({
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const code = await lastCode()
    const input: HTMLInputElement = codeOf(play) as HTMLInputElement
    await step("the entered code stays and is selected, so that typing replaces it", async () => {
      await userEvent.type(input, another(code))
      await canvas.findByRole("alert")
      await expect(input).toBeInvalid()
      await expect(input).toHaveFocus()
      await expect(input).toHaveAccessibleDescription(/Wrong code/)
      await expect(input).toHaveValue(another(code))
      await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
    })
    await step("the right one goes on", async () => {
      await userEvent.keyboard(code)
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})

/** A code is valid for 30 minutes. A new one can be requested on the same page. */
export const ExpiredCode = meta.story({
  parameters: { world: { scenario: "codeDue", clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("it says so", async () => {
      await advance("31 minutes")
      const code = await enter(play)
      await expectRefusal(play, "This code was already used or has expired. Request a new one.", code)
    })
    await step("a new one works", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send a new code" }))
      await expect(await canvas.findByText("Sent again.")).toBeInTheDocument()
      await expect(canvas.queryByRole("alert")).toBeNull()
      await userEvent.clear(codeOf(play))
      await enter(play)
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})

/** The page was reloaded without stored state: signing in again sends a new code. */
export const StateTokenLost = meta.story({
  render: (args) => <EmailVerificationForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("form", { name: "Sign in again" })).toBeVisible()
    await expect(canvas.queryByLabelText("Confirmation code")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  }
})

/**
 * The same after the code has expired, if no new one can be requested because the provider did not send the address.
 */
export const StateTokenOver = meta.story({
  parameters: { world: { scenario: "codeDue", clock: "moved" } },
  render: (args, { loaded }) => <EmailVerificationForm {...args} stateToken={dueOf(loaded).stateToken} />,
  play: async (play) => {
    await expect(play.canvas.queryByRole("button", { name: /Send a new code|Resend/ })).toBeNull()
    await advance("31 minutes")
    await enter(play)
    await expect(await play.canvas.findByText(/We can no longer check this code/)).toBeVisible()
    await expect(play.canvas.getByRole("button", { name: "Sign in again" })).toBeVisible()
  }
})

/** The page was reloaded and continues with its stored state. */
export const Remembered = meta.story({
  render: (args, { loaded }) => <ReloadedOnce {...args} due={dueOf(loaded)} />,
  play: async (play) => {
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Reload" }))
    await expect(play.canvas.getByText("Enter the code we sent to eve@example.com.")).toBeVisible()
    await enter(play)
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
    const mails = await outbox()
    const code = mails.findLast(({ kind }) => kind === "emailVerification")?.code ?? ""
    await play.userEvent.type(codeOf(play), code)
    await expectNotice(play.canvas, /Your account is waiting for approval/)
    await expect(play.args.onOwnerApprovalRequired).toHaveBeenCalledOnce()
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "codeFails" } },
  play: async (play) => {
    const code = await enter(play)
    await expectRefusal(play, /Something went wrong on our end.*Reference: .+/, code)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "codeRateLimited", clock: "moved" } },
  play: async (play) => {
    const code = await enter(play)
    await expectRefusal(play, "Too many attempts. Try again in 30 seconds.", code)
    await advance("30 seconds")
    await expect(await play.canvas.findByRole("button", { name: "Confirm" })).not.toHaveAttribute("aria-disabled")
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "codeDue", clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("entered values stay without a connection", async () => {
      connect("offline")
      const code = await enter(play)
      await inTime(() => canvas.getByRole("alert"))
      await expectRefusal(play, "You're offline. Nothing is lost", code)
    })
    await step("with one, the same code is sent", async () => {
      connect("fast")
      await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
      await canvas.findByText(/Email confirmed. You're signed in/)
    })
  }
})
