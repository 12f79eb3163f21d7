import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as Query from "@portico/client/data/Query"
import * as Option from "effect/Option"
import { CollectionTable } from "@portico/react"
import { type ColumnLayoutController, type FieldInput, useCellEditing, useColumnLayout } from "@portico/react/data"
import type * as React from "react"
import { expect, fireEvent, fn, waitFor, within } from "storybook/test"
import { connect } from "../../.storybook/connection.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { stored } from "./itemPlay.ts"
import { atShelf, changeInOtherTab, inOtherTab, Shelf, signIn } from "./shelf.ts"

const shelf = Query.from(Shelf).pipe(Query.ascending("title"))

interface ShelfTableProps {
  readonly children?: React.ReactNode
  readonly columnLayout?: ColumnLayoutController | undefined
  readonly onSignIn?: (() => void) | undefined
  readonly semantics?: "grid" | "table" | undefined
}

function ShelfTable({ children, columnLayout, onSignIn, semantics }: ShelfTableProps) {
  const editing = useCellEditing(shelf)
  return (
    <CollectionTable
      caption="Books on the shelf"
      columns={[
        { field: "title", header: "Title", editable: true, sortable: true },
        { field: "price", header: "Price", editable: true },
        { field: "stock", header: "In stock", editable: ({ id }) => id !== "sense" },
        { field: "signed", header: "Signed", editable: true },
        { field: "condition", header: "Condition", editable: true },
        { field: "tags", header: "Tags" }
      ]}
      columnLayout={columnLayout}
      editing={editing}
      footer={children}
      onSignIn={onSignIn}
      query={shelf}
      semantics={semantics}
    />
  )
}

/** Values that are edited in their cells. */
const meta = preview.meta({ title: "data/CollectionTable/Editing", component: ShelfTable })

type Play = PlayOf<typeof ShelfTable>
type Canvas = Pick<Play, "canvas">

const row = ({ canvas }: Canvas) => canvas.findByRole("row", { name: /Emma/ })
/** Returns the cell of Emma in a column, counted from 0. */
const cell = async (play: Canvas, column: number) => (await row(play)).querySelectorAll<HTMLElement>("th, td")[column]!
const price = (play: Canvas) => cell(play, 1)
const editPrice = async (play: Pick<Play, "canvas" | "userEvent">) => {
  await play.userEvent.click(await play.canvas.findByRole("button", { name: "Edit Price of Emma" }))
  return within(await price(play)).findByRole("textbox", { name: "Price" })
}
const reprice = async (play: Pick<Play, "canvas" | "userEvent">) => {
  const input = await editPrice(play)
  await play.userEvent.clear(input)
  await play.userEvent.type(input, "12.5{Enter}")
}
const status = ({ canvas }: Canvas) => canvas.getAllByRole("status").find((output) => output.matches("output"))!

/** A button next to each value opens its editor. Enter saves, Escape cancels, and the focus returns to the button. */
export const ByButton = meta.story({
  parameters: atShelf("shelfSlow"),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("cancels", async () => {
      const input = await editPrice(play)
      await expect(input).toHaveFocus()
      await expect(input).toHaveValue("9.5")
      await userEvent.keyboard("12{Escape}")
      await expect(await price(play)).toHaveTextContent(/^9\.5$/)
      await expect(canvas.getByRole("button", { name: "Edit Price of Emma" })).toHaveFocus()
    })
    await step("shows the new value while it is saved, and a toast that can undo it", async () => {
      await reprice(play)
      await expect(await price(play)).toHaveTextContent("12.5 Saving…")
      await expect(canvas.getByRole("button", { name: "Edit Price of Emma" })).toHaveFocus()
      await expect(await within(document.body).findByText("Price of Emma saved.")).toBeVisible()
      await expect(await price(play)).toHaveTextContent(/^12\.5$/)
      await expect((await stored())._tag).toBe("Some")
    })
    await step("undoes", async () => {
      await userEvent.click(within(document.body).getByRole("button", { name: "Undo" }))
      await waitFor(async () => expect(await price(play)).toHaveTextContent(/^9\.5$/))
    })
  }
})

/** Numbers are shown and read in the notation of the page's language: in German, `15.000` is fifteen thousand. */
export const GermanNumbers = meta.story({
  globals: { locale: "de" },
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, userEvent } = play
    const edit = async () => {
      await waitFor(async () => expect((await price(play)).querySelector("button")).not.toBeNull())
      await userEvent.click((await price(play)).querySelector("button")!)
      return within(await price(play)).findByRole("textbox", { name: "Price" })
    }
    await canvas.findAllByRole("row")
    const input = await edit()
    await expect(input).toHaveValue("9,5")
    await userEvent.clear(input)
    await userEvent.type(input, "15.000{Enter}")
    await waitFor(async () => expect(await price(play)).toHaveTextContent(/^15\.000$/))
    await waitFor(async () => expect(Option.getOrUndefined(await stored())?.data).toMatchObject({ price: 15_000 }))
    await expect(await edit()).toHaveValue("15000")
  }
})

