import {
  accountOf,
  type FactorMember,
  recoveryCodes
} from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import { expect, fn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { typed } from "../../.storybook/preview.tsx"
import { codeOfApp, codeOfMessage } from "./factorWorld.ts"
import { SecondFactor } from "./SecondFactor.tsx"
import { submit, expectSignedIn, openMethods, chooseMethod } from "./mfaPlay.ts"

/**
 * Requests a second factor after the password. The provider chooses the first method. The member's other methods are
 * behind "Use another method". A recovery code is sent as the code of an authenticator app, because the protocol has
 * no field for it, and a password is never a second factor.
 */
const meta = preview.meta({
  title: "auth/MfaChallenge",
  component: SecondFactor,
  parameters: { world: { scenario: "secondFactor" } },
  args: { member: typed<FactorMember>("app"), onRestart: fn(), onSignedIn: fn() }
})

export const MethodPicker = meta.story({
  args: { member: "everything" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await openMethods(play)
    await step("lists the methods and focuses the instruction", async () => {
      await expect(await canvas.findByText("Choose how to confirm it's you.")).toHaveFocus()
      await expect(within(canvas.getByRole("list")).getAllByRole("button")).toHaveLength(6)
    })
    await step("selects the second method with the keyboard", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: /^Authenticator app/ })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard("{Enter}")
    })
    await step("requires the code of the selected method and focuses its field", async () => {
      await expect(await canvas.findByText(/^Enter the code we texted to •••• ••67/)).toBeVisible()
      await expect(canvas.getByLabelText("Code")).toHaveFocus()
    })
    await step("returns to the pending challenge without sending another code", async () => {
      const first = await codeOfMessage()
      await openMethods(play)
      await userEvent.click(canvas.getByRole("button", { name: "Back" }))
      await submit(play, first)
      await expectSignedIn(play)
    })
  }
})

export const Totp = meta.story({
  tags: ["spec:factor/TOTP", "spec:factorStatus/ENABLED", "spec:mfaReason/USER_SETTINGS"],
  args: { member: "app", email: accountOf("app").email },
  play: async (play) => {
    const { canvas, step } = play
    await step("shows the account, and has attributes for phones and password managers", async () => {
      const code = await canvas.findByLabelText("Code")
      await expect(code).toHaveAttribute("autocomplete", "one-time-code")
      await expect(code).toHaveAttribute("inputmode", "numeric")
      await expect(canvas.getByLabelText("Email address")).toHaveValue(accountOf("app").email)
    })
    await step("sends no request without a code", async () => {
      await play.userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
      await expect(canvas.getByLabelText("Code")).toHaveFocus()
      await expect(canvas.getByLabelText("Code")).toBeInvalid()
    })
    await step("signs in with the code of the app", async () => {
      await submit(play, await codeOfApp())
      await expectSignedIn(play)
    })
  }
})

export const TotpWrong = meta.story({
  tags: ["spec:factorCode/invalidOtp"],
  args: { member: "app" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("reports a wrong code at its field, with the number of remaining attempts", async () => {
      await submit(play, "000000")
      const code = canvas.getByLabelText("Code")
      await waitFor(() => expect(code).toBeInvalid())
      await expect(code).toHaveFocus()
      await expect(code).toHaveAccessibleDescription(/This code is wrong.* You have 4 attempts left\./)
      await expect(code).toHaveValue("000000")
    })
    await step("signs in with the correct code", async () => {
      await userEvent.clear(canvas.getByLabelText("Code"))
      await submit(play, await codeOfApp())
      await expectSignedIn(play)
    })
  }
})

export const Sms = meta.story({
  tags: ["spec:factor/SMS"],
  args: { member: "text" },
  play: async (play) => {
    await expect(await play.canvas.findByText("Enter the code we texted to •••• ••67.")).toBeVisible()
    await submit(play, await codeOfMessage())
    await expectSignedIn(play)
  }
})

