import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import { SortMenu, useCollection, useSort } from "@portico/react"
import { CollectionTableView, SortMenuParts } from "@portico/react/data"
import * as React from "react"
import { expect, waitFor, within } from "storybook/test"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"

type Bare = Query.Query<string, never>

const books = Query.from("books").pipe(Query.limit(6))

const fields = [
  { field: "title", label: "Title" },
  { field: "author", label: "Author" },
  { field: "year", label: "Year" },
  { field: "price", label: "Price" }
] as const

interface ShelfProps {
  readonly multiple?: boolean
  readonly query: Bare
}

function Shelf({ multiple = false, query }: ShelfProps) {
  const sort = useSort(query)
  const { listing } = useCollection(sort.query)
  return (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" }}>
      <SortMenu fields={fields} multiple={multiple} sort={sort} />
      <CollectionTableView
        caption="Books"
        columns={[
          { field: "title", header: "Title" },
          { field: "author", header: "Author" },
          { field: "year", header: "Year", align: "number" }
        ]}
        listing={listing}
        skeletonRows={6}
      />
    </div>
  )
}

function Designed() {
  const sort = useSort(books)
  const { listing } = useCollection(sort.query)
  return (
    <>
      <SortMenuParts.Root className="my-order" fields={fields} sort={sort}>
        <SortMenuParts.Problem />
        <SortMenuParts.Fields className="my-fields" />
        <SortMenuParts.Status />
      </SortMenuParts.Root>
      <ul>
        {listing._tag === "Ready" && listing.items.map(({ data, id }) => <li key={id}>{String(data["title"])}</li>)}
      </ul>
    </>
  )
}

/** Sorts a list by one or several fields, with native controls for the direction and the position of each. */
const meta = preview.meta({
  title: "data/SortMenu",
  component: Shelf,
  args: { query: typed<Bare>(books) }
})

type Play = PlayOf<typeof Shelf>

const column = ({ canvas }: Play, index: number) =>
  canvas
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelectorAll("th, td")[index]?.textContent ?? "")

const menu = ({ canvas }: Play) => canvas.getByRole("group", { name: "Sort by" })

const findAnnouncement = ({ canvas }: Play, text: string) => canvas.findByText(text, { selector: "output" })

/** The list is not sorted. */
export const None = meta.story({
  play: async (play) => {
    await expect(play.canvas.getByLabelText("Sort by", { selector: "select" })).toHaveValue("")
    await expect(play.canvas.queryByText("Not sorted")).toBeNull()
    await expect(play.canvas.queryByRole("button", { name: /Reverse order/ })).toBeNull()
  }
})

/** The list is sorted by one field. */
export const Single = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play
    await canvas.findAllByRole("cell")
    await userEvent.selectOptions(canvas.getByLabelText("Sort by", { selector: "select" }), "Year")
    await expect(await findAnnouncement(play, "Sorted by Year, ascending")).toBeInTheDocument()
    await waitFor(() => expect(column(play, 2)[0]).toBe("1813"))
    await userEvent.click(canvas.getByRole("button", { name: "Year: ascending. Reverse order" }))
    await waitFor(() => expect(column(play, 2)[0]).toBe("1915"))
    await expect(canvas.getByRole("button", { name: "Year: descending. Reverse order" })).toHaveFocus()
  }
})

/** Several fields. The first one has priority, and Alt with an arrow key moves a field. */
export const Multi = meta.story({
  args: { multiple: true, query: books.pipe(Query.ascending("author")) },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await canvas.findAllByRole("cell")
    await userEvent.selectOptions(canvas.getByLabelText("Then by"), "Year")
    await expect(await findAnnouncement(play, "Sorted by Author, ascending, then Year, ascending")).toBeInTheDocument()
    await waitFor(() => expect(column(play, 1)[0]).toBe("Alexander Pushkin"))
    await step("moves the second field up with the keyboard and preserves its focus", async () => {
      canvas.getAllByLabelText("Then by")[0]?.focus()
      await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
      await expect(
        await findAnnouncement(play, "Sorted by Year, ascending, then Author, ascending")
      ).toBeInTheDocument()
      await waitFor(() => expect(canvas.getByLabelText("Sort by", { selector: "select" })).toHaveFocus())
      await expect(canvas.getByLabelText("Sort by", { selector: "select" })).toHaveValue("year")
    })
    await step("does not offer a used field again", async () => {
      const more = canvas.getAllByLabelText<HTMLSelectElement>("Then by").at(-1)
      await expect([...(more?.options ?? [])].map(({ text }) => text)).toEqual(["None", "Title", "Price"])
    })
    await step("removes a field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Year from the sort order" }))
      await expect(await findAnnouncement(play, "Sorted by Author, ascending")).toBeInTheDocument()
      await userEvent.selectOptions(canvas.getByLabelText("Sort by", { selector: "select" }), "None")
      await expect(await findAnnouncement(play, "Not sorted")).toBeInTheDocument()
    })
  }
})

/** The sort order has invalid field names. */
export const BadParameter = meta.story({
  tags: ["spec:wde/WDE0051"],
  args: { query: books.pipe(Query.sorted(Sort.by(Sort.empty, "ascending", [1815]))) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expect(within(menu(play)).getByRole("alert")).toHaveTextContent("Reference: WDE0051.")
    await userEvent.selectOptions(canvas.getByLabelText("Sort by", { selector: "select" }), "Title")
    await waitFor(() => expect(canvas.queryByText(/set up correctly/)).toBeNull())
  }
})

const models = {
  WDE0065: "title",
  WDE0066: [{ field: "title" }],
  WDE0067: [{ fieldName: "title", order: "UP" }]
} as const

type Model = keyof typeof models

const codes = ["WDE0065", "WDE0066", "WDE0067"] as const satisfies ReadonlyArray<Model>

const Misconfigured = () => {
  const [code, setCode] = React.useState<Model>("WDE0065")
  return (
    <>
      {codes.map((code) => (
        <button key={code} onClick={() => setCode(code)} type="button">
          {code}
        </button>
      ))}
      <Shelf key={code} query={books.pipe(Query.sorted(Sort.raw(models[code])))} />
    </>
  )
}

/** Sort orders whose JSON is invalid: not an array, or without a field or a valid direction. */
export const BadModel = meta.story({
  tags: ["spec:wde/WDE0065", "spec:wde/WDE0066", "spec:wde/WDE0067"],
  render: () => <Misconfigured />,
  play: async (play) => {
    for (const code of codes) {
      await play.userEvent.click(play.canvas.getByRole("button", { name: code }))
      await waitFor(() => expect(within(menu(play)).getByRole("alert")).toHaveTextContent(`Reference: ${code}.`))
    }
  }
})

/** The page composes the unstyled parts. */
export const Parts = meta.story({
  render: () => <Designed />,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("group", { name: "Sort by" })
    await expect(menu).toHaveClass("my-order", { exact: true })
    await userEvent.selectOptions(canvas.getByLabelText("Sort by", { selector: "select" }), "Title")
    await expect(await canvas.findByText("Alice's Adventures in Wonderland")).toBeVisible()
  }
})
