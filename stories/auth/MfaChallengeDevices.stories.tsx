import type { FactorMember } from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import { expect, fn } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { typed } from "../../.storybook/preview.tsx"
import { respondToPush, codeOfApp, replacePasskeys, sign, removePasskeys } from "./factorWorld.ts"
import { SecondFactor } from "./SecondFactor.tsx"
import { submit, expectSignedIn, openMethods, chooseMethod } from "./mfaPlay.ts"

/** Factors without a code: approval on another device, and passkeys. */
const meta = preview.meta({
  title: "auth/MfaChallenge/Devices",
  component: SecondFactor,
  parameters: { world: { scenario: "secondFactor" } },
  args: { member: typed<FactorMember>("app"), onRestart: fn(), onSignedIn: fn() }
})

export const PushWaiting = meta.story({
  tags: ["spec:factor/PUSH"],
  parameters: { world: { scenario: "secondFactor", clock: "moved" } },
  args: { member: "push" },
  play: async (play) => {
    const { canvas, step } = play
    await step("shows the progress without announcing it again", async () => {
      const progress = await canvas.findByRole("progressbar", { name: /^Waiting for approval/ })
      await expect(progress.closest("[aria-live], [role=status], output")).toBeNull()
      await advance("6 seconds")
      await expect(progress).toBeVisible()
    })
    await step("signs in after the approval on the other device", async () => {
      await respondToPush("approve")
      await advance("2 seconds")
      await expectSignedIn(play)
    })
  }
})

export const PushDenied = meta.story({
  tags: ["spec:factorCode/factorDenied"],
  parameters: { world: { scenario: "secondFactor", clock: "moved" } },
  args: { member: "push" },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole("progressbar")
    await respondToPush("deny")
    await advance("2 seconds")
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("The sign-in was denied on your other device.")
    await expect(alert).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  }
})

export const PushExpired = meta.story({
  parameters: { world: { scenario: "secondFactor", clock: "moved" } },
  args: { member: "push" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("expires after two minutes without a response", async () => {
      await canvas.findByRole("progressbar")
      await advance("2 minutes")
      const alert = await canvas.findByRole("alert")
      await expect(alert).toHaveTextContent("The request on your other device wasn't answered.")
      await expect(alert).toHaveFocus()
    })
    await step("signs in after a new request is approved", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Resend request" }))
      await canvas.findByRole("progressbar")
      await respondToPush("approve")
      await advance("2 seconds")
      await expectSignedIn(play)
    })
  }
})

export const Passkey = meta.story({
  tags: ["spec:factor/WEBAUTHN", "spec:userVerification/PREFERRED"],
  args: { member: "passkey" },
  beforeEach: () => replacePasskeys(sign),
  play: async (play) => {
    await play.userEvent.click(await play.canvas.findByRole("button", { name: "Use passkey" }))
    await expectSignedIn(play)
  }
})

export const PasskeyCanceled = meta.story({
  args: { member: "passkey" },
  beforeEach: () => {
    let requests = 0
    return replacePasskeys((options) =>
      ++requests === 1 ? Promise.reject(new DOMException("no", "NotAllowedError")) : sign(options)
    )
  },
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole("button", { name: "Use passkey" }))
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("The passkey was canceled")
    await expect(alert).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Use passkey" }))
    await expectSignedIn(play)
  }
})

export const PasskeyUnsupported = meta.story({
  args: { member: "passkey" },
  beforeEach: removePasskeys,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await userEvent.click(await canvas.findByRole("button", { name: "Use passkey" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Passkeys aren't available in this browser")
    await step("offers another method, and no longer the passkey", async () => {
      await openMethods(play)
      await expect(canvas.queryByRole("button", { name: /^Passkey/ })).toBeNull()
      await expect(canvas.getByText("Not available in this browser.")).toBeVisible()
      await chooseMethod(play, /^Authenticator app/)
      await submit(play, await codeOfApp())
      await expectSignedIn(play)
    })
  }
})