export const SmsResendCooldown = meta.story({
  parameters: { world: { scenario: "secondFactor", clock: "moved" } },
  args: { member: "text" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const first = await codeOfMessage()
    await step("waits 30 seconds before another code can be requested", async () => {
      const button = await canvas.findByRole("button", { name: "Resend in 30 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await userEvent.type(canvas.getByLabelText("Code"), "12")
    })
    await step("sends another code and preserves the entered value", async () => {
      await advance("30 seconds")
      await userEvent.click(await canvas.findByRole("button", { name: "Resend" }))
      await expect(await canvas.findByText("Sent again.")).toBeVisible()
      await expect(canvas.getByLabelText("Code")).toHaveValue("12")
      await waitFor(async () => expect(await codeOfMessage()).not.toBe(first))
    })
    await step("signs in with the new code", async () => {
      await userEvent.clear(canvas.getByLabelText("Code"))
      await submit(play, await codeOfMessage())
      await expectSignedIn(play)
    })
  }
})

export const Call = meta.story({
  tags: ["spec:factor/CALL"],
  args: { member: "call" },
  play: async (play) => {
    await expect(await play.canvas.findByText(/^We're calling •••• ••67/)).toBeVisible()
    await submit(play, await codeOfMessage())
    await expectSignedIn(play)
  }
})

export const Email = meta.story({
  tags: ["spec:factor/EMAIL"],
  args: { member: "mail" },
  play: async (play) => {
    await expect(await play.canvas.findByText(/^Enter the code we emailed to m•••@example.com/)).toBeVisible()
    await submit(play, await codeOfMessage())
    await expectSignedIn(play)
  }
})

export const RecoveryCode = meta.story({
  tags: ["spec:factor/RECOVERY_CODE"],
  args: { member: "recovery" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await openMethods(play)
    await chooseMethod(play, /^Recovery code/)
    const code = await canvas.findByLabelText("Recovery code")
    await step("reports an invalid code at its field", async () => {
      await userEvent.type(code, "mine-were-lost-long{Enter}")
      await expect(await canvas.findByRole("alert")).toHaveTextContent(/^This recovery code is wrong/)
      await expect(code).toHaveAccessibleDescription(/This recovery code is wrong/)
    })
    await step("accepts a recovery code in upper case and with spaces", async () => {
      await userEvent.clear(code)
      await userEvent.type(code, `${recoveryCodes[0].toUpperCase().replaceAll("-", " ")}{Enter}`)
      await expectSignedIn(play)
    })
  }
})

export const Password = meta.story({
  tags: ["spec:factor/PASSWORD", "spec:factorCode/factorUnsupported"],
  parameters: { world: { scenario: "passwordAsFactor" } },
  args: { member: "app" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You've already used this to sign in/)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /^Password/ })).toBeNull()
    await expect(canvas.getByRole("button", { name: /^Authenticator app/ })).toBeVisible()
  }
})

export const RememberDevice = meta.story({
  args: { member: "app" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("can be selected after a failed attempt", async () => {
      await submit(play, "000000")
      await canvas.findByText(/This code is wrong/)
      await userEvent.click(canvas.getByRole("checkbox", { name: "Don't ask again on this device" }))
      await expect(canvas.getByRole("checkbox")).toBeChecked()
    })
    await userEvent.clear(canvas.getByLabelText("Code"))
    await submit(play, await codeOfApp())
    await expectSignedIn(play)
  }
})

export const Success = meta.story({
  args: { member: "app" },
  play: async (play) => {
    await play.userEvent.type(await play.canvas.findByLabelText("Code"), `${await codeOfApp()}{Enter}`)
    await expectSignedIn(play)
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "factorServerError" } },
  args: { member: "app" },
  play: async (play) => {
    const { canvas } = play
    await submit(play, "123456")
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent(/Something went wrong on our end.*Reference: .+/)
    await expect(alert).toHaveFocus()
    await expect(canvas.getByLabelText("Code")).toHaveValue("123456")
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "factorRateLimited", clock: "moved" } },
  args: { member: "app" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("counts down and sends no request", async () => {
      await submit(play, "123456")
      await expect(await canvas.findByRole("alert")).toHaveTextContent("Too many attempts.")
      const button = canvas.getByRole("button", { name: "Try again in 30 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await userEvent.click(button)
      await expect(canvas.queryByRole("button", { name: "Checking…" })).toBeNull()
      await expect(canvas.getByLabelText("Code")).toHaveValue("123456")
    })
    await step("can be submitted after the countdown", async () => {
      await advance("30 seconds")
      await expect(await canvas.findByRole("button", { name: "Confirm" })).not.toHaveAttribute("aria-disabled")
      await expect(canvas.getByText("You can try again now.")).toBeInTheDocument()
    })
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "factorOffline" } },
  args: { member: "app" },
  play: async (play) => {
    const { canvas } = play
    await submit(play, "123456")
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("We couldn't connect.")
    await expect(alert).toHaveFocus()
    await expect(canvas.getByLabelText("Code")).toHaveValue("123456")
  }
})
