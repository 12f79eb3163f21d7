import { Members } from "@portico/client/auth/Members"
import type { Argument } from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import { ItemForm } from "@portico/react"
import * as Effect from "effect/Effect"
import { expect, fn, waitFor, within } from "storybook/test"
import { connect } from "../../.storybook/link.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { atShelf, elsewhere, inOtherTab, Referring, Shelf, signIn } from "./shelf.ts"

const ShelfForm = ItemForm<typeof Shelf>
const AnyForm = ItemForm<string>

/**
 * Creates an item, or edits and removes it: an input for each field of the collection's schema. It is checked before
 * anything is sent; only what changed is sent, and only as long as nobody else changed it.
 */
const meta = preview.meta({
  component: ShelfForm,
  args: { collection: Shelf, id: "emma", onRemoved: fn(), onSaved: fn(), onSignIn: fn(), removable: true }
})

type Play = PlayOf<typeof ShelfForm>

const retype = async ({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">, label: RegExp, text: string) => {
  const input = await canvas.findByLabelText(label)
  await userEvent.clear(input)
  if (text === "") return
  await userEvent.click(input)
  await userEvent.paste(text)
}

const save = ({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">) =>
  userEvent.click(canvas.getByRole("button", { name: /Save|Create/ }))

const reprice = async (play: Play) => {
  await retype(play, /^Price/, "12.5")
  await save(play)
}

const expectRefusal = async ({ canvas }: Pick<Play, "canvas">, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(canvas.getByLabelText(/^Price/)).toHaveValue("12.5")
  return alert
}

const storedAs = (collection: Argument) =>
  inOtherTab(Items.use((items) => items.get(collection, "emma", { consistentRead: true })))

const stored = () => storedAs(Shelf)

export const Create = meta.story({
  args: { id: undefined, defaults: { signed: true, tags: ["classic"] } },
  parameters: atShelf(),
  play: async (play) => {
    const { args, canvas, step } = play
    await step("an empty form, with what it begins with", async () => {
      await expect(canvas.getByRole("heading", { name: "New item" })).toBeVisible()
      await expect(canvas.getByLabelText(/^Signed/)).toBeChecked()
      await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull()
    })
    await step("is filled in and sent", async () => {
      await retype(play, /^Title/, "Evelina")
      await retype(play, /^Price/, "7,5")
      await retype(play, /^In stock/, "2")
      await retype(play, /^Place/, '{ "room": "south", "row": 1 }')
      await play.userEvent.selectOptions(canvas.getByLabelText(/^Condition/), "used")
      await save(play)
      await expect(await canvas.findByText("It is created.")).toBeVisible()
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    })
  }
})

export const Edit = meta.story({
  parameters: atShelf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue("Emma")
    await expect(canvas.getByLabelText(/^Price/)).toHaveValue("9.5")
    await expect(canvas.getByLabelText(/^Tags/)).toHaveValue("classic\nromance")
    await expect(canvas.getByLabelText(/^Condition/)).toHaveValue("new")
  }
})

export const Save = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await reprice(play)
    await expect(await play.canvas.findByText("Your changes are saved.")).toBeVisible()
    await expect(JSON.stringify(await stored())).toMatch(/"price":12.5/)
  }
})

export const Dirty = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await retype(play, /^Price/, "12.5")
    await step("it is said what is not saved", async () => {
      await expect(canvas.getByText("1 field is not saved yet.")).toBeVisible()
      await expect(canvas.getByLabelText(/^Price.*changed/)).toBeVisible()
    })
    await step("and it can be dropped", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }))
      await expect(canvas.getByLabelText(/^Price/)).toHaveValue("9.5")
      await expect(canvas.queryByText(/fields? (is|are) not saved/)).toBeNull()
    })
  }
})

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

export const Saved = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await reprice(play)
    const notice = (await play.canvas.findByText("Your changes are saved.")).closest("output")
    await waitFor(() => expect(notice).toHaveFocus())
    await waitFor(() => expect(play.args.onSaved).toHaveBeenCalledOnce())
    await expect(play.canvas.queryByText(/fields? (is|are) not saved/)).toBeNull()
  }
})

export const ClientInvalid = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas } = play
    await retype(play, /^Title/, "")
    await retype(play, /^Price/, "cheap")
    await retype(play, /^In stock/, "1.5")
    await retype(play, /^Place/, "{ room")
    await save(play)
    const alert = await canvas.findByRole("alert")
    await expect(within(alert).getAllByRole("link")).toHaveLength(4)
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription("This is needed.")
    await expect(canvas.getByLabelText(/^Price/)).toHaveAccessibleDescription("Enter a number, such as 12 or 12.5.")
    await expect(canvas.getByLabelText(/^In stock/)).toHaveAccessibleDescription("This does not fit here. Check it.")
    await expect(canvas.getByLabelText(/^Place/)).toHaveAccessibleDescription(/cannot be read/)
  }
})

