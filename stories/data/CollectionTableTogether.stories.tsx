import * as Aggregate from "@portico/client/data/Aggregate"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import {
  BulkActions,
  CollectionGrid,
  CollectionTable,
  InfiniteList,
  ItemDetail,
  ItemForm,
  Pager,
  SortMenu,
  useBulk,
  useCollection,
  usePager,
  useSelection,
  useSort
} from "@portico/react"
import { AggregateChart } from "@portico/react/charts"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as React from "react"
import { expect, waitFor, within } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { atShelf, Shelf } from "./shelf.ts"

const Page = ({ children }: React.PropsWithChildren) => (
  <div style={{ display: "grid", gap: "1.5rem", gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" }}>
    {children}
  </div>
)

/** A table among other components that show or change the same collection. */
const meta = preview.meta({ title: "data/CollectionTable/Together", component: Page })

type Play = PlayOf<typeof Page>

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(8), Query.returnTotalCount())

const columns = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "Year", sortable: true }
] as const

const fields = columns.map(({ field, header }) => ({ field, label: header }))

function Sorted() {
  const sort = useSort(books)
  return (
    <Page>
      <SortMenu fields={fields} multiple sort={sort} />
      <CollectionTable caption="Books" columns={columns} query={sort.query} sort={sort} />
    </Page>
  )
}

/** A menu and the headers share one order: what either chooses shows in both. */
export const SharedOrder = meta.story({
  render: () => <Sorted />,
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findAllByRole("cell")
    const menu = () => canvas.getByLabelText("Sort by", { selector: "select" })
    await step("the menu sorts, and the header says so", async () => {
      await userEvent.selectOptions(menu(), "Author")
      await userEvent.selectOptions(canvas.getByLabelText("Then by"), "Year")
      await expect(canvas.getByRole("columnheader", { name: "Author" })).toHaveAttribute("aria-sort", "ascending")
      await expect(await canvas.findByText(/Sorted by Author, ascending\. 8 of/)).toBeInTheDocument()
    })
    await step("the header turns it round, and the menu keeps what comes after it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Author" }))
      await expect(canvas.getByText("Sorted by Author, descending, then Year, ascending")).toBeInTheDocument()
    })
    await step("another header takes its place in the menu", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Title" }))
      await expect(menu()).toHaveValue("title")
      await expect(canvas.getByText("Sorted by Title, ascending")).toBeInTheDocument()
    })
  }
})

const byCursor = Query.from(Shelf).pipe(Query.ascending("title"), Query.limit(2), Query.byCursor)
const titles = [{ field: "title", header: "Title", sortable: true }] as const

function PagedByCursor() {
  const pager = usePager(byCursor)
  const { listing } = useCollection(pager.query)
  return (
    <CollectionTable
      caption="Shelf"
      columns={titles}
      footer={<Pager listing={listing} pager={pager} />}
      onListing={pager.observe}
      query={pager.query}
    />
  )
}

/** Another order begins at its first page, wherever one was: the header and the rows say the same. */
export const SortedOnPageTwo = meta.story({
  parameters: atShelf(),
  render: () => <PagedByCursor />,
  play: async ({ canvas, step, userEvent }) => {
    const shown = () => canvas.getAllByRole("row").flatMap((row) => row.querySelector("td")?.textContent ?? [])
    const press = (name: RegExp) => userEvent.click(canvas.getByRole("button", { name }))
    await waitFor(() => expect(shown()).toHaveLength(2))
    const first = shown()
    await press(/Next/)
    await waitFor(() => expect(shown()).not.toEqual(first))
    await step("page 2 is sorted the other way round: the last ones come first", async () => {
      await press(/^Title/)
      await waitFor(() => expect(shown()).toEqual(["Sense and Sensibility", "Persuasion"]))
    })
    await step("and the next ones after them", async () => {
      await press(/Next/)
      await waitFor(() => expect(shown()).toEqual(["Odd", "Emma"]))
    })
  }
})

