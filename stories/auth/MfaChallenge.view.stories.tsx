import type { Problem } from "@portico/react"
import { type Method, MfaChallengeView, type MfaState, type MfaStep } from "@portico/react/auth"
import type { Resend } from "@portico/react/form"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const usable = ["WEBAUTHN", "TOTP", "PUSH", "SMS", "EMAIL", "CALL", "RECOVERY_CODE"] as const
const methods: ReadonlyArray<Method> = usable.map((name) => ({ name, obstacle: undefined }))

const step = (more: Partial<MfaStep> = {}): MfaStep => ({
  methods,
  open: "TOTP",
  further: false,
  rememberThisDevice: false,
  attempt: 1,
  ...more
})

const failed = (problem: Omit<Problem, "retryable">, wait = 0) => ({ problem: { retryable: true, ...problem }, wait })

/**
 * Every state of a further factor as a picture, without a client behind it. `MfaChallenge` shows the same by itself.
 */
const meta = preview.meta({
  title: "auth/MfaChallenge/States",
  component: MfaChallengeView,
  args: {
    actions: { back: fn(), choose: fn(), leave: fn(), remember: fn(), resend: fn(), sendAgain: fn(), submit: fn() },
    onRestart: fn(),
    resend: typed<Resend>({ _tag: "Ready" }),
    state: typed<MfaState>({ _tag: "Proving", step: step(), method: "TOTP" })
  }
})

/** A code of an app is asked for. */
export const AppCode = meta.story({
  args: { email: "ada@example.com" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Code"), "123 456{Enter}")
    await expect(args.actions.submit).toHaveBeenCalledWith("123456")
  }
})

/** A code was sent, and another one takes a moment. */
export const SentCode = meta.story({
  args: {
    resend: { _tag: "Waiting", seconds: 27 },
    state: { _tag: "Proving", step: step({ open: "SMS", hint: "•••• ••67" }), method: "SMS" }
  }
})

/** The code was not right. */
export const WrongCode = meta.story({
  args: {
    state: {
      _tag: "Proving",
      step: step(),
      method: "TOTP",
      failure: failed({ key: "factorWrong", fields: { code: "factorWrong" }, triesLeft: 2 })
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Code")).toHaveAccessibleDescription(/You have 2 attempts left\./)
  }
})

/** What was entered is being checked. */
export const Checking = meta.story({ args: { state: { _tag: "Verifying", step: step(), method: "TOTP" } } })

/** The ways to choose from. */
export const Ways = meta.story({
  args: { state: { _tag: "Picking", step: step() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Phone call/ }))
    await expect(args.actions.choose).toHaveBeenCalledWith("CALL")
  }
})

/** One of the ways is being asked for its challenge. */
export const Asking = meta.story({ args: { state: { _tag: "Asking", step: step(), method: "SMS" } } })

/** Some ways cannot be used, each for a reason of its own. */
export const Obstacles = meta.story({
  args: {
    enrolHref: "/account/security",
    state: {
      _tag: "Picking",
      step: step({
        methods: [
          { name: "TOTP", obstacle: undefined },
          { name: "SMS", obstacle: "requireActivation" },
          { name: "EMAIL", obstacle: "requireReenroll" },
          { name: "CALL", obstacle: "disabledByRule" },
          { name: "WEBAUTHN", obstacle: "notHere" },
          { name: "PASSWORD", obstacle: "usedAlready" }
        ]
      })
    }
  }
})

/** The sign-in looked risky. */
export const HighRisk = meta.story({
  args: {
    state: {
      _tag: "Proving",
      step: step({ open: "EMAIL", hint: "a•••@example.com", reason: "HIGH_RISK_LOGIN" }),
      method: "EMAIL"
    }
  }
})

/** Another device is to approve. */
export const Push = meta.story({
  args: { state: { _tag: "Waiting", step: step({ open: "PUSH" }), method: "PUSH" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Resend request" }))
    await expect(args.actions.sendAgain).toHaveBeenCalledOnce()
  }
})

/** Nobody approved. */
export const PushUnanswered = meta.story({
  args: {
    state: {
      _tag: "Proving",
      step: step({ open: undefined }),
      method: "PUSH",
      failure: failed({ key: "pushUnanswered" })
    }
  }
})

/** A passkey is asked for. */
export const Passkey = meta.story({
  args: { state: { _tag: "Proving", step: step({ open: "WEBAUTHN" }), method: "WEBAUTHN" } }
})

/** The browser asks. */
export const PasskeyDialogue = meta.story({
  args: { state: { _tag: "Ceremony", step: step({ open: "WEBAUTHN" }), method: "WEBAUTHN" } }
})

/** A code that was kept for the day when all else is gone. */
export const RecoveryCode = meta.story({
  args: { state: { _tag: "Proving", step: step(), method: "RECOVERY_CODE" } }
})

/** The provider asks for patience. */
export const Waiting = meta.story({
  args: {
    state: {
      _tag: "Proving",
      step: step(),
      method: "TOTP",
      failure: failed({ key: "rateLimited", retryAfter: 30 }, 27)
    }
  }
})

/** Nothing can be proved any more. */
export const Over = meta.story({
  args: { state: { _tag: "Over", step: step(), method: "TOTP", failure: failed({ key: "factorTooManyTries" }) } }
})

/** It was right, and the session could not be made. */
export const Unopened = meta.story({
  args: { state: { _tag: "Unopened", step: step(), method: "TOTP", failure: failed({ key: "sessionTimedOut" }) } }
})

/** It was right. */
export const Done = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "SignedIn" } } } })