export const ServerViolations = meta.story({
  parameters: atShelf("shelfViolations"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, "Price")
    await expect(play.canvas.getByLabelText(/^Price/)).toHaveAccessibleDescription("A price has at most two decimals.")
    await waitFor(() => expect(play.canvas.getByLabelText(/^Price/)).toHaveFocus())
  }
})

export const ConditionNotMet = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await canvas.findByLabelText(/^Price/)
    await step("what somebody else changed elsewhere stands beside what was typed here", async () => {
      await elsewhere("price", 20)
      await elsewhere("stock", 7)
      await retype(play, /^Title/, "Emma, or so")
      await reprice(play)
      await expectRefusal(play, /Somebody else changed this/)
      const choice = canvas.getByRole("group", { name: "Price" })
      await expect(within(choice).getByRole("radio", { name: /Yours 12.5/ })).toBeChecked()
      await userEvent.click(within(choice).getByRole("radio", { name: /Theirs 20/ }))
      await expect(canvas.queryByRole("group", { name: "In stock" })).toBeNull()
    })
    await step("what was chosen is saved, and what only they changed stays", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save with these values" }))
      await expect(await canvas.findByText("Your changes are saved.")).toBeVisible()
      await expect(canvas.getByLabelText(/^Price/)).toHaveValue("20")
      await expect(canvas.getByLabelText(/^In stock/)).toHaveValue("7")
      await expect(canvas.getByLabelText(/^Title/)).toHaveValue("Emma, or so")
    })
  }
})

/** Who changed other fields is not in the way: both changes stand. */
export const OtherFieldsMerged = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await play.canvas.findByLabelText(/^Price/)
    await elsewhere("stock", 7)
    await reprice(play)
    await expect(await play.canvas.findByText("Your changes are saved.")).toBeVisible()
    await expect(play.canvas.getByLabelText(/^In stock/)).toHaveValue("7")
  }
})

/** The session ends while somebody types: what was typed stays, and is saved once they are back. */
export const SessionEndsMidEdit = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await retype(play, /^Price/, "12.5")
    await step("the member signs out elsewhere, and is asked to sign in", async () => {
      await inOtherTab(Effect.asVoid(Members.use((members) => members.logout())))
      await save(play)
      await expectRefusal(play, /not signed in any more.*nothing that you typed is lost/)
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expect(args.onSignIn).toHaveBeenCalledOnce()
    })
    await step("back again, it is saved", async () => {
      await inOtherTab(signIn())
      await save(play)
      await expect(await canvas.findByText("Your changes are saved.")).toBeVisible()
    })
  }
})

export const GoneOnUpdate = meta.story({
  tags: ["spec:wde/WDE0073"],
  parameters: atShelf("shelfGone"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, "This is no longer there.")
  }
})

export const MissingId = meta.story({
  tags: ["spec:wde/WDE0007"],
  parameters: atShelf("shelfMissingId"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, /set up wrongly.*WDE0007/)
  }
})

export const NotAnObject = meta.story({
  tags: ["spec:wde/WDE0004"],
  parameters: atShelf("shelfNotAnObject"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, /set up wrongly.*WDE0004/)
  }
})

export const DollarOrDotFieldWarning = meta.story({
  parameters: atShelf(),
  render: () => (
    <AnyForm collection="shelf" fields={["title", { name: "price.net", type: "number" }, "$rank"]} id="odd" />
  ),
  play: async (play) => {
    const { canvas } = play
    await expect(await canvas.findByText(/Filters cannot find these fields.*price\.net, \$rank/)).toBeVisible()
    await retype(play, /^price\.net/, "7")
    await save(play)
    await expect(await canvas.findByText("Your changes are saved.")).toBeVisible()
    await expect(canvas.getByLabelText(/^price\.net/)).toHaveValue("7")
  }
})

export const EveryFieldType = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, userEvent } = play
    await retype(play, /^Title/, "Emma!")
    await retype(play, /^Price/, "10")
    await userEvent.click(canvas.getByLabelText(/^Signed/))
    await retype(play, /^Tags/, "classic\nnew")
    await retype(play, /^Place/, '{ "room": "south", "row": 1 }')
    await userEvent.selectOptions(canvas.getByLabelText(/^Condition/), "used")
    await save(play)
    await canvas.findByText("Your changes are saved.")
    await expect(JSON.stringify(await stored())).toMatch(/"signed":true.*"tags":\["classic","new"\].*"row":1.*"used"/)
  }
})

