import * as Query from "@portico/client/data/Query"
import {
  AddressNotice,
  CollectionTableView,
  Pager,
  type PagingBy,
  useAddress,
  useCollection,
  usePager
} from "@portico/react"
import * as React from "react"
import { expect, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"

const books = Query.from("books").pipe(Query.ascending("title"))
const counted = books.pipe(Query.returnTotalCount())

type Bare = Query.Query<string, never>

interface ShelfProps {
  readonly by: PagingBy
  readonly index?: number
  readonly query: Bare
  readonly size: number
}

function Shelf({ by, index, query, size }: ShelfProps) {
  const pager = usePager(query, { by, index, size })
  const { listing, refetch } = useCollection(pager.query)
  return (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" }}>
      <CollectionTableView
        caption="Books"
        columns={[
          { field: "title", header: "Title" },
          { field: "author", header: "Author" }
        ]}
        listing={listing}
        onRetry={refetch}
        skeletonRows={size > 0 && size < 50 ? size : 3}
      />
      <Pager label="Pages of books" listing={listing} pager={pager} sizes={[5, 10, 20]} />
    </div>
  )
}

/**
 * Leafs through a list: one pager for pages by offset and by cursor, with and without a total. It never jumps, keeps the
 * focus at both ends, and tells which page is shown once it is.
 */
const meta = preview.meta({
  title: "data/Pager",
  component: Shelf,
  args: { by: typed<PagingBy>("offset"), query: typed<Bare>(counted), size: 5 }
})

type Play = PlayOf<typeof Shelf>

const pagerOf = ({ canvas }: Play) => within(canvas.getByRole("navigation", { name: "Pages of books" }))

const expectPage = async (play: Play, text: string) => {
  const pager = pagerOf(play)
  await waitFor(() => expect(pager.getByText(text, { selector: "span" })).toBeVisible())
  await waitFor(() => expect(pager.getByRole("status")).not.toHaveTextContent("Loading"))
}

const press = (play: Play, name: string) => play.userEvent.click(pagerOf(play).getByRole("button", { name }))

const titles = ({ canvas }: Play) => canvas.getAllByRole("cell").map(({ textContent }) => textContent)

export const OffsetFirst = meta.story({
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await expect(pagerOf(play).getByText("1–5 of 24 items")).toBeVisible()
    await expect(pagerOf(play).getByRole("button", { name: "Previous page" })).toHaveAttribute("aria-disabled", "true")
    await expect(pagerOf(play).getByRole("status")).toHaveTextContent("Page 1 of 5. 1–5 of 24 items")
  }
})

/** To the middle and by keyboard: the button keeps its place and the focus. */
export const OffsetMiddle = meta.story({
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    const next = pagerOf(play).getByRole("button", { name: "Next page" })
    const before = next.getBoundingClientRect().left
    next.focus()
    await play.userEvent.keyboard("{Enter}")
    await expectPage(play, "Page 2 of 5")
    await play.userEvent.keyboard("{Enter}")
    await expectPage(play, "Page 3 of 5")
    await expect(next).toHaveFocus()
    await expect(Math.abs(next.getBoundingClientRect().left - before)).toBeLessThan(1)
  }
})

export const OffsetLast = meta.story({
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await press(play, "Last page")
    await expectPage(play, "Page 5 of 5")
    await expect(pagerOf(play).getByText("21–24 of 24 items")).toBeVisible()
    await expect(pagerOf(play).getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true")
  }
})

export const CursorFirst = meta.story({
  args: { by: "cursor" },
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await expect(pagerOf(play).queryByRole("button", { name: "Last page" })).toBeNull()
    await expect(pagerOf(play).getByRole("button", { name: "Next page" })).not.toHaveAttribute("aria-disabled")
  }
})

export const CursorMiddle = meta.story({
  args: { by: "cursor" },
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    const first = titles(play)
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 5")
    await waitFor(() => expect(titles(play)).not.toEqual(first))
    await press(play, "Previous page")
    await expectPage(play, "Page 1 of 5")
    await waitFor(() => expect(titles(play)).toEqual(first))
  }
})

export const CursorLast = meta.story({
  args: { by: "cursor", size: 20 },
  play: async (play) => {
    await expectPage(play, "Page 1 of 2")
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 2")
    await expect(pagerOf(play).getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true")
    await press(play, "First page")
    await waitFor(() => expect(pagerOf(play).getByText(/^1–20/)).toBeVisible())
  }
})

/** Nobody counted: it says what is known. */
export const NoTotal = meta.story({
  args: { query: books },
  play: async (play) => {
    await expectPage(play, "Page 1")
    await expect(pagerOf(play).getByText("Items 1–5")).toBeVisible()
    await press(play, "Next page")
    await expectPage(play, "Page 2")
  }
})

/** After the last page there is none: it says so, and stays. */
export const NoNextPage = meta.story({
  tags: ["spec:wde/WDE0165"],
  args: { by: "cursor", size: 20 },
  play: async (play) => {
    await expectPage(play, "Page 1 of 2")
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 2")
    await press(play, "Next page")
    await expect(pagerOf(play).getByText("This is the last page.", { selector: "p" })).toBeVisible()
    await expect(pagerOf(play).getByRole("status")).toHaveTextContent("This is the last page.")
    await expect(pagerOf(play).getByRole("button", { name: "Next page" })).toHaveFocus()
  }
})

export const NoPreviousPage = meta.story({
  tags: ["spec:wde/WDE0159"],
  args: { by: "cursor" },
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await press(play, "Previous page")
    await expect(pagerOf(play).getByText("This is the first page.", { selector: "p" })).toBeVisible()
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 5")
    await expect(pagerOf(play).queryByText("This is the first page.")).toBeNull()
  }
})

