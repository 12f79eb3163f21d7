import { DeleteAccountForm, DeleteAccountFormParts } from "@portico/react/auth"
import { expect, fn, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { expectNotice, fill, press, reverify, type User, worldOf } from "./securityPlay.ts"

/** Deletes the account of the member, who types a word and authenticates again. */
const meta = preview.meta({ component: DeleteAccountForm, args: { onDeleted: fn() }, parameters: worldOf() })

const type = async (user: User, word: string) => {
  await press(user, "Delete account")
  const dialog = within(await user.canvas.findByRole("dialog"))
  await fill(user, dialog.getByLabelText("Type DELETE to confirm"), word)
  await user.userEvent.click(dialog.getByRole("button", { name: "Delete my account" }))
}

/** The account is deleted and the session has ended. */
export const Deleted = meta.story({
  play: async (user) => {
    await type(user, "DELETE")
    await reverify(user)
    await expectNotice(user, "Your account was deleted.")
    await expect(user.args.onDeleted).toHaveBeenCalledOnce()
  }
})

/** The typed word is wrong. Nothing is sent. */
export const WrongWord = meta.story({
  play: async (user) => {
    await type(user, "delete?")
    const field = user.canvas.getByLabelText("Type DELETE to confirm")
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription("Type the word exactly as shown.")
  }
})

/** The typed word is checked when the field loses the focus, and the error disappears when the word changes. */
export const CheckedOnBlur = meta.story({
  play: async (user) => {
    await press(user, "Delete account")
    const field = await user.canvas.findByLabelText("Type DELETE to confirm")
    await fill(user, field, "delete?")
    await user.userEvent.tab()
    await expect(field).toHaveAccessibleDescription("Type the word exactly as shown.")
    await fill(user, field, "DELETE")
    await expect(field).not.toHaveAttribute("aria-invalid")
  }
})

/** In the dialog in which the member authenticates again, the password is checked when it loses the focus. */
export const PasswordCheckedOnBlur = meta.story({
  play: async (user) => {
    await type(user, "DELETE")
    const dialog = within(await user.canvas.findByRole("dialog", { name: "Confirm it's you" }))
    const password = dialog.getByLabelText("Current password")
    await fill(user, password, "x")
    await user.userEvent.clear(password)
    await user.userEvent.tab()
    await expect(password).toHaveAttribute("aria-invalid", "true")
  }
})

/** Canceling closes the dialog, and the focus returns to the button. */
export const Canceled = meta.story({
  play: async (user) => {
    await press(user, "Delete account")
    await press(user, "Cancel")
    await expect(user.canvas.queryByRole("dialog")).not.toBeInTheDocument()
    await expect(user.canvas.getByRole("button", { name: "Delete account" })).toHaveFocus()
  }
})

/** The provider does not have the account extension. */
export const NotSupported = meta.story({
  parameters: worldOf("accountUnsupported"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can't change this here/)).toBeVisible()
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument()
  }
})

/** The unstyled parts. */
export const Parts = meta.story({
  render: () => (
    <DeleteAccountFormParts.Root className="my-form">
      <style>{".my-form :is(button, input) { min-block-size: 2rem; margin-block: 0.5rem }"}</style>
      <DeleteAccountFormParts.Title>Leave</DeleteAccountFormParts.Title>
      <DeleteAccountFormParts.Text />
      <DeleteAccountFormParts.Button>Leave us</DeleteAccountFormParts.Button>
      <DeleteAccountFormParts.Status />
      <DeleteAccountFormParts.Dialog />
    </DeleteAccountFormParts.Root>
  ),
  play: async (user) => {
    await press(user, "Leave us")
    await expect(await user.canvas.findByRole("dialog")).toBeVisible()
    await expect(user.canvasElement.querySelector('[class*="portico-"]')).toBeNull()
  }
})
