import { ChangePasswordForm } from "@portico/react"
import { ChangePasswordFormParts, type ChangePasswordFormProps, FactorsPanel } from "@portico/react/auth"
import { mary } from "../../packages/testing/src/internal/scenarios/ProfileScenarios.ts"
import { expect, fn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { codeOfApp } from "./factorWorld.ts"
import { worldOf } from "./profileWorld.ts"
import { expectNotice, fill as fillField, press, reverify, secretOf } from "./securityPlay.ts"

interface DesignedProps extends Pick<ChangePasswordFormProps, "onChanged"> {
  readonly email: string
}

function Designed({ email, onChanged }: DesignedProps) {
  return (
    <ChangePasswordFormParts.Root classNames={{ submit: "my-button" }} email={email} onChanged={onChanged}>
      <ChangePasswordFormParts.Title level={1}>A new password</ChangePasswordFormParts.Title>
      <ChangePasswordFormParts.New label="New" />
      <ChangePasswordFormParts.Current label="Old" />
      <ChangePasswordFormParts.Username value={email} />
      <ChangePasswordFormParts.Submit>Replace</ChangePasswordFormParts.Submit>
      <ChangePasswordFormParts.Error />
      <ChangePasswordFormParts.Status />
    </ChangePasswordFormParts.Root>
  )
}

/**
 * Changes the password of the signed-in member. If the email address is known, the current password is checked first,
 * to stop someone who uses an unattended page. Other devices have to sign in again.
 */
const meta = preview.meta({
  component: ChangePasswordForm,
  args: { onChanged: fn(), passwordRules: "minlength: 8;" }
})

type Play = PlayOf<typeof ChangePasswordForm>

const fill = async ({ canvas, userEvent }: Play, current: string = mary.password, next = "frankenstein-1818") => {
  const pasteInto = async (label: string, text: string) => {
    const input = await canvas.findByLabelText(label)
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.paste(text)
  }
  await pasteInto("Current password", current)
  await pasteInto("New password", next)
  await userEvent.click(canvas.getByRole("button", { name: "Change password" }))
}

const expectRefusal = async ({ args, canvas }: Play, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expect(canvas.getByLabelText("Current password")).toHaveValue(mary.password)
  await expect(canvas.getByLabelText("New password")).toHaveValue("frankenstein-1818")
  await expect(args.onChanged).not.toHaveBeenCalled()
}

export const Idle = meta.story({
  parameters: worldOf(),
  play: async ({ canvas, step, userEvent }) => {
    await step("marks the account, the current and the new password for password managers", async () => {
      await expect(await canvas.findByLabelText("Account")).toHaveValue(mary.email)
      await expect(canvas.getByLabelText("Account")).toHaveAttribute("autocomplete", "username")
      await expect(canvas.getByLabelText("Account")).toHaveAttribute("readonly")
      await expect(canvas.getByLabelText("Current password")).toHaveAttribute("autocomplete", "current-password")
      await expect(canvas.getByLabelText("New password")).toHaveAttribute("autocomplete", "new-password")
      await expect(canvas.getByLabelText("New password")).toHaveAttribute("passwordrules", "minlength: 8;")
    })
    await step("does not submit an empty form", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Change password" }))
      await expect(canvas.getByLabelText("Current password")).toHaveFocus()
      await expect(canvas.getByRole("alert")).toHaveTextContent("Check these fields")
    })
  }
})

export const Submitting = meta.story({
  parameters: worldOf("passwordPending"),
  play: async (play) => {
    await fill(play)
    const button = await play.canvas.findByRole("button", { name: "Changing password…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(play.canvas.getByRole("status")).toHaveTextContent("Changing password…")
  }
})

export const Success = meta.story({
  parameters: worldOf(),
  play: async (play) => {
    await fill(play)
    const notice = await play.canvas.findByText(/Password changed/)
    await waitFor(() => expect(notice.closest("output")).toHaveFocus())
    await expect(play.args.onChanged).toHaveBeenCalledOnce()
  }
})

/** The current password is wrong, so someone at an unattended page cannot change it. */
export const WrongCurrentPassword = meta.story({
  tags: ["spec:errorCode/invalidPassword"],
  parameters: worldOf(),
  play: async (play) => {
    const { canvas } = play
    await fill(play, "wrong-password")
    await waitFor(() => expect(canvas.getByLabelText("Current password")).toBeInvalid())
    await expect(canvas.getByLabelText("Current password")).toHaveFocus()
    await expect(canvas.getByLabelText("Current password")).toHaveAccessibleDescription(/Wrong password/)
    await expect(play.args.onChanged).not.toHaveBeenCalled()
  }
})

export const PasswordViolation = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  parameters: worldOf(),
  play: async (play) => {
    const { canvas } = play
    await fill(play, mary.password, "abc")
    await waitFor(() => expect(canvas.getByLabelText("New password")).toHaveFocus())
    await expect(canvas.getByLabelText("New password")).toHaveAccessibleDescription(/at least/)
    await expect(canvas.getByLabelText("Current password")).toHaveValue(mary.password)
  }
})

export const SessionExpired = meta.story({
  tags: ["spec:role/none"],
  parameters: worldOf("passwordSessionExpired"),
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /You're not signed in/)
  }
})

