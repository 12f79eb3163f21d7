import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import { expect, fn, waitFor, within } from "storybook/test"
import { connect } from "../../.storybook/connection.ts"
import preview from "../../.storybook/preview.tsx"
import { AnyForm, expectRefusal, reprice, retype, save, ShelfForm } from "./itemPlay.ts"
import { atShelf, changeInOtherTab, inOtherTab, Shelf, signIn } from "./shelf.ts"

/** Saves that fail. The form shows the reason in plain words and preserves the entries. */
const meta = preview.meta({
  title: "data/ItemForm/Refused",
  component: ShelfForm,
  args: { collection: Shelf, id: "emma", onSaved: fn(), onSignIn: fn(), removable: true }
})

export const ServerViolations = meta.story({
  parameters: atShelf("shelfViolations"),
  play: async (play) => {
    await reprice(play)
    await waitFor(() => expect(play.canvas.getByLabelText(/^Price/)).toHaveFocus())
    await expect(play.canvas.getByLabelText(/^Price/)).toHaveAccessibleDescription("A price has at most two decimals.")
    await expect(play.canvas.getByLabelText(/^Price/)).toHaveValue("12.5")
  }
})

/** Another user changed the same field in the meantime. */
export const ConditionNotMet = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await canvas.findByLabelText(/^Price/)
    await step("shows the value of the other edit next to the entered value", async () => {
      await changeInOtherTab("price", 20)
      await changeInOtherTab("stock", 7)
      await retype(play, /^Title/, "Emma, or so")
      await reprice(play)
      await expect(await expectRefusal(play, /Someone else changed these fields/)).toHaveFocus()
      const choice = canvas.getByRole("group", { name: "Price" })
      await expect(within(choice).getByRole("radio", { name: /Yours 12.5/ })).toBeChecked()
      await userEvent.click(within(choice).getByRole("radio", { name: /Theirs 20/ }))
      await expect(canvas.queryByRole("group", { name: "In stock" })).toBeNull()
    })
    await step("saves the selected value and preserves other changes of the other edit", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save selected values" }))
      await expect(await canvas.findByText("Changes saved.")).toBeVisible()
      await expect(canvas.getByLabelText(/^Price/)).toHaveValue("20")
      await expect(canvas.getByLabelText(/^In stock/)).toHaveValue("7")
      await expect(canvas.getByLabelText(/^Title/)).toHaveValue("Emma, or so")
    })
  }
})

/** Another user changed other fields in the meantime. Both changes are saved. */
export const OtherFieldsMerged = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await play.canvas.findByLabelText(/^Price/)
    await changeInOtherTab("stock", 7)
    await reprice(play)
    await expect(await play.canvas.findByText("Changes saved.")).toBeVisible()
    await expect(play.canvas.getByLabelText(/^In stock/)).toHaveValue("7")
  }
})

/** The session ends while the user types. The entries stay and can be saved after signing in. */
export const SessionEndsMidEdit = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await retype(play, /^Price/, "12.5")
    await step("requires a sign-in after the member signs out in another tab", async () => {
      await inOtherTab(Effect.asVoid(Members.use((members) => members.logout())))
      await save(play)
      await expectRefusal(play, /not signed in.*Nothing you entered is lost/)
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expect(args.onSignIn).toHaveBeenCalledOnce()
    })
    await step("saves after the member signs in again", async () => {
      await inOtherTab(signIn())
      await save(play)
      await expect(await canvas.findByText("Changes saved.")).toBeVisible()
    })
  }
})

/** The item was removed in the meantime. */
export const GoneOnUpdate = meta.story({
  tags: ["spec:wde/WDE0073"],
  parameters: atShelf("shelfItemNotFound"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, "This item no longer exists.")
  }
})

export const MissingId = meta.story({
  tags: ["spec:wde/WDE0007"],
  parameters: atShelf("shelfMissingId"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, /set up correctly.*WDE0007/)
  }
})

export const NotAnObject = meta.story({
  tags: ["spec:wde/WDE0004"],
  parameters: atShelf("shelfNotAnObject"),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, /set up correctly.*WDE0004/)
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
    await expectRefusal(play, /too large to send/)
  }
})

export const BadOptions = meta.story({
  tags: ["spec:wde/WDE0018"],
  args: { options: { suppressAuth: "yes" as unknown as boolean } },
  parameters: atShelf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/set up correctly/)).toBeVisible()
  }
})

export const BadCollectionName = meta.story({
  tags: ["spec:wde/WDE0001"],
  parameters: atShelf(),
  render: () => <AnyForm collection="" fields={["title"]} id="emma" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/set up correctly/)).toBeVisible()
  }
})

export const ServerError = meta.story({
  parameters: atShelf("shelfFails"),
  play: async (play) => {
    await reprice(play)
    const alert = await expectRefusal(play, /went wrong on our end/)
    await expect(alert).toHaveFocus()
  }
})

export const RateLimited = meta.story({
  parameters: atShelf("shelfRateLimited", { clock: "moved" }),
  play: async (play) => {
    await reprice(play)
    await expectRefusal(play, /Too many attempts/)
    await expect(play.canvas.getByRole("button", { name: "Try again in 7 sec" })).toHaveAttribute(
      "aria-disabled",
      "true"
    )
  }
})

export const Offline = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await play.canvas.findByLabelText(/^Price/)
    connect("offline")
    await reprice(play)
    await expectRefusal(play, /You're offline/)
    connect("fast")
    await save(play)
    await expect(await play.canvas.findByText("Changes saved.")).toBeVisible()
  }
})
