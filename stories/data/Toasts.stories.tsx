import * as Query from "@portico/client/data/Query"
import { type Toast, useSelection, useToast } from "@portico/react"
import { CollectionTableView } from "@portico/react/data"
import * as React from "react"
import { expect, fn, waitFor, within } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

interface ToastExampleProps {
  /** Whether the button is in a modal dialog. */
  readonly isModal?: boolean
  readonly toasts: ReadonlyArray<Toast>
}

/** A button that shows toasts. */
function ToastExample({ isModal = false, toasts }: ToastExampleProps) {
  const toast = useToast()
  const dialog = React.useRef<HTMLDialogElement>(null)
  React.useEffect(() => {
    if (isModal) dialog.current?.showModal()
  }, [isModal])
  const button = (
    <button
      className="portico-button"
      onClick={() => {
        for (const one of toasts) toast?.(one)
      }}
      type="button"
    >
      Delete
    </button>
  )
  return isModal ? (
    <dialog aria-label="Edit a book" className="portico-dialog" ref={dialog}>
      {button}
    </dialog>
  ) : (
    button
  )
}

/**
 * Toasts report finished operations at the lower edge of the page: a save, a removal, a finished bulk operation. They offer
 * to undo it if the data allows it. Failures stay until the user closes them.
 */
const meta = preview.meta({
  title: "data/Toasts",
  component: ToastExample,
  args: { toasts: typed<ReadonlyArray<Toast>>([{ message: "3 deleted" }]) }
})

const onUndo = fn()

/** A success with a button to undo it. F6 moves the focus to the toasts, and Escape closes the focused one. */
export const Success = meta.story({
  args: {
    toasts: typed<ReadonlyArray<Toast>>([{ message: "3 deleted", action: { label: "Undo", onAction: onUndo } }])
  },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Delete" })
    await userEvent.click(button)
    const region = await canvas.findByRole("region", { name: "Notifications (F6)" })
    await step("is announced once, politely", async () => {
      await within(region).findByText("3 deleted")
      await expect(region).toHaveAttribute("aria-live", "polite")
      await expect(canvas.getAllByText("3 deleted")).toHaveLength(1)
    })
    await step("exposes its buttons to screen readers before the pointer or the focus reaches it", async () => {
      await expect(within(region).getByRole("button", { name: "Undo" })).toBeVisible()
      await expect(within(region).getByRole("button", { name: "Close" })).toBeVisible()
    })
    await step("is reached and closed by keyboard", async () => {
      await userEvent.keyboard("{F6}")
      await expect(region).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole("dialog", { name: "3 deleted" })).toHaveFocus()
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.queryByText("3 deleted")).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step("closes when its button is pressed", async () => {
      onUndo.mockClear()
      await userEvent.click(button)
      await userEvent.click(await canvas.findByRole("button", { name: "Undo" }))
      await expect(onUndo).toHaveBeenCalledOnce()
      await waitFor(() => expect(canvas.queryByText("3 deleted")).toBeNull())
    })
    await userEvent.click(button)
    await canvas.findByText("3 deleted")
  }
})

/** Each severity. A failure stays until the user closes it. */
export const Severities = meta.story({
  args: {
    toasts: typed<ReadonlyArray<Toast>>([
      { message: "Changes saved." },
      { message: "No changes to save.", tone: "info" },
      { message: "We couldn't undo the change. You're offline.", tone: "danger" }
    ])
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }))
    const failure = await canvas.findByRole("dialog", { name: /^We couldn't undo/ })
    await expect(failure).toHaveAttribute("data-tone", "danger")
    await expect(canvas.getByText("Changes saved.")).toBeVisible()
  }
})

/** A modal dialog makes the rest of the page inert, so the toasts move into it. */
export const InModalDialog = meta.story({
  args: { isModal: true },
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole("dialog", { name: "Edit a book" })
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }))
    await expect(await within(dialog).findByText("3 deleted")).toBeVisible()
  }
})

const books = Array.from({ length: 60 }, (_, index) => ({ id: `book-${index}`, data: { title: `Book ${index}` } }))
const query = Query.from("books")

function LongTable(props: ToastExampleProps) {
  const selection = useSelection(query)
  return (
    <CollectionTableView
      actions={<ToastExample {...props} />}
      caption="Books"
      columns={[{ field: "title", header: "Title" }]}
      listing={{ _tag: "Ready", items: books, total: 60, refetching: false }}
      selection={selection}
      selectionBar="full"
    />
  )
}

/** A toast is above the bar with the actions for the selected items, which stays at the lower edge of the page. */
export const AboveSelectionBar = meta.story({
  render: (args) => <LongTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Book 1" }))
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }))
    await canvas.findByText("3 deleted")
    const bar = canvas.getByText("1 selected").closest(".portico-selection")!
    await expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 40)
    // The toast has moved into its place.
    await waitFor(async () => {
      const { bottom, height } = canvas.getByText("3 deleted").closest(".portico-toast")!.getBoundingClientRect()
      await expect(height).toBeGreaterThan(0)
      await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    })
  }
})
