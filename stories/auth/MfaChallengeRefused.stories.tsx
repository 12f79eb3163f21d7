import { type FactorMember, accountOf } from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import { expect, fn } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { codeOfApp, codeOfMessage, scriptPasskeys, sign } from "./factorWorld.ts"
import { SecondStep } from "./SecondStep.tsx"

/** Refusals of a second factor, and what can happen between a correct one and the session. */
const meta = preview.meta({
  title: "auth/MfaChallenge/Refused",
  component: SecondStep,
  args: { member: typed<FactorMember>("app"), onRestart: fn(), onSignedIn: fn() }
})

type Play = PlayOf<typeof SecondStep>

const submit = async ({ canvas, userEvent }: Play, code: string) => {
  await userEvent.type(await canvas.findByLabelText("Code"), code)
  await userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
}

/** Checks that the challenge has ended and that the user can sign in again. */
const expectOver = async (play: Play, text: string) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expect(play.canvas.queryByLabelText("Code")).toBeNull()
  await play.userEvent.click(play.canvas.getByRole("button", { name: "Sign in again" }))
  await expect(play.args.onRestart).toHaveBeenCalledOnce()
}

/** The state token was used or has expired, or the password was changed. */
export const TookTooLong = meta.story({
  tags: ["spec:factorCode/factorChallengeExpired"],
  parameters: { world: { scenario: "factorOver" } },
  play: async (play) => {
    await submit(play, "123456")
    await expectOver(play, "This took too long or was already used.")
  }
})

export const TooManyTries = meta.story({
  tags: ["spec:factorCode/factorTriesExhausted"],
  parameters: { world: { scenario: "factorTriesExhausted" } },
  play: async (play) => {
    await submit(play, "123456")
    await expectOver(play, "Too many wrong attempts.")
  }
})

/** The last code still works. */
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

/** The check continues, and a message says that it takes longer than usual. Leaving stops it. */
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

/** Signs a challenge, and stores the requested user verification. */
const watch = () =>
  scriptPasskeys((options) => {
    verification = options.publicKey?.userVerification
    return sign(options)
  })

const expectVerification =
  (asked: string | undefined) =>
  async ({ args, canvas, userEvent }: Play) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use passkey" }))
    await canvas.findByText("You're signed in.")
    await expect(verification).toBe(asked)
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  }

/** User verification is required. */
export const PasskeyVerified = meta.story({
  tags: ["spec:userVerification/REQUIRED"],
  parameters: { world: { scenario: "passkeyVerified" } },
  args: { member: "passkey" },
  beforeEach: watch,
  play: expectVerification("required")
})

/** User verification is discouraged. */
export const PasskeyTouched = meta.story({
  tags: ["spec:userVerification/DISCOURAGED"],
  parameters: { world: { scenario: "passkeyTouched" } },
  args: { member: "passkey" },
  beforeEach: watch,
  play: expectVerification("discouraged")
})

/** User verification is preferred. */
export const PasskeyAsItLikes = meta.story({
  tags: ["spec:userVerification/UNSPECIFIED"],
  parameters: { world: { scenario: "passkeyAsItLikes" } },
  args: { member: "passkey" },
  beforeEach: watch,
  play: expectVerification(undefined)
})

/** The code was correct but no session was created: the form does not request a second code. */
export const SessionNotMade = meta.story({
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

/** One factor is not enough: the next one appears in the same place. */
export const OneAfterAnother = meta.story({
  parameters: { world: { scenario: "factorAfterFactor" } },
  play: async (play) => {
    await submit(play, "123456")
    await expect(await play.canvas.findByText(/^That worked\. One more step/)).toBeVisible()
    await expect(play.canvas.getByText(/^Enter one of the recovery codes/)).toBeVisible()
    await expect(play.canvas.getByLabelText("Recovery code")).toHaveFocus()
  }
})