const shelf = Query.from(Shelf).pipe(Query.ascending("title"), Query.limit(2), Query.returnTotalCount())
const priced = [
  { field: "title", header: "Title" },
  { field: "price", header: "Price" }
] as const
const removal = [{ operation: "remove" }] as const

function Bulk() {
  const pager = usePager(shelf)
  const { start } = useBulk(Shelf, "remove")
  const { listing } = useCollection(pager.query)
  const selection = useSelection(shelf)
  return (
    <Page>
      <BulkActions
        actions={removal}
        collection={Shelf}
        name="books"
        onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
        selection={selection.selection}
      />
      <button className="portico-button" onClick={() => start(["emma"])} type="button">
        Sell Emma
      </button>
      <CollectionTable
        caption="Shelf"
        columns={priced}
        footer={<Pager listing={listing} pager={pager} />}
        query={pager.query}
        selection={selection}
        selectionBar="matching"
      />
    </Page>
  )
}

/** What can be done stands in a bar of its own, and pages have a pager: each number is told once. */
export const BulkAndPager = meta.story({
  parameters: atShelf(),
  render: () => <Bulk />,
  play: async ({ canvas, step, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("checkbox")).toHaveLength(3))
    await expect(canvas.getByText("1–2 of 5 items")).toBeVisible()
    await expect(canvas.queryByText("2 of 5 items", { selector: "p" })).toBeNull()
    await step("the table only offers all that match", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select all on this page" }))
      await expect(canvas.getAllByText(/^2 .*selected$/)).toHaveLength(1)
      await expect(canvas.getAllByRole("button", { name: /^Clear/ })).toHaveLength(1)
    })
    await step("and once that is taken, the focus is on the rows and the other bar tells the number", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Select all 5 that match" }))
      await expect(canvas.getByRole("region", { name: "Shelf" })).toHaveFocus()
      await expect(canvas.queryByRole("button", { name: /that match/ })).toBeNull()
      await expect(canvas.getByText(/5.*selected|selected.*5/)).toBeVisible()
    })
    await step("what is sold meanwhile is not among them any more", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Sell Emma" }))
      await expect(await canvas.findByText(/4.*selected|selected.*4/)).toBeVisible()
    })
  }
})

const drawn = ({ data: { price } }: { readonly data: { readonly price: number } }) => <p>{price}</p>
const whole = Query.from(Shelf).pipe(Query.ascending("title"))

const Editing = () => (
  <Page>
    <ItemForm collection={Shelf} fields={["title", "price"]} id="emma" />
    <ItemDetail collection={Shelf} fields={["price"]} id="emma" title="Emma" />
    <CollectionTable caption="As a table" columns={priced} query={whole} />
    <CollectionGrid caption="As cards" columns={priced} query={whole} />
    <InfiniteList label="As a list" nameOf={({ data }) => data.title} query={whole}>
      {drawn}
    </InfiniteList>
  </Page>
)

/** What each place shows of Emma's price, in turn, and how its item is marked. */
const watched = async ({ canvas }: Play) => {
  await canvas.findByRole("table")
  const places = await waitFor(() => {
    const row = canvas.getByRole("row", { name: /^Emma/ })
    const card = within(canvas.getByRole("region", { name: "As cards" })).getAllByRole("listitem")[1]!
    const entry = canvas.getByRole("article", { name: "Emma" })
    return [row.querySelectorAll("td")[1]!, card.querySelectorAll("dd")[0]!, entry.querySelector("p")!]
  })
  const seen = places.map((place) => [place.textContent])
  const marks = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const [index, place] of places.entries()) {
      if (seen[index]?.at(-1) !== place.textContent) seen[index]?.push(place.textContent)
    }
    for (const marked of document.querySelectorAll("[data-edit][data-item=emma]")) {
      marks.add(marked.getAttribute("data-edit") ?? "")
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  return { marks, seen, stop: () => observer.disconnect() }
}

const reprice = async ({ canvas, userEvent }: Play) => {
  const input = await canvas.findByLabelText(/^Price/)
  await userEvent.clear(input)
  await userEvent.type(input, "12.5")
  await userEvent.click(canvas.getByRole("button", { name: /Save/ }))
}

