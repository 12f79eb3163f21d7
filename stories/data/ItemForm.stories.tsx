import * as React from "react"
import { expect, fireEvent, fn, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { reprice, retype, save, ShelfForm, stored } from "./itemPlay.ts"
import { atShelf, Shelf } from "./shelf.ts"

/**
 * Creates, edits and deletes an item, with an input for each field of the collection's schema. Entries are validated
 * before anything is sent. Only changed fields are sent, and only if no other user has changed them.
 */
const meta = preview.meta({
  component: ShelfForm,
  args: { collection: Shelf, id: "emma", onRemoved: fn(), onSaved: fn(), onSignIn: fn(), removable: true }
})

/** A new item. */
export const Create = meta.story({
  args: { id: undefined, defaults: { signed: true, tags: ["classic"] } },
  parameters: atShelf(),
  play: async (play) => {
    const { args, canvas, step } = play
    await step("starts with the default values", async () => {
      await expect(canvas.getByRole("heading", { name: "New item" })).toBeVisible()
      await expect(canvas.getByLabelText(/^Signed/)).toBeChecked()
      await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull()
    })
    await step("creates the item from the entered values", async () => {
      await retype(play, /^Title/, "Evelina")
      await retype(play, /^Price/, "7.5")
      await retype(play, /^In stock/, "2")
      await retype(play, /^Place/, '{ "room": "south", "row": 1 }')
      await play.userEvent.selectOptions(canvas.getByLabelText(/^Condition/), "used")
      await save(play)
      await expect(await canvas.findByText("Item created.")).toBeVisible()
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    })
  }
})

/** An existing item. */
export const Edit = meta.story({
  parameters: atShelf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue("Emma")
    await expect(canvas.getByLabelText(/^Price/)).toHaveValue("9.5")
    await expect(canvas.getByLabelText(/^Tags/)).toHaveValue("classic\nromance")
    await expect(canvas.getByLabelText(/^Condition/)).toHaveValue("new")
  }
})

/** The user changes the price and saves it. */
export const Save = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await reprice(play)
    await expect(await play.canvas.findByText("Changes saved.")).toBeVisible()
    await expect(JSON.stringify(await stored())).toMatch(/"price":12.5/)
  }
})

/** The form has unsaved changes. */
export const Dirty = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await retype(play, /^Price/, "12.5")
    await step("shows the number of unsaved fields and marks them", async () => {
      await expect(canvas.getByText("1 field has unsaved changes.")).toBeVisible()
      await expect(canvas.getByLabelText(/^Price.*changed/)).toBeVisible()
    })
    await step("discards the changes", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }))
      await expect(canvas.getByLabelText(/^Price/)).toHaveValue("9.5")
      await expect(canvas.queryByText(/fields? (has|have) unsaved/)).toBeNull()
    })
  }
})

/** The changes are being saved. */
export const Saving = meta.story({
  parameters: atShelf("shelfSaving"),
  play: async (play) => {
    await reprice(play)
    const button = await play.canvas.findByRole("button", { name: "Saving…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await play.userEvent.click(button)
    await expect(play.canvas.getByRole("button", { name: "Delete" })).toHaveAttribute("aria-disabled", "true")
  }
})

/** The changes were saved. */
export const Saved = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await reprice(play)
    const notifications = await play.canvas.findByRole("region", { name: "Notifications (F6)" })
    await expect(await within(notifications).findByText("Changes saved.")).toBeVisible()
    await waitFor(() => expect(play.args.onSaved).toHaveBeenCalledOnce())
    await expect(play.canvas.queryByText(/fields? (has|have) unsaved/)).toBeNull()
    await play.step("undoes the save", async () => {
      await play.userEvent.click(within(notifications).getByRole("button", { name: "Undo" }))
      await expect(await play.canvas.findByText("Change undone.")).toBeVisible()
      await expect(play.canvas.getByLabelText(/^Price/)).not.toHaveValue("12.5")
    })
  }
})

/** The user follows a link or closes the page with unsaved changes. */
export const UnsavedChangesGuard = meta.story({
  parameters: atShelf(),
  render: (args) => (
    <>
      <ShelfForm {...args} />
      <p>
        Or go <a href="?elsewhere">to another page</a>.
      </p>
    </>
  ),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await retype(play, /^Price/, "12.5")
    await step("asks before it follows a link", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "to another page" }))
      const dialog = await canvas.findByRole("dialog", { name: "Leave without saving?" })
      await waitFor(() => expect(within(dialog).getByRole("button", { name: "Stay" })).toHaveFocus())
      await userEvent.click(within(dialog).getByRole("button", { name: "Stay" }))
      await expect(canvas.queryByRole("dialog")).toBeNull()
      await expect(canvas.getByLabelText(/^Price/)).toHaveValue("12.5")
    })
    await step("asks before the page is closed", async () => {
      const closing = new Event("beforeunload", { cancelable: true })
      dispatchEvent(closing)
      await expect(closing.defaultPrevented).toBe(true)
    })
  }
})

