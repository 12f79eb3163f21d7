import * as Aggregate from "@portico/client/data/Aggregate"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { CollectionGrid, CollectionTable, InfiniteList, ItemDetail, ItemForm } from "@portico/react"
import { AggregateChart } from "@portico/react/charts"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect, waitFor, within } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { atShelf, Shelf } from "./shelf.ts"
import { books } from "./tablePlay.ts"
import { Page } from "./togetherPage.tsx"

/** A write in one component is shown in all other components with the same collection. */
const meta = preview.meta({ title: "data/CollectionTable/Edited", component: Page })

type Play = PlayOf<typeof Page>

const priced = [
  { field: "title", header: "Title" },
  { field: "price", header: "Price" }
] as const

const renderPrice = ({ data: { price } }: { readonly data: { readonly price: number } }) => <p>{price}</p>
const allBooks = Query.from(Shelf).pipe(Query.ascending("title"))

const Editing = () => (
  <Page>
    <ItemForm collection={Shelf} fields={["title", "price"]} id="emma" />
    <ItemDetail collection={Shelf} fields={["price"]} id="emma" title="Emma" />
    <CollectionTable caption="As a table" columns={priced} query={allBooks} />
    <CollectionGrid caption="As cards" columns={priced} query={allBooks} />
    <InfiniteList label="As a list" nameOf={({ data }) => data.title} query={allBooks}>
      {renderPrice}
    </InfiniteList>
  </Page>
)

/** Records the prices of Emma that each component shows over time, and the markers of the item. */
const watchPrices = async ({ canvas }: Play) => {
  await canvas.findByRole("table")
  const elements = await waitFor(() => {
    const row = canvas.getByRole("row", { name: /^Emma/ })
    const card = within(canvas.getByRole("region", { name: "As cards" })).getAllByRole("listitem")[1]!
    const entry = canvas.getByRole("article", { name: "Emma" })
    return [row.querySelectorAll("th, td")[1]!, card.querySelectorAll("dd")[0]!, entry.querySelector("p")!]
  })
  const seen = elements.map((place) => [place.textContent])
  const marks = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const [index, place] of elements.entries()) {
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

/** An edit shows everywhere while it is being saved, with a marker, and stays afterwards without flickering. */
export const EditShownEverywhere = meta.story({
  parameters: atShelf(),
  render: () => <Editing />,
  play: async (play) => {
    const { marks, seen, stop } = await watchPrices(play)
    await reprice(play)
    await play.canvas.findByText("Changes saved.")
    await waitFor(() => expect(document.querySelector("[data-edit], [aria-busy=true]")).toBeNull())
    stop()
    await expect(seen).toEqual(Array.from({ length: 3 }, () => ["9.5", "12.5"]))
    await expect([...marks]).toEqual(["saving"])
  }
})

/** An edit is refused and reverted everywhere. The form and the marker of the item show the reason. */
export const RefusedEditRolledBack = meta.story({
  parameters: atShelf("shelfHook"),
  render: () => <Editing />,
  play: async (play) => {
    const { canvas, userEvent } = play
    const { marks, seen, stop } = await watchPrices(play)
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

/** One write reloads every list, count, item and chart of its collection, each once and without flickering. */
export const OneWriteEverywhere = meta.story({
  parameters: { world: { member: accounts.edith, scenario: "bookshop" } },
  render: () => <Dashboard />,
  play: async ({ canvas, step, userEvent }) => {
    const count = () =>
      Number(canvas.getByText(/^1 of \d+ items$/, { selector: "p" }).textContent?.match(/of (\d+)/)?.[1])
    const marks = () => within(canvas.getByRole("group", { name: /, chart\./ })).getAllByRole("img")
    const row = () => canvas.getByRole("row", { name: /^Emma/ })
    await waitFor(() => expect(marks()).toHaveLength(4))
    const before = await waitFor(count)
    const elements = [await waitFor(row), canvas.getByRole("figure"), canvas.getByText("Its language")]
    const input = await canvas.findByLabelText(/^Language/)
    await userEvent.clear(input)
    await userEvent.type(input, "no")
    await userEvent.click(canvas.getByRole("button", { name: /Save/ }))
    await step("updates the row, the count, the item and the chart", async () => {
      await waitFor(() => expect(count()).toBe(before - 1))
      await waitFor(() => expect(marks()).toHaveLength(5))
      await expect(row()).toHaveTextContent(/no$/)
      await expect(canvas.getByText("Its language").nextElementSibling).toHaveTextContent("no")
    })
    await step("does not replace the elements", async () => {
      await expect(elements.every((element) => element.isConnected)).toBe(true)
    })
  }
})
