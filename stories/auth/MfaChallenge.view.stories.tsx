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

/** Every state of a second factor, rendered without a client. `MfaChallenge` shows the same states. */
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

/** The form requires a code from an app. */
export const AppCode = meta.story({
  args: { email: "ada@example.com" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Code"), "123 456{Enter}")
    await expect(args.actions.submit).toHaveBeenCalledWith("123456")
  }
})

/** A code was sent, and another one can be requested later. */
export const SentCode = meta.story({
  args: {
    resend: { _tag: "Waiting", seconds: 27 },
    state: { _tag: "Proving", step: step({ open: "SMS", hint: "•••• ••67" }), method: "SMS" }
  }
})

/** The code was wrong. */
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

/** The code is being checked. */
export const Checking = meta.story({ args: { state: { _tag: "Verifying", step: step(), method: "TOTP" } } })

/** The user chooses one of the available methods. */
export const Methods = meta.story({
  args: { state: { _tag: "Picking", step: step() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Phone call/ }))
    await expect(args.actions.choose).toHaveBeenCalledWith("CALL")
  }
})

/** The challenge of the selected method is being requested. */
export const RequestingChallenge = meta.story({ args: { state: { _tag: "Requesting", step: step(), method: "SMS" } } })

/** Some methods cannot be used, each with its own reason. */
export const UnavailableMethods = meta.story({
  args: {
    enrollHref: "/account/security",
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

/** The provider considers the sign-in risky. */
export const HighRisk = meta.story({
  args: {
    state: {
      _tag: "Proving",
      step: step({ open: "EMAIL", hint: "a•••@example.com", reason: "HIGH_RISK_LOGIN" }),
      method: "EMAIL"
    }
  }
})

/** The user has to approve the sign-in on another device. */
export const Push = meta.story({
  args: { state: { _tag: "Waiting", step: step({ open: "PUSH" }), method: "PUSH" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Resend request" }))
    await expect(args.actions.sendAgain).toHaveBeenCalledOnce()
  }
})

/** The request was not approved in time. */
export const PushExpired = meta.story({
  args: {
    state: {
      _tag: "Proving",
      step: step({ open: undefined }),
      method: "PUSH",
      failure: failed({ key: "pushTimedOut" })
    }
  }
})

/** The form requires a passkey. */
export const Passkey = meta.story({
  args: { state: { _tag: "Proving", step: step({ open: "WEBAUTHN" }), method: "WEBAUTHN" } }
})

/** The browser shows its passkey prompt. */
export const PasskeyPrompt = meta.story({
  args: { state: { _tag: "Ceremony", step: step({ open: "WEBAUTHN" }), method: "WEBAUTHN" } }
})

/** The form requires a recovery code. */
export const RecoveryCode = meta.story({
  args: { state: { _tag: "Proving", step: step(), method: "RECOVERY_CODE" } }
})

/** The provider limits requests. */
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

/** The challenge has ended. */
export const ChallengeEnded = meta.story({
  args: { state: { _tag: "Ended", step: step(), method: "TOTP", failure: failed({ key: "factorTooManyAttempts" }) } }
})

/** The code was correct, but the session could not be created. */
export const SessionNotCreated = meta.story({
  args: { state: { _tag: "Unopened", step: step(), method: "TOTP", failure: failed({ key: "sessionTimedOut" }) } }
})

/** The code was correct. */
export const Done = meta.story({ args: { state: { _tag: "Done", outcome: { _tag: "SignedIn" } } } })
