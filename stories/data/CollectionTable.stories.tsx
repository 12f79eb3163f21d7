import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { CollectionTable, type Columns } from "@portico/react"
import { expect, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(8), Query.returnTotalCount())

// A table of any collection that is known by its id.
type Bare = Query.Query<string, never>
const BareTable = CollectionTable<Bare>

const columns: Columns<Query.Row<Bare>> = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "Year", sortable: true, align: "end" }
]

/**
 * A table of the items that a query finds: sorted by its headers, read again after every write, and honest about what
 * it does not have.
 */
const meta = preview.meta({
  component: BareTable,
  args: {
    caption: "Books",
    columns,
    query: typed<Bare>(books)
  }
})

type Play = PlayOf<typeof BareTable>

const titles = (canvas: Play["canvas"]) =>
  canvas
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent)

const expectRefusal = async ({ canvas }: Play, text: string | RegExp) => {
  await expect(await canvas.findByRole("alert", {}, { timeout: 5000 })).toHaveTextContent(text)
  await expect(canvas.getAllByRole("row")).toHaveLength(1)
}

export const Loading = meta.story({
  parameters: { world: { scenario: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Books" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Books…")
  }
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("cell", { name: "Crime and Punishment" })).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent(/Sorted by Title, ascending. 8 of \d+ items/)
  }
})

export const Empty = meta.story({
  parameters: { world: { scenario: "empty" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is nothing here yet.", { selector: "div" })).toBeVisible()
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

export const EmptyAfterFilter = meta.story({
  args: { empty: "No book costs less than nothing.", query: books.pipe(Query.filter(Filter.lt("price", 0))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No book costs less than nothing.")).toBeVisible()
  }
})

export const Sorted = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findAllByRole("cell")
    await step("a press on another header sorts by it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Year" }))
      await expect(canvas.getByRole("columnheader", { name: "Year" })).toHaveAttribute("aria-sort", "ascending")
      await expect(await canvas.findByText(/Sorted by Year, ascending/)).toBeInTheDocument()
    })
    await step("a second press turns it round", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Year" }))
      await expect(await canvas.findByText(/Sorted by Year, descending/)).toBeInTheDocument()
      await expect(canvas.getByRole("columnheader", { name: "Title" })).not.toHaveAttribute("aria-sort")
    })
  }
})

/** The rows stay while others are awaited, and nothing jumps. */
export const RefetchKeepsRows = meta.story({
  parameters: { world: { clock: "moved", scenario: "slow" } },
  play: async ({ canvas, userEvent }) => {
    const expectSoon = (there: () => unknown) =>
      waitFor(async () => {
        await advance("2 seconds")
        await there()
      })
    await expectSoon(() => canvas.getAllByRole("cell"))
    const before = titles(canvas)
    await userEvent.click(canvas.getByRole("button", { name: "Year" }))
    await expect(canvas.getByRole("status")).toHaveTextContent("Updating…")
    await expect(titles(canvas)).toEqual(before)
    await expectSoon(() => canvas.getByText(/Sorted by Year/))
    await expect(titles(canvas)).not.toEqual(before)
  }
})

export const LongContent = meta.story({
  args: {
    caption: "Reviews",
    columns: [
      { field: "title", header: "Title" },
      { field: "text", header: "Text" },
      { field: "writtenAt", header: "Written" }
    ],
    query: Query.from("reviews"),
    timeZone: "UTC"
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("cell")).not.toHaveLength(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
})

export const SignInRequired = meta.story({
  tags: ["spec:permissionRole/SITE_MEMBER"],
  parameters: { world: { scenario: "signInRequired" } },
  play: async (play) => {
    await expectRefusal(play, /Sign in to see this|You do not have permission to see this/)
    await expect(play.canvas.queryByRole("button", { name: "Try again" })).toBeNull()
  }
})

/** The same collection, asked by a member. */
export const SignedIn = meta.story({
  parameters: { world: { member: "ada", scenario: "bookshop" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("cell")).not.toHaveLength(0)
  }
})

export const NoPermission = meta.story({
  tags: ["spec:permissionRole/PRIVILEGED"],
  parameters: { world: { scenario: "noPermission" } },
  play: async (play) => {
    await expectRefusal(play, "You do not have permission to see this.")
    await expect(play.canvas.queryByRole("button", { name: "Try again" })).toBeNull()
  }
})

export const InternalError = meta.story({
  tags: ["spec:WDE0053"],
  parameters: { world: { scenario: "internalError" } },
  play: async (play) => {
    await expectRefusal(play, /Something went wrong on our side.*Reference: WDE0053/)
    await expect(play.canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

export const ParseError = meta.story({
  tags: ["spec:WDE0055"],
  parameters: { world: { scenario: "parseError" } },
  play: async (play) => {
    await expectRefusal(play, /We received an answer that we could not read.*Reference: WDE0055/)
  }
})

export const PayloadTooLarge = meta.story({
  tags: ["spec:WDE0109"],
  parameters: { world: { scenario: "payloadTooLarge" } },
  play: async (play) => {
    await expectRefusal(play, "That is more than we can take at once.")
  }
})

/** A query that was built wrongly: the person reads plain words, the developer finds the code. */
export const SetUpWrongly = meta.story({
  tags: ["spec:WDE0094"],
  args: { query: Query.from("books").pipe(Query.ascending("")) },
  play: async (play) => {
    await expectRefusal(play, "This view is set up wrongly. Reference: WDE0094.")
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "rateLimited" } },
  play: async (play) => {
    await expectRefusal(play, "That was too many attempts. Try again in 30 seconds.")
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline" } },
  play: async (play) => {
    await expectRefusal(play, "We cannot be reached right now.")
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Try again" }))
    await expect(play.canvas.getByRole("table")).toHaveAttribute("aria-busy", "true")
  }
})