/**
 * Tab saves and opens the next value that can be edited, in the next row after the last one. Items for which `editable` returns
 * false have no button.
 */
export const TabSavesAndMoves = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, userEvent } = play
    await canvas.findByRole("button", { name: "Edit In stock of Emma" })
    await expect(canvas.queryByRole("button", { name: "Edit In stock of Sense and Sensibility" })).toBeNull()
    await userEvent.dblClick(await price(play))
    await userEvent.keyboard("11")
    await userEvent.tab()
    await expect(await within(await cell(play, 2)).findByRole("textbox", { name: "In stock" })).toHaveFocus()
    await waitFor(async () => expect(await price(play)).toHaveTextContent(/^11$/))
    await userEvent.tab()
    await expect(within(await cell(play, 3)).getByRole("checkbox", { name: "Signed" })).toHaveFocus()
    await userEvent.keyboard(" ")
    await userEvent.tab()
    await waitFor(async () => expect(await cell(play, 3)).toHaveTextContent(/^Yes$/))
    await expect(within(await cell(play, 4)).getByRole("combobox", { name: "Condition" })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue("Odd")
    await userEvent.tab({ shift: true })
    await expect(within(await cell(play, 4)).getByRole("combobox", { name: "Condition" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
  }
})

/** In a grid, Enter, F2, a double click or typing starts an edit. Typing replaces the value. Arrow keys then edit the text. */
export const GridKeyboard = meta.story({
  parameters: atShelf(),
  args: { semantics: "grid" },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await canvas.findByRole("grid")
    const at = await price(play)
    await waitFor(() => expect(at.querySelector("[data-editable]")).not.toBeNull())
    await step("names which cells are read-only", async () => {
      await expect(at).not.toHaveAttribute("aria-readonly")
      await expect(await cell(play, 5)).toHaveAttribute("aria-readonly", "true")
      const [, , stock] = canvas.getByRole("row", { name: /Sense/ }).querySelectorAll("th, td")
      await expect(stock).toHaveAttribute("aria-readonly", "true")
    })
    at.focus()
    await step("replaces the value by typing", async () => {
      await userEvent.keyboard("12.5")
      await expect(within(at).getByRole("textbox")).toHaveValue("12.5")
      await userEvent.keyboard("{ArrowLeft}{Enter}")
      await expect(at).toHaveFocus()
      await waitFor(() => expect(at).toHaveTextContent(/^12\.5$/))
    })
    await step("keeps the value with F2, and restores it with Escape", async () => {
      await userEvent.keyboard("{F2}")
      await expect(within(at).getByRole("textbox")).toHaveValue("12.5")
      await userEvent.keyboard("8{Escape}")
      await expect(at).toHaveFocus()
      await expect(at).toHaveTextContent(/^12\.5$/)
    })
    await step("empties with Delete, and names the reason", async () => {
      await userEvent.keyboard("{Delete}{Enter}")
      const input = within(at).getByRole("textbox")
      await expect(input).toHaveValue("")
      await expect(input).toHaveFocus()
      await expect(input).toHaveAccessibleDescription("This field is required.")
      await expect(within(at).getByRole("alert")).toHaveTextContent("This field is required.")
      await userEvent.keyboard("{Escape}")
    })
    await step("moves with arrow keys after an edit", async () => {
      await userEvent.keyboard("{ArrowDown}")
      await expect(at).not.toHaveFocus()
      await expect(canvas.getByRole("row", { name: /Odd/ }).querySelectorAll("th, td")[1]).toHaveFocus()
    })
  }
})