/** Skipping and cursors do not go together: the person reads plain words, the developer finds the code. */
export const SkipWithCursor = meta.story({
  tags: ["spec:wde/WDE0080"],
  args: { by: "cursor", query: books.pipe(Query.skip(5)) },
  play: async (play) => {
    const pager = pagerOf(play)
    await expect(await pager.findByRole("alert")).toHaveTextContent("This view is set up wrongly. Reference: WDE0080.")
    await expect(pager.queryByRole("button")).toBeNull()
  }
})

// What no type lets pass, as code that is not typed can have it.
const many: number = JSON.parse('"many"')

const mistakes = {
  WDE0032: { query: books.pipe(Query.limit(many)) },
  WDE0033: { query: books.pipe(Query.limit(0)) },
  WDE0034: { query: books.pipe(Query.skip(-1)) },
  WDE0035: { query: books.pipe(Query.skip(2.5)) },
  WDE0036: { query: counted, size: 1001 }
} as const

type Mistake = keyof typeof mistakes

const codes = ["WDE0032", "WDE0033", "WDE0034", "WDE0035", "WDE0036"] as const satisfies ReadonlyArray<Mistake>

const Mistaken = (args: ShelfProps) => {
  const [code, setCode] = React.useState<Mistake>("WDE0032")
  return (
    <>
      {codes.map((code) => (
        <button key={code} onClick={() => setCode(code)} type="button">
          {code}
        </button>
      ))}
      <Shelf {...args} {...mistakes[code]} key={code} />
    </>
  )
}

/** Sizes and places that are none, each by its own code. */
export const BadLimitOrSkip = meta.story({
  tags: ["spec:wde/WDE0032", "spec:wde/WDE0033", "spec:wde/WDE0034", "spec:wde/WDE0035", "spec:wde/WDE0036"],
  render: (args) => <Mistaken {...args} />,
  play: async (play) => {
    for (const code of codes) {
      await play.userEvent.click(play.canvas.getByRole("button", { name: code }))
      await waitFor(() => expect(pagerOf(play).getByRole("alert")).toHaveTextContent(`Reference: ${code}`))
    }
  }
})

/** Another size keeps the first item on the page. */
export const PageSize = meta.story({
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await press(play, "Next page")
    await press(play, "Next page")
    await expectPage(play, "Page 3 of 5")
    await play.userEvent.selectOptions(pagerOf(play).getByLabelText("Items per page"), "10")
    await expectPage(play, "Page 2 of 3")
    await expect(pagerOf(play).getByText("11–20 of 24 items")).toBeVisible()
  }
})

/** The old rows stay while the next page is awaited, and the pager stands still. */
export const Loading = meta.story({
  parameters: { world: { clock: "moved", scenario: "slow" } },
  play: async (play) => {
    const soon = (there: () => unknown) =>
      waitFor(async () => {
        await advance("2 seconds")
        await there()
      })
    await expect(pagerOf(play).getByRole("status")).toHaveTextContent("Loading the page…")
    await soon(() => play.canvas.getAllByRole("cell"))
    const before = titles(play)
    await press(play, "Next page")
    await expect(titles(play)).toEqual(before)
    await expect(pagerOf(play).getByRole("status")).toHaveTextContent("Loading the page…")
    await soon(() => expect(titles(play)).not.toEqual(before))
  }
})

function AddressShelf({ query, size }: ShelfProps) {
  const { change, dismiss, ignored, over, state } = useAddress(query.collection)
  const pager = usePager(over(query), { index: state.index, onChange: ({ index }) => change({ index }), size })
  const { listing } = useCollection(pager.query)
  return (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" }}>
      <AddressNotice ignored={ignored} onDismiss={dismiss} />
      <CollectionTableView caption="Books" columns={[{ field: "title", header: "Title" }]} listing={listing} />
      <Pager label="Pages of books" listing={listing} pager={pager} sizes={[5, 10, 20]} />
    </div>
  )
}

/** The page stands in the address: back and forward go through the pages, and nonsense is left out and named. */
export const InTheAddress = meta.story({
  render: (args) => <AddressShelf {...args} />,
  play: async (play) => {
    const { canvas, userEvent } = play
    const before = location.href
    await expectPage(play, "Page 1 of 5")
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 5")
    await waitFor(() => expect(new URLSearchParams(location.search).get("page")).toBe("2"))
    await press(play, "Next page")
    await expectPage(play, "Page 3 of 5")
    history.back()
    await expectPage(play, "Page 2 of 5")
    history.forward()
    await expectPage(play, "Page 3 of 5")
    await waitFor(() => expect(titles(play)).toHaveLength(5))
    const third = titles(play)
    const address = new URL(location.href)
    // A link to the same page of another order, and back: each is the page that the address names.
    const { length } = history
    address.searchParams.set("sort", "-title")
    history.pushState(null, "", address)
    await waitFor(() => expect(titles(play)[0]).not.toBe(third[0]))
    await expectPage(play, "Page 3 of 5")
    history.back()
    await waitFor(() => expect(titles(play)).toEqual(third))
    await expectPage(play, "Page 3 of 5")
    await expect(new URLSearchParams(location.search).get("page")).toBe("3")
    await expect(history).toHaveLength(length + 1)
    address.searchParams.delete("sort")
    address.searchParams.set("page", "umpteen")
    history.pushState(null, "", address)
    await expect(await canvas.findByText(/was left out: page/)).toBeVisible()
    await expectPage(play, "Page 1 of 5")
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }))
    await waitFor(() => expect(canvas.queryByText(/was left out/)).toBeNull())
    history.replaceState(null, "", before)
  }
})