/** An edit shows everywhere while it is saved, marked, and stays when it is: nothing goes back and forth. */
export const EditShownEverywhere = meta.story({
  parameters: atShelf(),
  render: () => <Editing />,
  play: async (play) => {
    const { marks, seen, stop } = await watched(play)
    await reprice(play)
    await play.canvas.findByText("Your changes are saved.")
    await waitFor(() => expect(document.querySelector("[data-edit], [aria-busy=true]")).toBeNull())
    stop()
    await expect(seen).toEqual(Array.from({ length: 3 }, () => ["9.5", "12.5"]))
    await expect([...marks]).toEqual(["saving"])
  }
})

/** An edit that is refused is taken back everywhere. The form says why, and so does the mark of the item. */
export const RefusedEditRolledBack = meta.story({
  parameters: atShelf("shelfHook"),
  render: () => <Editing />,
  play: async (play) => {
    const { canvas, userEvent } = play
    const { marks, seen, stop } = await watched(play)
    await reprice(play)
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Prices are fixed until Monday.")
    await waitFor(() => expect(canvas.getByRole("row", { name: /^Emma/ })).toHaveTextContent(/Not saved: .*Monday/))
    stop()
    await expect(seen).toEqual(Array.from({ length: 3 }, () => ["9.5", "12.5", "9.5"]))
    await expect([...marks]).toEqual(["saving", "refused"])
    await expect(canvas.getByLabelText(/^Price/)).toHaveValue("12.5")
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }))
    await waitFor(() => expect(document.querySelector("[data-edit]")).toBeNull())
  }
})

const english = books.pipe(Query.filter(Filter.eq("language", "en")), Query.limit(1))
const perLanguage = Aggregate.from("books").pipe(Aggregate.group("language"), Aggregate.count())
const languages = [
  { field: "title", header: "Title" },
  { field: "language", header: "Language" }
] as const

const Dashboard = () => (
  <Page>
    <ItemForm collection="books" fields={[{ name: "language", type: "text", label: "Language" }]} id="emma" />
    <CollectionTable caption="All books" columns={languages} query={books.pipe(Query.limit(50))} />
    <CollectionTable caption="In English" columns={languages} query={english} />
    <ItemDetail
      collection="books"
      fields={[{ name: "language", type: "text", label: "Its language" }]}
      id="emma"
      title="Emma"
    />
    <AggregateChart
      caption="Per language"
      category={{ field: "_id", header: "Language" }}
      source={perLanguage}
      values={[{ field: "count", header: "Books" }]}
    />
  </Page>
)

/** One write asks again for every list, count, item and picture of its collection; each is read once, and none flickers. */
export const OneWriteEverywhere = meta.story({
  parameters: { world: { member: accounts.edith, scenario: "bookshop" } },
  render: () => <Dashboard />,
  play: async ({ canvas, step, userEvent }) => {
    const count = () =>
      Number(canvas.getByText(/^1 of \d+ items$/, { selector: "p" }).textContent?.match(/of (\d+)/)?.[1])
    const marks = () => within(canvas.getByRole("group", { name: /as a picture/ })).getAllByRole("img")
    const row = () => canvas.getByRole("row", { name: /^Emma/ })
    await waitFor(() => expect(marks()).toHaveLength(4))
    const before = await waitFor(count)
    const stays = [await waitFor(row), canvas.getByRole("figure"), canvas.getByText("Its language")]
    const input = await canvas.findByLabelText(/^Language/)
    await userEvent.clear(input)
    await userEvent.type(input, "no")
    await userEvent.click(canvas.getByRole("button", { name: /Save/ }))
    await step("the row, the count, the item and the picture", async () => {
      await waitFor(() => expect(count()).toBe(before - 1))
      await waitFor(() => expect(marks()).toHaveLength(5))
      await expect(row()).toHaveTextContent(/no$/)
      await expect(canvas.getByText("Its language").nextElementSibling).toHaveTextContent("no")
    })
    await step("what stood there was there all along", async () => {
      await expect(stays.every((element) => element.isConnected)).toBe(true)
    })
  }
})
