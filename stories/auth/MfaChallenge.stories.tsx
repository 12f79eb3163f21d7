import {
  accountOf,
  type FactorMember,
  recoveryCodes
} from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import { expect, fn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { typed } from "../../.storybook/preview.tsx"
import { codeOfApp, codeOfMessage } from "./factorWorld.ts"
import { SecondStep } from "./SecondStep.tsx"
import { submit, expectSignedIn, leave, choose } from "./mfaPlay.ts"

/**
 * Requests a second factor after the password. The provider chooses the first method. The member's other methods are
 * behind "Use another method". A recovery code is sent as the code of an authenticator app, because the protocol has
 * no field for it, and a password is never a second factor.
 */
const meta = preview.meta({
  title: "auth/MfaChallenge",
  component: SecondStep,
  parameters: { world: { scenario: "secondStep" } },
  args: { member: typed<FactorMember>("app"), onRestart: fn(), onSignedIn: fn() }
})

export const MethodPicker = meta.story({
  args: { member: "everything" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await leave(play)
    await step("the methods are in a list, and the instruction receives the focus", async () => {
      await expect(await canvas.findByText("Choose how to confirm it's you.")).toHaveFocus()
      await expect(within(canvas.getByRole("list")).getAllByRole("button")).toHaveLength(6)
    })
    await step("by keyboard: the second way is two tabs and a key away", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: /^Authenticator app/ })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard("{Enter}")
    })
    await step("its code is asked for, and the field has the focus", async () => {
      await expect(await canvas.findByText(/^Enter the code we texted to •••• ••67/)).toBeVisible()
      await expect(canvas.getByLabelText("Code")).toHaveFocus()
    })
    await step("one step back, and to the open challenge again: nothing is sent twice", async () => {
      const first = await codeOfMessage()
      await leave(play)
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
    await step("phones and password managers know the field, and who signs in stays in sight", async () => {
      const code = await canvas.findByLabelText("Code")
      await expect(code).toHaveAttribute("autocomplete", "one-time-code")
      await expect(code).toHaveAttribute("inputmode", "numeric")
      await expect(canvas.getByLabelText("Email address")).toHaveValue(accountOf("app").email)
    })
    await step("no request is sent without a code", async () => {
      await play.userEvent.click(canvas.getByRole("button", { name: "Confirm" }))
      await expect(canvas.getByLabelText("Code")).toHaveFocus()
      await expect(canvas.getByLabelText("Code")).toBeInvalid()
    })
    await step("the code of the app signs in", async () => {
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
    await step("a wrong code is an error of the field, with the number of remaining attempts", async () => {
      await submit(play, "000000")
      const code = canvas.getByLabelText("Code")
      await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Check this field: ?Code$/)
      await expect(code).toHaveFocus()
      await expect(code).toHaveAccessibleDescription(/This code is wrong.* You have 4 attempts left\./)
      await expect(code).toHaveValue("000000")
    })
    await step("the right one works", async () => {
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
  parameters: { world: { scenario: "secondStep", clock: "moved" } },
  args: { member: "text" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const first = await codeOfMessage()
    await step("a code was sent just now: another one takes half a minute", async () => {
      const button = await canvas.findByRole("button", { name: "Resend in 30 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await userEvent.type(canvas.getByLabelText("Code"), "12")
    })
    await step("then it is sent again, and the entered value stays", async () => {
      await advance("30 seconds")
      await userEvent.click(await canvas.findByRole("button", { name: "Resend" }))
      await expect(await canvas.findByText("Sent again.")).toBeVisible()
      await expect(canvas.getByLabelText("Code")).toHaveValue("12")
      await waitFor(async () => expect(await codeOfMessage()).not.toBe(first))
    })
    await step("the new code signs in", async () => {
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
    await leave(play)
    await choose(play, /^Recovery code/)
    const code = await canvas.findByLabelText("Recovery code")
    await step("a code that is none is the field's fault", async () => {
      await userEvent.type(code, "mine-were-lost-long{Enter}")
      await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Check this field: ?Recovery code$/)
      await expect(code).toHaveAccessibleDescription(/This recovery code is wrong/)
    })
    await step("one of the codes signs in, however it is written", async () => {
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
    await step("the wish survives a way that was not taken", async () => {
      await submit(play, "000000")
      await canvas.findByRole("alert")
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
    await step("the button counts the wait, and sends nothing", async () => {
      await submit(play, "123456")
      await expect(await canvas.findByRole("alert")).toHaveTextContent("Too many attempts.")
      const button = canvas.getByRole("button", { name: "Try again in 30 sec" })
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await userEvent.click(button)
      await expect(canvas.queryByRole("button", { name: "Checking…" })).toBeNull()
      await expect(canvas.getByLabelText("Code")).toHaveValue("123456")
    })
    await step("it can be pressed when the wait is over", async () => {
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
