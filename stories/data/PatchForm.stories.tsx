import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import { PatchForm } from "@portico/react"
import { PatchFormParts } from "@portico/react/data"
import * as Schema from "effect/Schema"
import { expect, waitFor, within } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { atShelf, inOtherTab, Shelf } from "./shelf.ts"

const ShelfPatch = PatchForm<typeof Shelf>

const Stocked = Collection.make("shelf", Schema.Struct({ stock: Schema.Int.annotate({ title: "In stock" }) }))

/** Changes single fields of an item, and shows their values before and after. */
const meta = preview.meta({ component: ShelfPatch, args: { collection: Shelf, id: "emma" } })

type Play = Pick<PlayOf<typeof ShelfPatch>, "canvas" | "userEvent">

const change = async ({ canvas, userEvent }: Play, field: string, action: string, value?: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Add a change" }))
  const group = within(canvas.getAllByRole("group", { name: /^Change/ }).at(-1) as HTMLElement)
  await userEvent.selectOptions(group.getByLabelText("Field"), field)
  await userEvent.selectOptions(group.getByLabelText("Action"), action)
  if (value === undefined) return
  await userEvent.click(group.getByLabelText("Value"))
  await userEvent.paste(value)
}

const expectPreview = async ({ canvas }: Play, ...cells: ReadonlyArray<string | RegExp>) => {
  const table = await canvas.findByRole("table", { name: "Preview" })
  const rows = within(table).getAllByRole("row").slice(1)
  await expect(rows).toHaveLength(cells.length)
  for (const [index, text] of cells.entries()) await expect(rows[index]).toHaveTextContent(text)
}

const apply = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole("button", { name: "Apply changes" }))

const ready = async ({ canvas }: Play) => canvas.findByRole("button", { name: "Add a change" })

const stored = async () =>
  JSON.stringify(await inOtherTab(Items.use((items) => items.get("shelf", "emma", { consistentRead: true }))))

const expectStored = async (play: Play, text: RegExp) => {
  await apply(play)
  await expect(await play.canvas.findByText("Changes saved.")).toBeVisible()
  await expect(await stored()).toMatch(text)
}

export const SetField = meta.story({
  tags: ["spec:patchAction/SET_FIELD"],
  parameters: atShelf(),
  play: async (play) => {
    await change(play, "Title", "Set to", "Emma Woodhouse")
    await waitFor(() => expectPreview(play, /TitleEmmaEmma Woodhouse/))
    await expectStored(play, /"title":"Emma Woodhouse"/)
  }
})

export const RemoveField = meta.story({
  tags: ["spec:patchAction/REMOVE_FIELD"],
  parameters: atShelf(),
  play: async (play) => {
    await ready(play)
    await change(play, "Published", "Remove field")
    await waitFor(() => expectPreview(play, /Published.*1815.*not set/))
    await expectStored(play, /^(?!.*"published")/)
  }
})

export const Increment = meta.story({
  tags: ["spec:patchAction/INCREMENT_FIELD"],
  parameters: atShelf(),
  play: async (play) => {
    await ready(play)
    await change(play, "In stock", "Add to number", "-2")
    await waitFor(() => expectPreview(play, /In stock31/))
    await expectStored(play, /"stock":1/)
  }
})

export const IncrementNeedsNumber = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await ready(play)
    await change(play, "Title", "Add to number", "1")
    await apply(play)
    await waitFor(() => expect(play.canvas.getByLabelText("Value")).toHaveFocus())
    await expect(play.canvas.getByLabelText("Value")).toHaveAccessibleDescription(/isn't a number/)
  }
})

export const AppendToArray = meta.story({
  tags: ["spec:patchAction/APPEND_TO_ARRAY"],
  parameters: atShelf(),
  play: async (play) => {
    await ready(play)
    await change(play, "Tags", "Add to list", "satire")
    await waitFor(() => expectPreview(play, /satire/))
    await expectStored(play, /"tags":\["classic","romance","satire"\]/)
  }
})

export const RemoveFromArray = meta.story({
  tags: ["spec:patchAction/REMOVE_FROM_ARRAY"],
  parameters: atShelf(),
  play: async (play) => {
    await ready(play)
    await change(play, "Tags", "Remove from list", "romance")
    await expectStored(play, /"tags":\["classic"\]/)
  }
})

export const MixedPreview = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, userEvent } = play
    await ready(play)
    await change(play, "Price", "Set to", "5")
    await change(play, "In stock", "Add to number", "1")
    await change(play, "Published", "Remove field")
    await waitFor(() => expectPreview(play, /Price9.55/, /In stock34/, /Published/))
    await userEvent.click(canvas.getByRole("button", { name: "Remove change 2" }))
    await waitFor(() => expectPreview(play, /Price9.55/, /Published/))
  }
})

export const Saving = meta.story({
  parameters: atShelf("shelfSaving"),
  play: async (play) => {
    await ready(play)
    await change(play, "Price", "Set to", "5")
    await apply(play)
    await expect(await play.canvas.findByRole("button", { name: "Applying…" })).toHaveAttribute("aria-disabled", "true")
  }
})

export const Saved = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    await ready(play)
    await change(play, "Price", "Set to", "5")
    await apply(play)
    await expect(await play.canvas.findByText("Changes saved.")).toBeVisible()
    await expect(play.canvas.queryByRole("group")).toBeNull()
  }
})

export const ServerError = meta.story({
  parameters: atShelf("shelfFails"),
  play: async (play) => {
    await ready(play)
    await change(play, "Price", "Set to", "5")
    await apply(play)
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent(/went wrong on our end/)
    await expect(play.canvas.getByLabelText("Value")).toHaveValue("5")
  }
})

/** The page composes the unstyled parts. */
export const Parts = meta.story({
  parameters: atShelf(),
  decorators: [
    (Story) => (
      <div style={{ lineHeight: 3 }}>
        <Story />
      </div>
    )
  ],
  render: () => (
    <PatchFormParts.Root collection={Stocked} fields={["stock"]} id="emma">
      <PatchFormParts.Title level={1}>Stock</PatchFormParts.Title>
      <PatchFormParts.Error />
      <PatchFormParts.Changes />
      <PatchFormParts.Submit />
      <PatchFormParts.Preview />
    </PatchFormParts.Root>
  ),
  play: async (play) => {
    await change(play, "In stock", "Add to number", "1")
    await waitFor(() => expectPreview(play, /In stock34/))
  }
})