/** A field that refers to items is a choice among them; one that refers to many is saved by itself. */
export const ReferenceFields = meta.story({
  parameters: atShelf(),
  render: () => <ItemForm collection={Referring} id="emma" title="Emma and what it refers to" />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const author = await canvas.findByRole("combobox", { name: /Author/ })
    await step("the one that it refers to is chosen, and saved with the form", async () => {
      await expect(await canvas.findByText("Jane Austen")).toBeVisible()
      await userEvent.click(author)
      await userEvent.paste("eliot")
      await userEvent.click(await canvas.findByRole("option", { name: "George Eliot" }))
      await expect(canvas.getByText("1 field is not saved yet.")).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Save changes" }))
      await expect(await canvas.findByText("Your changes are saved.")).toBeVisible()
      await expect(JSON.stringify(await storedAs(Referring))).toMatch(/"author":"eliot"/)
    })
    await step("those that it refers to are saved by themselves", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Remove Persuasion" }))
      await userEvent.click(canvas.getByRole("button", { name: "Save the selection" }))
      await expect(await canvas.findByText("The selection is saved.")).toBeVisible()
    })
    await step("what is needed and is taken away is named", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove George Eliot" }))
      await userEvent.click(canvas.getByRole("button", { name: "Save changes" }))
      await waitFor(() => expect(canvas.getByRole("combobox", { name: /Author/ })).toHaveFocus())
      await expect(canvas.getByRole("combobox", { name: /Author/ })).toHaveAccessibleDescription("This is needed.")
    })
  }
})

/** What refers to many items is kept beside its item, so there has to be one. */
export const ReferenceFieldsOfNewItem = meta.story({
  parameters: atShelf(),
  render: () => <ItemForm collection={Referring} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Can be chosen once the item is created.")).toBeVisible()
    await expect(canvas.getByRole("combobox", { name: /Author/ })).toBeVisible()
  }
})

/** An item that is larger than the provider takes is not sent. */
export const TooLargeBefore = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await retype(play, /^Title/, "long ".repeat(100_001))
    await save(play)
    await waitFor(() => expect(play.canvas.getByLabelText(/^Title/)).toHaveFocus())
    await expect(play.canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription(/more than we can take/)
  }
})

export const BadOptions = meta.story({
  tags: ["spec:wde/WDE0018"],
  args: { options: { suppressAuth: "yes" as unknown as boolean } },
  parameters: atShelf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/set up wrongly/)).toBeVisible()
  }
})

export const BadCollectionName = meta.story({
  tags: ["spec:wde/WDE0001"],
  parameters: atShelf(),
  render: () => <AnyForm collection="" fields={["title"]} id="emma" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/set up wrongly/)).toBeVisible()
  }
})

export const HookRejected = meta.story({
  tags: ["spec:wde/WDE0078"],
  parameters: atShelf("shelfHook"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, "Prices are fixed until Monday.")
  }
})

export const TooLarge = meta.story({
  tags: ["spec:wde/WDE0109"],
  parameters: atShelf("shelfTooLarge"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, /more than we can take/)
  }
})

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
    await step("a link is not followed before one is asked", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "to another page" }))
      const dialog = await canvas.findByRole("dialog", { name: "Leave without saving?" })
      await waitFor(() => expect(within(dialog).getByRole("button", { name: "Stay" })).toHaveFocus())
      await userEvent.click(within(dialog).getByRole("button", { name: "Stay" }))
      await expect(canvas.queryByRole("dialog")).toBeNull()
      await expect(canvas.getByLabelText(/^Price/)).toHaveValue("12.5")
    })
    await step("and the browser asks before the page is closed", async () => {
      const closing = new Event("beforeunload", { cancelable: true })
      dispatchEvent(closing)
      await expect(closing.defaultPrevented).toBe(true)
    })
  }
})

export const DeleteConfirm = meta.story({
  parameters: atShelf(),
  play: async ({ args, canvas, step, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Delete" }))
      return within(await canvas.findByRole("dialog", { name: "Delete this item?" }))
    }
    await step("the harmless answer comes first", async () => {
      const dialog = await open()
      await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus())
      await userEvent.keyboard("{Enter}")
      await expect(canvas.queryByRole("dialog")).toBeNull()
    })
    await step("the other one removes it", async () => {
      const dialog = await open()
      await userEvent.click(dialog.getByRole("button", { name: "Delete" }))
      await expect(await canvas.findByText("It is removed.")).toBeVisible()
      await expect(args.onRemoved).toHaveBeenCalledWith("emma")
    })
  }
})

export const ServerError = meta.story({
  parameters: atShelf("shelfFails"),
  play: async (play) => {
    await reprice(play)
    const alert = await expectRefusal(play, /went wrong on our side/)
    await expect(alert).toHaveFocus()
  }
})

export const RateLimited = meta.story({
  parameters: atShelf("shelfRateLimited", { clock: "moved" }),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, /too many attempts/)
    await expect(play.canvas.getByRole("button", { name: "Try again in 7 s" })).toHaveAttribute("aria-disabled", "true")
  }
})

export const Offline = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await play.canvas.findByLabelText(/^Price/)
    connect("offline")
    await reprice(play)
    await expectRefusal(play, /You are offline/)
    connect("fast")
    await save(play)
    await expect(await play.canvas.findByText("Your changes are saved.")).toBeVisible()
  }
})