export const ServerError = meta.story({
  tags: ["spec:message/System error occurred"],
  parameters: worldOf("passwordNotChanged"),
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, /Something went wrong on our end/)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { ...worldOf("passwordTooOften").world, clock: "moved" } },
  play: async (play) => {
    await fill(play)
    await expectRefusal(play, "Too many attempts. Wait a moment, then try again.")
    await advance("12 seconds")
    await expect(await play.canvas.findByRole("button", { name: "Try again in 18 sec" })).toHaveAttribute(
      "aria-disabled",
      "true"
    )
  }
})

export const Offline = meta.story({
  parameters: worldOf(),
  play: async (play) => {
    await play.canvas.findByLabelText("Account")
    connect("offline")
    await fill(play)
    await expectRefusal(play, /You're offline/)
    await play.step("changes the password after the connection returns", async () => {
      connect("fast")
      await play.userEvent.click(play.canvas.getByRole("button", { name: "Change password" }))
      await play.canvas.findByText(/Password changed/)
    })
  }
})

/** The address is unknown, so the form cannot check the current password and does not show its field. */
export const WithoutProfile = meta.story({
  parameters: { world: { member: mary, scenario: "profile" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText("Current password")).toBeNull()
    await userEvent.type(canvas.getByLabelText("New password"), "frankenstein-1818{Enter}")
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Confirm it's you again to make this change.")
    await userEvent.type(canvas.getByLabelText("Current password"), `${mary.password}{Enter}`)
    await canvas.findByText(/Password changed/)
  }
})

/** The page does not have the email address, so the check of the current password reads it from the provider. */
export const UnknownAddress = meta.story({
  parameters: { world: { member: mary, scenario: "profile" } },
  render: (args) => (
    <ChangePasswordFormParts.Root onChanged={args.onChanged}>
      <ChangePasswordFormParts.Title />
      <ChangePasswordFormParts.Error />
      <ChangePasswordFormParts.Current />
      <ChangePasswordFormParts.New />
      <ChangePasswordFormParts.Submit />
      <ChangePasswordFormParts.Status />
    </ChangePasswordFormParts.Root>
  ),
  play: async (play) => {
    await fill(play, "wrong-password")
    const current = play.canvas.getByLabelText("Current password")
    await waitFor(() => expect(current).toBeInvalid())
    await expect(current).toHaveFocus()
    await expect(play.canvas.getByLabelText("New password")).toHaveValue("frankenstein-1818")
    await expect(play.args.onChanged).not.toHaveBeenCalled()
  }
})

/** The unstyled parts, composed by the page. */
export const Parts = meta.story({
  parameters: worldOf(),
  render: ({ onChanged }) => <Designed email={mary.email} onChanged={onChanged} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Replace" })
    await expect(button).toHaveClass("my-button", { exact: true })
    await userEvent.type(canvas.getByLabelText("New"), "frankenstein-1818")
    await userEvent.type(canvas.getByLabelText("Old"), mary.password)
    await userEvent.click(button)
    await canvas.findByText(/Password changed/)
  }
})

const secure = (scenario: Parameters<typeof worldOf>[0] = "profile") => ({
  world: { ...worldOf(scenario).world, clock: "moved" as const }
})

/** The member has an authenticator app. The password changes after its code is entered. */
export const SecondFactor = meta.story({
  parameters: secure(),
  render: (args) => (
    <>
      <FactorsPanel />
      <ChangePasswordForm {...args} />
    </>
  ),
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await press(play, "Add authenticator app")
    await reverify(play)
    const secret = await secretOf(play)
    await fillField(play, await canvas.findByLabelText("Code"), await codeOfApp(secret))
    await press(play, "Turn on")
    await expectNotice(play, "Your authenticator app is set up.")
    await advance("30 seconds")

    const open = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Change password" }))
      return within(await canvas.findByRole("dialog", { name: "Confirm it's you" }))
    }
    await step("canceling changes nothing", async () => {
      await fill(play)
      const dialog = within(await canvas.findByRole("dialog", { name: "Confirm it's you" }))
      await expect(await dialog.findByLabelText("Code")).toBeVisible()
      await expect(dialog.queryByLabelText("Don't ask again on this device")).not.toBeInTheDocument()
      await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
      await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument()
      await expect(args.onChanged).not.toHaveBeenCalled()
      await expect(canvas.getByLabelText("New password")).toHaveValue("frankenstein-1818")
    })
    await step("the code changes the password", async () => {
      const dialog = await open()
      await fillField(play, await dialog.findByLabelText("Code"), await codeOfApp(secret))
      await userEvent.click(dialog.getByRole("button", { name: "Confirm" }))
      await expect(await canvas.findByText(/Password changed/)).toBeVisible()
      await expect(args.onChanged).toHaveBeenCalledOnce()
    })
  }
})

/** The provider requires the current password, so the form shows its field. */
export const CurrentPasswordRequired = meta.story({
  parameters: worldOf(),
  args: { confirmCurrent: false },
  play: async (play) => {
    const { canvas, userEvent } = play
    await canvas.findByLabelText("Account")
    await fillField(play, canvas.getByLabelText("New password"), "frankenstein-1818")
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Confirm it's you again to make this change.")
    await fill(play)
    await expect(await canvas.findByText(/Password changed/)).toBeVisible()
  }
})