/** Several edits fail: each cell shows its own entry with the reason, and can be saved again or discarded. */
export const NotSaved = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await editPrice(play)
    connect("offline")
    await step("announces one sentence, and shows the reason in the cell", async () => {
      await userEvent.keyboard("12.5{Enter}")
      await expect(await within(await price(play)).findByText(/“12.5” isn't saved. You're offline/)).toBeVisible()
      await expect(await price(play)).toHaveTextContent(/^9\.5/)
      await waitFor(() =>
        expect(status(play)).toHaveTextContent(
          /^Price of Emma isn't saved. You're offline. Nothing is lost. Try again when you're back online.$/
        )
      )
      await expect(canvas.getByRole("button", { name: "Edit Price of Emma" })).toHaveFocus()
    })
    await step("an invalid entry is kept when the user leaves the cell", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Edit In stock of Emma" }))
      await userEvent.keyboard("many")
      await userEvent.click(canvas.getByText("Books on the shelf"))
      await expect(await within(await cell(play, 2)).findByText(/“many” isn't saved. Enter a number/)).toBeVisible()
      await userEvent.click(within(await cell(play, 2)).getByRole("button", { name: "Discard" }))
      await expect(await cell(play, 2)).toHaveTextContent(/^3$/)
      await expect(canvas.getByRole("button", { name: "Edit In stock of Emma" })).toHaveFocus()
    })
    await step("saves again", async () => {
      connect("fast")
      await userEvent.click(within(await price(play)).getByRole("button", { name: "Try again" }))
      await waitFor(async () => expect(await price(play)).toHaveTextContent(/^12\.5$/))
    })
  }
})

/** Another user changed the same value in the meantime. The cell shows their value, and the user decides. */
export const Conflict = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await editPrice(play)
    await changeInOtherTab("price", 20)
    await changeInOtherTab("stock", 7)
    await userEvent.keyboard("12.5{Enter}")
    await step("shows both values", async () => {
      await within(await price(play)).findByText(/“12.5” isn't saved. Someone else changed this value in the meantime/)
      await expect(await price(play)).toHaveTextContent(/^20/)
    })
    await step("overwrites the other value, and no other field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save anyway" }))
      await waitFor(async () => expect(await price(play)).toHaveTextContent(/^12\.5$/))
      await waitFor(async () => expect(await cell(play, 2)).toHaveTextContent(/^7$/))
    })
    await step("discards the own value", async () => {
      await editPrice(play)
      await changeInOtherTab("price", 30)
      await userEvent.keyboard("13{Enter}")
      await userEvent.click(await within(await price(play)).findByRole("button", { name: "Discard" }))
      await expect(await price(play)).toHaveTextContent(/^30$/)
    })
  }
})

/** Another user changed another field in the meantime. Only the edited field is sent, so both changes are saved. */
export const OtherFieldChanged = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await editPrice(play)
    await changeInOtherTab("stock", 7)
    await play.userEvent.keyboard("12.5{Enter}")
    await waitFor(async () => expect(await price(play)).toHaveTextContent(/^12\.5$/))
    await waitFor(async () => expect(await cell(play, 2)).toHaveTextContent(/^7$/))
  }
})

/** The session ends during an edit. The entry is kept, and saved after signing in. */
export const SessionEnded = meta.story({
  parameters: atShelf(),
  args: { onSignIn: fn() },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await editPrice(play)
    await userEvent.keyboard("12.5")
    await inOtherTab(Effect.asVoid(Members.use((members) => members.logout())))
    // The list is read again as a visitor. The editor and its entry are still there.
    await waitFor(async () => expect(within(await price(play)).getByRole("textbox", { name: "Price" })).toHaveFocus())
    await expect(within(await price(play)).getByRole("textbox")).toHaveValue("12.5")
    await userEvent.keyboard("{Enter}")
    await within(await price(play)).findByText(/“12.5” isn't saved. .*not signed in/)
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await inOtherTab(signIn())
    // The rows are replaced while the list is read again as a member.
    await waitFor(async () => {
      const again = within(await price(play)).queryByRole("button", { name: "Try again" })
      if (again !== null) await userEvent.click(again)
      await expect(await price(play)).toHaveTextContent(/^12\.5$/)
    })
  }
})

/** A hook of the shop refuses the change. */
export const Refused = meta.story({
  parameters: atShelf("shelfHook"),
  play: async (play) => {
    await reprice(play)
    await expect(await within(await price(play)).findByText(/Prices are fixed until Monday/)).toBeVisible()
  }
})

/** The user follows a link with an unsaved entry. */
export const UnsavedEditGuard = meta.story({
  parameters: atShelf("shelfHook"),
  args: { children: <a href="?elsewhere">Another page</a> },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("shows a dialog while an entry is not saved", async () => {
      await reprice(play)
      await within(await price(play)).findByText(/Prices are fixed until Monday/)
      await userEvent.click(canvas.getByRole("link", { name: "Another page" }))
      const dialog = await canvas.findByRole("dialog", { name: "Leave without saving?" })
      await userEvent.click(within(dialog).getByRole("button", { name: "Stay" }))
    })
    await step("warns before the page is closed while an editor has unsaved text", async () => {
      await userEvent.click(within(await price(play)).getByRole("button", { name: "Discard" }))
      const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))
      await editPrice(play)
      await expect(isAsked()).toBe(false)
      await userEvent.keyboard("13")
      await expect(isAsked()).toBe(true)
      await userEvent.keyboard("{Escape}")
      await expect(isAsked()).toBe(false)
    })
  }
})

