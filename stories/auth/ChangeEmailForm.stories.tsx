import { ChangeEmailForm, ChangeEmailFormParts } from "@portico/react/auth"
import { expect, fn, waitFor } from "storybook/test"
import { lastEmail } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { codeOfMessage } from "./factorWorld.ts"
import { expectNotice, fill, press, reverify, type User, worldOf } from "./securityPlay.ts"

/** Changes the email address of the member with a code that is sent to the new address. */
const meta = preview.meta({ component: ChangeEmailForm, args: { onChanged: fn() }, parameters: worldOf() })

const enter = async (user: User, email: string) => {
  await fill(user, await user.canvas.findByLabelText("New email address"), email)
  await press(user, "Send code")
}

/** The code arrives at the new address. */
export const Changed = meta.story({
  play: async (user) => {
    const { args, canvas } = user
    await expect(await canvas.findByLabelText("Current email address")).toHaveValue("mary@example.com")
    await enter(user, "mary.new@example.com")
    await reverify(user)
    await expect(await canvas.findByText(/We sent a code to/)).toBeVisible()
    await expect((await lastEmail()).email).toBe("mary.new@example.com")
    await fill(user, canvas.getByLabelText("Code"), await codeOfMessage())
    await press(user, "Change email address")
    await expectNotice(user, /Your email address is now/)
    await expect(args.onChanged).toHaveBeenCalledWith("mary.new@example.com")
  }
})

/** An invalid address is reported before a request is sent. */
export const InvalidEmail = meta.story({
  play: async (user) => {
    await enter(user, "mary")
    await expect(user.canvas.getByLabelText("New email address")).toHaveAttribute("aria-invalid", "true")
    await expect(user.canvas.queryByRole("dialog")).not.toBeInTheDocument()
  }
})

/** A changed address and a changed code are checked when they lose the focus. */
export const CheckedOnBlur = meta.story({
  play: async (user) => {
    const { canvas, step, userEvent } = user
    await step("the address", async () => {
      const field = await canvas.findByLabelText("New email address")
      await fill(user, field, "mary")
      await expect(field).not.toHaveAttribute("aria-invalid")
      await userEvent.tab()
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await fill(user, field, "mary.blur@example.com")
      await expect(field).not.toHaveAttribute("aria-invalid")
    })
    await step("the code", async () => {
      await press(user, "Send code")
      await reverify(user)
      const code = await canvas.findByLabelText("Code")
      await fill(user, code, "1")
      await userEvent.clear(code)
      await userEvent.tab()
      await expect(code).toHaveAttribute("aria-invalid", "true")
    })
  }
})

/** The address belongs to another member. */
export const Taken = meta.story({
  play: async (user) => {
    await enter(user, "ada@example.com")
    await reverify(user)
    await waitFor(() => expect(user.canvas.getByLabelText("New email address")).toHaveAttribute("aria-invalid", "true"))
  }
})

/** The code is wrong. The member can use another address instead. */
export const WrongCode = meta.story({
  play: async (user) => {
    const { canvas } = user
    await enter(user, "mary.other@example.com")
    await reverify(user)
    const right = await codeOfMessage()
    await fill(user, await canvas.findByLabelText("Code"), right === "000000" ? "111111" : "000000")
    await press(user, "Change email address")
    await waitFor(() => expect(canvas.getByLabelText("Code")).toHaveAttribute("aria-invalid", "true"))
    await press(user, "Use a different email")
    await expect(await canvas.findByLabelText("New email address")).toBeVisible()
  }
})

/** The provider does not have the account extension. */
export const NotSupported = meta.story({
  parameters: worldOf("accountUnsupported"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can't change this here/)).toBeVisible()
  }
})

/** The unstyled parts. */
export const Parts = meta.story({
  render: () => (
    <ChangeEmailFormParts.Root className="my-form">
      <style>{".my-form :is(button, input) { min-block-size: 2rem; margin-block: 0.5rem }"}</style>
      <ChangeEmailFormParts.Title>Another address</ChangeEmailFormParts.Title>
      <ChangeEmailFormParts.Fields />
      <ChangeEmailFormParts.Notice />
    </ChangeEmailFormParts.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText("Current email address")).toBeVisible()
    await expect(canvasElement.querySelector('[class*="portico-"]')).toBeNull()
  }
})
