import * as Collection from "@portico/client/data/Collection"
import { ItemDetail } from "@portico/react"
import { ItemDetailParts } from "@portico/react/data"
import * as Schema from "effect/Schema"
import { expect, fn, within } from "storybook/test"
import { advanceUntil } from "../../.storybook/clock.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { Similar } from "./invalidItems.ts"
import { atShelf, Kinds, Referring, Shelf } from "./shelf.ts"

const BookDetail = ItemDetail<typeof Shelf>
const AnyDetail = ItemDetail<string>

const onSignIn = fn()

const Book = Collection.make(
  "shelf",
  Schema.Struct({
    title: Schema.NonEmptyString.annotate({ title: "Title" }),
    price: Schema.Finite.annotate({ title: "Price" })
  })
)

/** The fields of an item with their values, and the names of referenced items. */
const meta = preview.meta({
  component: BookDetail,
  args: { collection: Shelf, id: "emma", title: "The book", timeZone: "UTC" }
})

type Play = PlayOf<typeof BookDetail>

const valueOf = (canvas: Play["canvas"], label: string): HTMLElement => {
  const row = canvas.getByText(label, { selector: "dt" }).parentElement
  if (row === null) throw new Error(`There is no value of ${label}.`)
  return row
}

const expectRefusal = async ({ canvas }: Play, text: string | RegExp) =>
  expect(await canvas.findByRole("alert")).toHaveTextContent(text)

export const Loading = meta.story({
  parameters: atShelf("shelfLoading"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading…")).toBeInTheDocument()
    await expect(canvas.getByRole("region", { name: "The book" })).toHaveAttribute("aria-busy", "true")
  }
})

export const Ready = meta.story({
  parameters: atShelf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Emma")).toBeVisible()
    await expect(valueOf(canvas, "Price")).toHaveTextContent("9.5")
    await expect(canvas.getByRole("region", { name: "The book" })).toHaveAttribute("data-state", "ready")
  }
})

/** An item with a field of every type. */
export const AllFieldTypes = meta.story({
  parameters: atShelf("shelfKinds"),
  render: () => <ItemDetail collection={Kinds} id="all" timeZone="UTC" title="A field of every type" />,
  play: async ({ canvas, step }) => {
    await canvas.findByText("Emma")
    await step("shows each value by its type", async () => {
      await expect(valueOf(canvas, "Number")).toHaveTextContent("1234.5")
      await expect(valueOf(canvas, "Zero")).toHaveTextContent("0")
      await expect(valueOf(canvas, "Boolean")).toHaveTextContent("Yes")
      await expect(valueOf(canvas, "Nothing")).toHaveTextContent("no value")
      await expect(valueOf(canvas, "Date and time")).toHaveTextContent("Dec 23, 1815, 10:30 AM")
      await expect(valueOf(canvas, "List")).toHaveTextContent("classic, romance")
      await expect(valueOf(canvas, "Object")).toHaveTextContent('{ "room": "north", "row": 4 }')
      await expect(valueOf(canvas, "Address")).toHaveTextContent(/Long Lane.*London.*GB/)
      await expect(await canvas.findByText("Jane Austen")).toBeVisible()
      await expect(await canvas.findByText("Persuasion")).toBeVisible()
    })
    await step("shows malicious values as text", async () => {
      await expect(valueOf(canvas, "HTML")).toHaveTextContent('<p onclick="alert(1)">A <b>bold</b> claim</p>')
      await expect(valueOf(canvas, "HTML").querySelector("b, script")).toBeNull()
      await expect(valueOf(canvas, "Invalid date")).toHaveTextContent("the day after never")
      await expect(valueOf(canvas, "440 kB").textContent?.length).toBeLessThan(5000)
    })
  }
})

/** The item does not exist, which is a status and not an alert. */
export const NotFound = meta.story({
  tags: ["spec:wde/WDE0073"],
  args: { id: "unknown-id" },
  parameters: atShelf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn't find this item/)).toBeVisible()
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

/** The id is invalid: developers see the code. */
export const BadId = meta.story({
  tags: ["spec:wde/WDE0002"],
  args: { id: "", mode: "dev" },
  parameters: atShelf(),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/WDE0002/))[0]).toBeVisible()
  }
})

/** The names of referenced items. */
export const References = meta.story({
  parameters: atShelf(),
  render: () => <ItemDetail collection={Referring} id="emma" title="References" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Jane Austen")).toBeVisible()
    await expect(await canvas.findByText("Persuasion")).toBeVisible()
    await expect(within(valueOf(canvas, "similar")).getAllByRole("listitem")).toHaveLength(2)
  }
})

/** A referenced item does not match the schema of its collection. Its id is shown instead of its title. */
export const InvalidReferences = meta.story({
  parameters: atShelf(),
  render: () => <ItemDetail collection={Similar} fields={["title", "similar"]} id="emma" title="References" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Persuasion")).toBeVisible()
    await expect(within(valueOf(canvas, "similar")).getByText("sense")).toBeVisible()
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

/** A referenced item does not exist. */
export const BrokenReferences = meta.story({
  parameters: atShelf(),
  render: () => <ItemDetail collection={Referring} fields={["title", "author"]} id="orphan" title="An orphan" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No longer exists: nobody")).toBeVisible()
  }
})

export const NoPermission = meta.story({
  tags: ["spec:permissionRole/PRIVILEGED"],
  parameters: { world: { member: "ada", scenario: "noPermission" } },
  render: () => <AnyDetail collection="books" id="emma" title="The book" />,
  play: (play) => expectRefusal(play, /don't have permission/)
})

/** A visitor may not see the item, but members may. */
export const SignInRequired = meta.story({
  parameters: { world: { scenario: "signInRequired" } },
  render: () => <AnyDetail collection="books" id="emma" onSignIn={onSignIn} title="The book" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in" }))
    await expect(onSignIn).toHaveBeenCalledOnce()
  }
})

export const ServerError = meta.story({
  parameters: atShelf("shelfUnreadable", { clock: "moved" }),
  play: async (play) => {
    await advanceUntil(() => play.canvas.getByRole("alert"))
    await expectRefusal(play, /went wrong on our end/)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "rateLimited", clock: "moved" } },
  render: () => <AnyDetail collection="books" id="emma" title="The book" />,
  play: (play) => expectRefusal(play, /Too many attempts/)
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline", clock: "moved" } },
  render: () => <AnyDetail collection="books" id="emma" title="The book" />,
  play: async (play) => {
    await advanceUntil(() => play.canvas.getByRole("alert"))
    await expectRefusal(play, /couldn't connect|offline/)
  }
})

/** The page composes the unstyled parts. */
export const Parts = meta.story({
  parameters: atShelf(),
  render: () => (
    <ItemDetailParts.Root collection={Book} fields={["title", "price"]} id="emma">
      <ItemDetailParts.Title level={1}>A book</ItemDetailParts.Title>
      <ItemDetailParts.Absence />
      <ItemDetailParts.Values />
    </ItemDetailParts.Root>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Emma")).toBeVisible()
    await expect(canvas.getByRole("region", { name: "A book" })).not.toHaveAttribute("class")
  }
})