/** The changes are saved while the dialog about unsaved changes is open. */
export const SavedWhileDialogOpen = meta.story({
  parameters: atShelf("shelfSlow"),
  render: (args) => (
    <>
      <ShelfForm {...args} />
      <p>
        <a
          href="?elsewhere"
          onClick={(event) => {
            event.preventDefault()
            args.onSignIn?.()
          }}
        >
          Close
        </a>
      </p>
    </>
  ),
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await reprice(play)
    await step("asks before it follows a link while the changes are being saved", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Close" }))
      await canvas.findByRole("dialog", { name: "Leave without saving?" })
      await expect(args.onSignIn).not.toHaveBeenCalled()
    })
    await step("follows the link as soon as the changes are saved", async () => {
      await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce(), { timeout: 3000 })
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
    })
  }
})

/** A dialog of the app with the form in it. Its link "Close" navigates to the page without the dialog. */
function Drawer({ children }: { readonly children: React.ReactNode }) {
  const [isOpen, open] = React.useState(false)
  return (
    <>
      <button onClick={() => open(true)} type="button">
        Edit Emma
      </button>
      {isOpen && <OpenDrawer onClose={() => open(false)}>{children}</OpenDrawer>}
    </>
  )
}

function OpenDrawer({ children, onClose }: { readonly children: React.ReactNode; readonly onClose: () => void }) {
  const dialog = React.useRef<HTMLDialogElement>(null)
  React.useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog aria-label="Edit Emma" onCancel={onClose} ref={dialog}>
      <a
        href="?closed"
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        Close
      </a>
      {children}
    </dialog>
  )
}

/** The user leaves a dialog of the app that contains the form. */
export const FocusAfterLeaving = meta.story({
  parameters: atShelf("shelfSlow"),
  render: (args) => (
    <Drawer>
      <ShelfForm {...args} />
    </Drawer>
  ),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const opener = () => canvas.getByRole("button", { name: "Edit Emma" })
    const followLink = async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Close" }))
      return within(await canvas.findByRole("dialog", { name: "Leave without saving?" }))
    }
    await step("stays in the dialog of the app if the user cancels the question", async () => {
      await userEvent.click(opener())
      await retype(play, /^Price/, "12.5")
      await followLink()
      const question = canvas.getByRole("dialog", { name: "Leave without saving?" })
      await fireEvent(question, new Event("cancel", { cancelable: true }))
      await waitFor(() => expect(question).not.toBeInTheDocument())
      await expect(canvas.getByRole("dialog", { name: "Edit Emma" })).toBeVisible()
      await userEvent.click((await followLink()).getByRole("button", { name: "Leave" }))
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
    })
    await step("restores the focus to the opener after the changes are discarded", async () => {
      await userEvent.click(opener())
      await retype(play, /^Price/, "12.5")
      await userEvent.click((await followLink()).getByRole("button", { name: "Leave" }))
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
      await expect(opener()).toHaveFocus()
    })
    await step("restores the focus to the opener if the changes are saved while the dialog is open", async () => {
      await userEvent.click(opener())
      await reprice(play)
      await followLink()
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull(), { timeout: 3000 })
      await expect(opener()).toHaveFocus()
    })
  }
})

/** A dialog asks before the item is deleted. */
export const DeleteConfirm = meta.story({
  parameters: atShelf(),
  play: async ({ args, canvas, step, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Delete" }))
      return within(await canvas.findByRole("dialog", { name: "Delete this item?" }))
    }
    await step("focuses Cancel first", async () => {
      const dialog = await open()
      await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus())
      await userEvent.keyboard("{Enter}")
      await expect(canvas.queryByRole("dialog")).toBeNull()
    })
    await step("deletes the item after the confirmation", async () => {
      const dialog = await open()
      await userEvent.click(dialog.getByRole("button", { name: "Delete" }))
      await expect(await canvas.findByText("Item deleted.")).toBeVisible()
      await expect(args.onRemoved).toHaveBeenCalledWith("emma")
    })
    await step("inserts it again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Undo" }))
      await expect(await canvas.findByText("Change undone.")).toBeVisible()
      await expect(await canvas.findByRole("button", { name: "Delete" })).toBeVisible()
    })
  }
})
