import type { FactorMember } from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"
import { codeOfMessage } from "./factorWorld.ts"
import { SecondFactor } from "./SecondFactor.tsx"
import { submit, expectSignedIn, openMethods } from "./mfaPlay.ts"

/** The reasons for a second factor, and the available methods. */
const meta = preview.meta({
  title: "auth/MfaChallenge/Policies",
  component: SecondFactor,
  parameters: { world: { scenario: "secondFactor" } },
  args: { member: typed<FactorMember>("app"), onRestart: fn(), onSignedIn: fn() }
})

export const HighRiskLogin = meta.story({
  tags: ["spec:mfaReason/HIGH_RISK_LOGIN"],
  parameters: { world: { scenario: "riskyLogin" } },
  args: { member: "none" },
  play: async (play) => {
    await expect(await play.canvas.findByText(/^This sign-in looks unusual/)).toBeVisible()
    await submit(play, await codeOfMessage())
    await expectSignedIn(play)
  }
})

export const RequireActivation = meta.story({
  tags: ["spec:factorStatus/REQUIRE_ACTIVATION"],
  args: { member: "notActivated", enrollHref: "/account/security" },
  play: async (play) => {
    await openMethods(play)
    await expect(await play.canvas.findByText(/^Finish setting this up/)).toBeVisible()
    const link = play.canvas.getByRole("link", { name: "Set up: Text message" })
    await expect(link).toHaveAttribute("href", "/account/security")
  }
})

export const RequireReenroll = meta.story({
  tags: ["spec:factorStatus/REQUIRE_REENROLL"],
  args: { member: "outdated", enrollHref: (factor: string) => `/account/security/${factor}` },
  play: async (play) => {
    await openMethods(play)
    await expect(await play.canvas.findByText(/^Set this up again/)).toBeVisible()
    const link = play.canvas.getByRole("link", { name: "Set up: Text message" })
    await expect(link).toHaveAttribute("href", "/account/security/SMS")
  }
})

export const EnabledByRule = meta.story({
  tags: ["spec:factorStatus/ENABLED_BY_RULE"],
  parameters: { world: { scenario: "mailByRule" } },
  args: { member: "none" },
  play: async (play) => {
    await submit(play, await codeOfMessage())
    await expectSignedIn(play)
  }
})

export const DisabledByRule = meta.story({
  tags: ["spec:factorStatus/DISABLED_BY_RULE"],
  parameters: { world: { scenario: "noTexts" } },
  args: { member: "appAndText" },
  play: async (play) => {
    await openMethods(play)
    await expect(await play.canvas.findByText("This site has turned this off.")).toBeVisible()
    await expect(play.canvas.queryByRole("button", { name: /^Text message/ })).toBeNull()
  }
})

export const NoUsableFactor = meta.story({
  parameters: { world: { scenario: "noUsableFactor" } },
  args: { member: "appAndText", enrollHref: "/account/security" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^No verification method is available right now/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Set up: Authenticator app" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  }
})
