import { type ItemFormState, ItemFormView, type ShownField } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const fields: ReadonlyArray<ShownField> = [
  { name: "title", label: "Title", type: "text", optional: false },
  { name: "price", label: "Price", type: "number", optional: false },
  { name: "signed", label: "Signed", type: "boolean", optional: true }
]

const before = { _id: "emma", title: "Emma", price: 9.5, signed: false }

const editing = {
  _tag: "Editing",
  id: "emma",
  before,
  entries: { title: "Emma", price: "9.5", signed: false },
  fields,
  save: { _tag: "Idle" },
  doing: "save"
} as const satisfies ItemFormState

const changed = { ...editing, entries: { ...editing.entries, price: "12.5" } }

/** Every state of an item form, rendered without a client. `ItemForm` shows the same states. */
const meta = preview.meta({
  title: "data/ItemForm/States",
  component: ItemFormView,
  args: {
    onChange: fn(),
    onChoose: fn(),
    onReload: fn(),
    onRemove: fn(),
    onReset: fn(),
    onSave: fn(),
    state: typed<ItemFormState>(editing),
    title: "Emma"
  }
})

/** The item is loading. */
export const Loading = meta.story({ args: { state: { _tag: "Loading" } } })

/** The item is being edited. */
export const Editing = meta.story({})

/** The form has unsaved changes. */
export const Dirty = meta.story({ args: { dirty: ["price"], state: changed } })

/** The changes are being saved. */
export const Saving = meta.story({
  args: { dirty: ["price"], state: { ...changed, save: { _tag: "Submitting", attempt: 1, step: "sending" } } }
})

/** A required field is empty. */
export const Invalid = meta.story({
  args: {
    dirty: ["title", "price"],
    state: {
      ...changed,
      entries: { ...changed.entries, title: "" },
      save: {
        _tag: "Failed",
        attempt: 1,
        wait: 0,
        problem: { key: "valueMissing", retryable: true, fields: { title: "valueMissing" } }
      }
    }
  }
})

/** Another user changed the same field. */
export const Conflict = meta.story({
  args: {
    dirty: ["price"],
    state: {
      ...changed,
      save: { _tag: "Failed", attempt: 1, wait: 0, problem: { key: "itemChanged", retryable: true } },
      conflict: {
        theirs: { ...before, price: 20 },
        differences: [{ field: "price", mine: 12.5, theirs: 20 }],
        choices: { price: "mine" }
      }
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/Someone else changed/)).toHaveLength(1)
    await expect(canvas.getByRole("alert")).toHaveTextContent("Someone else changed these fields too.")
    await userEvent.click(canvas.getByRole("radio", { name: /Theirs 20/ }))
    await expect(args.onChoose).toHaveBeenCalledWith("price", "theirs")
  }
})

/** The session ended while the user was typing. The entries stay. */
export const SessionEnded = meta.story({
  args: {
    dirty: ["price"],
    onSignIn: fn(),
    state: {
      ...changed,
      save: { _tag: "Failed", attempt: 1, wait: 0, problem: { key: "notSignedIn", retryable: true } }
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText(/^Price/)).toHaveValue("12.5")
  }
})

/** A dialog asks before the item is deleted. The focus is on Cancel. */
export const DeleteDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }))
    await expect(await canvas.findByRole("dialog", { name: "Delete this item?" })).toBeVisible()
  }
})

/** The changes were saved. */
export const Saved = meta.story({ args: { state: { ...editing, notice: "saved" } } })

/** The item does not exist. */
export const NotFound = meta.story({ args: { state: { _tag: "Absent" } } })

/** The item could not be loaded. */
export const Failed = meta.story({
  args: { state: { _tag: "Failed", wait: 0, problem: { key: "internalError", code: "WDE0053", retryable: true } } }
})

/** The item could not be loaded. Developer mode shows the details. */
export const FailedForDevelopers = meta.story({
  args: {
    mode: "dev",
    state: {
      _tag: "Failed",
      wait: 0,
      problem: {
        key: "misconfigured",
        code: "WDE0001",
        retryable: false,
        diagnoses: [{ code: "WDE0001", message: "The collection's name is not a string.", path: ["collection"] }]
      }
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The collection's name is not a string.")).toBeVisible()
  }
})

/** The item was deleted. */
export const Removed = meta.story({ args: { state: { _tag: "Removed", id: "emma" } } })
