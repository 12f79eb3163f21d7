import { type FactorMember, accountOf } from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import { expect, fn } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { codeOfApp, codeOfMessage, replacePasskeys, sign } from "./factorWorld.ts"
import { SecondFactor } from "./SecondFactor.tsx"

/** Refusals of a second factor, and failures after a correct one. */
const meta = preview.meta({
  title: "auth/MfaChallenge/Refused",
  component: SecondFactor,
  args: { member: typed<FactorMember>("app"), onRestart: fn(), onSignedIn: fn() }
})

type Play = PlayOf<typeof SecondFactor>

const submit = async ({ canvas, userEvent }: Play, code: string) => {
  await userEvent.type(await canvas.findByLabelText("Code"), code)
  await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
}

/** Checks that the challenge has ended and that the user can sign in again. */
const expectEnded = async (play: Play, text: string) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expect(play.canvas.queryByLabelText("Code")).toBeNull()
  await play.userEvent.click(play.canvas.getByRole("button", { name: "Sign in again" }))
  await expect(play.args.onRestart).toHaveBeenCalledOnce()
}

/** The state token was used or has expired, or the password was changed. */
export const ChallengeExpired = meta.story({
  tags: ["spec:factorCode/factorChallengeExpired"],
  parameters: { world: { scenario: "factorExpired" } },
  play: async (play) => {
    await submit(play, "123456")
    await expectEnded(play, "This took too long or was already used.")
  }
})

export const TooManyAttempts = meta.story({
  tags: ["spec:factorCode/factorTriesExhausted"],
  parameters: { world: { scenario: "factorTriesExhausted" } },
  play: async (play) => {
    await submit(play, "123456")
    await expectEnded(play, "Too many wrong attempts.")
  }
})

/** No more codes can be sent for this sign-in, but the last one still works. */
export const TooManySends = meta.story({
  tags: ["spec:factorCode/factorSendsExhausted"],
  parameters: { world: { scenario: "factorSendsExhausted", clock: "moved" } },
  args: { member: "text" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText("Code")
    await advance("30 seconds")
    await userEvent.click(await canvas.findByRole("button", { name: "Resend" }))
    await expect(await canvas.findByText(/^We can't send more codes for this sign-in/)).toBeVisible()
    await expect(canvas.getByLabelText("Code")).toBeEnabled()
  }
})

export const Unavailable = meta.story({
  tags: ["spec:factorCode/factorUnavailable"],
  parameters: { world: { scenario: "factorUnavailable" } },
  args: { member: "appAndText" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use another method" }))
    await userEvent.click(await canvas.findByRole("button", { name: /^Text message/ }))
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("This method isn't available right now.")
    await expect(alert).toHaveFocus()
    await expect(canvas.getByRole("button", { name: /^Authenticator app/ })).toBeVisible()
  }
})

export const Mismatch = meta.story({
  tags: ["spec:factorCode/factorMismatch"],
  parameters: { world: { scenario: "factorMismatch" } },
  args: { member: "text" },
  play: async (play) => {
    await submit(play, await codeOfMessage())
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent("This code is for a different method.")
  }
})

export const Unsupported = meta.story({
  tags: ["spec:factorCode/factorUnsupported"],
  parameters: { world: { scenario: "factorUnsupported" } },
  play: async (play) => {
    await submit(play, "123456")
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent("You've already used your password.")
  }
})

/** The check takes longer than usual, and a message says so. Choosing another method cancels it. */
export const SlowNetwork = meta.story({
  parameters: { world: { scenario: "factorPending", clock: "moved" } },
  args: { member: "appAndText", email: accountOf("appAndText").email },
  play: async (play) => {
    const { canvas, userEvent } = play
    await submit(play, "123456")
    const button = await canvas.findByRole("button", { name: "Checking…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(button).toHaveFocus()
    await advance("5 seconds")
    await expect(await canvas.findByText(/^This is taking longer than usual/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Use another method" }))
    await expect(await canvas.findByText("Choose how to confirm it's you.")).toHaveFocus()
  }
})

let verification: string | undefined

/** Replaces the browser's passkeys with one that signs, and stores the requested user verification. */
const recordVerification = () =>
  replacePasskeys((options) => {
    verification = options.publicKey?.userVerification
    return sign(options)
  })

const expectVerification =
  (expected: string | undefined) =>
  async ({ args, canvas, userEvent }: Play) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use passkey" }))
    await canvas.findByText("You're signed in.")
    await expect(verification).toBe(expected)
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  }

/** The provider requires user verification. */
export const PasskeyVerificationRequired = meta.story({
  tags: ["spec:userVerification/REQUIRED"],
  parameters: { world: { scenario: "passkeyVerificationRequired" } },
  args: { member: "passkey" },
  beforeEach: recordVerification,
  play: expectVerification("required")
})

/** The provider discourages user verification. */
export const PasskeyVerificationDiscouraged = meta.story({
  tags: ["spec:userVerification/DISCOURAGED"],
  parameters: { world: { scenario: "passkeyVerificationDiscouraged" } },
  args: { member: "passkey" },
  beforeEach: recordVerification,
  play: expectVerification("discouraged")
})

/** The provider leaves user verification to the browser, which prefers it. */
export const PasskeyVerificationUnspecified = meta.story({
  tags: ["spec:userVerification/UNSPECIFIED"],
  parameters: { world: { scenario: "passkeyVerificationUnspecified" } },
  args: { member: "passkey" },
  beforeEach: recordVerification,
  play: expectVerification(undefined)
})

/** The code was correct, but no session was created. The form does not require a second code. */
export const SessionNotCreated = meta.story({
  parameters: { world: { scenario: "factorThenNoSession" } },
  play: async (play) => {
    await submit(play, await codeOfApp())
    const alert = await play.canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("We couldn't sign you in")
    await expect(alert).toHaveFocus()
    await expect(play.canvas.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(play.canvas.queryByLabelText("Code")).toBeNull()
  }
})

/** The provider requires another factor after the first one, in the same place. */
export const AnotherFactorRequired = meta.story({
  parameters: { world: { scenario: "factorAfterFactor" } },
  play: async (play) => {
    await submit(play, "123456")
    await expect(await play.canvas.findByText(/^That worked\. One more step/)).toBeVisible()
    await expect(play.canvas.getByText(/^Enter one of the recovery codes/)).toBeVisible()
    await expect(play.canvas.getByLabelText("Recovery code")).toHaveFocus()
  }
})