function ArrangedTable(props: ShelfTableProps) {
  return <ShelfTable {...props} columnLayout={useColumnLayout({ initial: pinnedPrice })} />
}

const pinnedPrice = [
  { id: "title", pinned: "start" },
  { id: "price", pinned: "start" },
  { id: "stock" },
  { id: "signed" },
  { id: "condition" },
  { id: "tags" }
] as const

/** Pinned and hidden columns. An entry that was not saved is shown below the table while its column is hidden. */
export const HiddenColumn = meta.story({
  parameters: atShelf("shelfHook"),
  render: (args) => <ArrangedTable {...args} />,
  play: async (play) => {
    const { canvas, userEvent } = play
    await reprice(play)
    await within(await price(play)).findByText(/Prices are fixed until Monday/)
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Price" }))
    const [unsaved] = (await canvas.findByText("Price of Emma")).closest("ul")!.querySelectorAll("li")
    await expect(unsaved).toHaveTextContent(/“12.5” isn't saved. .*Prices are fixed until Monday/)
    await userEvent.click(within(unsaved!).getByRole("button", { name: "Discard" }))
    await expect(canvas.queryByText("Price of Emma")).toBeNull()
  }
})

const anyShelf = Query.from("shelf").pipe(Query.ascending("title"))

const renderSlider = ({ entry, id, label, onChange }: FieldInput) => (
  <input
    aria-label={label}
    id={id}
    max={20}
    min={0}
    onChange={({ target }) => onChange(target.value)}
    type="range"
    value={String(entry)}
  />
)

function SliderTable() {
  const editing = useCellEditing(anyShelf, { fields: [{ name: "shelf", type: "object" }] })
  return (
    <CollectionTable
      caption="Books on the shelf"
      columns={[
        { field: "title", header: "Title" },
        {
          editable: true,
          editor: renderSlider,
          field: "stock",
          header: "In stock"
        },
        { editable: true, field: "tags", header: "Tags" },
        { editable: true, field: "published", header: "Published" }
      ]}
      editing={editing}
      query={anyShelf}
    />
  )
}

/** A column with an input of the page, and a collection without a schema, whose values determine the inputs. */
export const OwnEditor = meta.story({
  parameters: atShelf(),
  render: () => <SliderTable />,
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole("button", { name: "Edit In stock of Emma" }))
    const slider = canvas.getByRole("slider", { name: "In stock" })
    await expect(slider).toHaveFocus()
    await fireEvent.change(slider, { target: { value: "9" } })
    await userEvent.keyboard("{Enter}")
    await waitFor(async () => expect(await price(play)).toHaveTextContent(/^9$/))
    await userEvent.click(canvas.getByRole("button", { name: "Edit Tags of Emma" }))
    await userEvent.keyboard("{End}{Enter}new")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(async () => expect(await cell(play, 2)).toHaveTextContent(/new/))
    await expect(canvas.getByRole("button", { name: "Edit Tags of Emma" })).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Edit Published of Emma" }))
    await expect(await cell(play, 3)).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }))
    await expect(canvas.getByRole("button", { name: "Edit Published of Emma" })).toHaveFocus()
  }
})

/** The editor and an unsaved entry fit a narrow page. A number and its button are in one line. */
export const Narrow = meta.story({
  parameters: atShelf("shelfHook"),
  render: (args) => (
    <div style={{ inlineSize: "min(20rem, 100%)" }}>
      <ShelfTable {...args} />
    </div>
  ),
  play: async (play) => {
    const pencil = await play.canvas.findByRole("button", { name: "Edit Price of Emma" })
    const number = within(await price(play)).getByText("9.5")
    await expect(pencil.getBoundingClientRect().top).toBeLessThan(number.getBoundingClientRect().bottom)
    const input = await editPrice(play)
    const scroll = (await row(play)).closest("section")!
    const isInside = (element: Element) => {
      // With large text, it can be below the visible part of the page.
      const { bottom, top } = element.getBoundingClientRect()
      scrollBy(0, (top + bottom - innerHeight) / 2)
      const [inner, outer] = [element.getBoundingClientRect(), scroll.getBoundingClientRect()]
      const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2]
      const isCovered = !element.contains(document.elementFromPoint(x, y))
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && !isCovered
    }
    await expect(isInside(input)).toBe(true)
    await play.userEvent.keyboard("12.5{Enter}")
    await expect(isInside(await within(await price(play)).findByText(/Prices are fixed/))).toBe(true)
  }
})
