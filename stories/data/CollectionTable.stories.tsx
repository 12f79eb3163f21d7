import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { useSelection } from "@portico/react"
import * as React from "react"
import { expect, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { type Bare, BareTable, books, columns } from "./tablePlay.ts"

/**
 * A table of the items of a query: sorted by its headers, and reloaded after every write. It shows when data is
 * missing or out of date.
 */
const meta = preview.meta({
  component: BareTable,
  args: {
    caption: "Books",
    columns,
    query: typed<Bare>(books)
  }
})

const editor = { email: "edith@example.com", password: "sharpened-pencil" }

type Play = PlayOf<typeof BareTable>

const titles = (canvas: Play["canvas"]) =>
  canvas
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("rowheader").textContent)

export const Loading = meta.story({
  parameters: { world: { scenario: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Books" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Books…")
  }
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("rowheader", { name: "Crime and Punishment" })).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent(/Sorted by Title, ascending. 8 of \d+ items/)
  }
})

export const Empty = meta.story({
  parameters: { world: { scenario: "empty" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No items to show.", { selector: "div" })).toBeVisible()
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

/** No items match the filter, and the page explains it. */
export const EmptyAfterFilter = meta.story({
  args: { empty: "No book costs less than nothing.", query: books.pipe(Query.filter(Filter.lt("price", 0))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No book costs less than nothing.")).toBeVisible()
  }
})

export const Sorted = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findAllByRole("cell")
    await step("sorts by another header", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Year" }))
      await expect(canvas.getByRole("columnheader", { name: "Year" })).toHaveAttribute("aria-sort", "ascending")
      await expect(await canvas.findByText(/Sorted by Year, ascending/)).toBeInTheDocument()
    })
    await step("reverses the order on a second press", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Year" }))
      await expect(await canvas.findByText(/Sorted by Year, descending/)).toBeInTheDocument()
      await expect(canvas.getByRole("columnheader", { name: "Title" })).not.toHaveAttribute("aria-sort")
    })
  }
})

/** The rows stay while others are loading, and the layout does not move. */
export const RefetchKeepsRows = meta.story({
  parameters: { world: { clock: "moved", scenario: "slow" } },
  play: async ({ canvas, userEvent }) => {
    const expectSoon = (check: () => unknown) =>
      waitFor(async () => {
        await advance("2 seconds")
        await check()
      })
    await expectSoon(() => canvas.getAllByRole("cell"))
    const before = titles(canvas)
    await userEvent.click(canvas.getByRole("button", { name: "Year" }))
    await advance("1 second")
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Updating…"))
    await expect(titles(canvas)).toEqual(before)
    await expectSoon(() => canvas.getByText(/Sorted by Year/))
    await expect(titles(canvas)).not.toEqual(before)
  }
})

/** Long values do not make the page scroll sideways. */
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

/** The table includes drafts and marks them. */
export const Drafts = meta.story({
  args: { query: typed<Bare>(books.pipe(Query.filter(Filter.eq("author", "Jane Austen")))), showDrafts: true },
  parameters: { world: { member: editor, scenario: "drafts" } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("cell")
    await expect(canvas.getAllByText("Draft")).not.toHaveLength(0)
  }
})

/** Included items are shown by their titles, and missing ones by their ids. */
export const ReferencedItems = meta.story({
  args: {
    caption: "Novels",
    columns: [
      { field: "title", header: "Title" },
      { field: "author", header: "Author" }
    ],
    query: typed<Bare>(Query.from("novels").pipe(Query.include("author")) as never)
  },
  parameters: { world: { scenario: "authored" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("cell", { name: "Jane Austen" })).toBeVisible()
    await expect(canvas.getByRole("cell", { name: "nobody-any-more" })).toBeVisible()
  }
})

/** The filter is longer than an address may be. Queries are sent in the body of a POST request. */
export const LongQueryUsesPost = meta.story({
  args: {
    query: typed<Bare>(
      books.pipe(
        Query.filter(
          Filter.in("title", ["Emma", ...Array.from({ length: 900 }, (_, n) => `No such book, volume ${n}`)])
        )
      )
    )
  },
  play: async ({ canvas }) => {
    performance.clearResourceTimings()
    await expect(await canvas.findByRole("rowheader", { name: "Emma" })).toBeVisible()
    await expect(performance.getEntriesByType("resource").every(({ name }) => name.length < 2000)).toBe(true)
  }
})

/** The table shows each value by its type. */
export const AllFieldTypes = meta.story({
  args: {
    columns: ["title", "year", "price", "addedAt", "tags", "nothing"].map((field) => ({ field, header: field })),
    timeZone: "UTC"
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("rowheader", { name: "Crime and Punishment" })).toBeVisible()
    await expect(canvas.getByText(/classic, crime, psychology/)).toBeVisible()
    await expect(canvas.getAllByText("no value")).toHaveLength(8)
    await expect(canvas.getAllByRole("cell").some((cell) => cell.querySelector("time") !== null)).toBe(true)
  }
})

/** Columns that do not fit scroll in their own box, and the title stays visible. */
export const ManyColumns = meta.story({
  args: {
    columns: [
      ...columns,
      ...["price", "language", "pages", "stock", "addedAt", "tags", "description", "_createdDate", "_updatedDate"].map(
        (field) => ({ field, header: field })
      )
    ]
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("rowheader", { name: "Crime and Punishment" })
    const box = canvas.getByRole("region", { name: "Books" })
    const before = title.getBoundingClientRect().left
    box.scrollLeft = getComputedStyle(box).direction === "rtl" ? -400 : 400
    await waitFor(() => expect(Math.abs(box.scrollLeft)).toBeGreaterThan(0))
    if (innerWidth >= 640) await expect(Math.abs(title.getBoundingClientRect().left - before)).toBeLessThan(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
})

const WithSelection = (args: React.ComponentProps<typeof BareTable>) => {
  const selection = useSelection(args.query)
  return (
    <BareTable {...args} actions={<button className="portico-button">Put on a table</button>} selection={selection} />
  )
}

/** Books are selected individually, by page, and as a range with Shift. */
export const SelectionPage = meta.story({
  args: { query: typed<Bare>(books.pipe(Query.limit(4))) },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const page = await canvas.findByRole<HTMLInputElement>("checkbox", { name: "Select all on this page" })
    await waitFor(() => expect(canvas.getAllByRole("checkbox")).toHaveLength(5))
    const [, first, second, third] = canvas.getAllByRole<HTMLInputElement>("checkbox")
    await step("selects one item: the checkbox of the page is indeterminate", async () => {
      await userEvent.click(first!)
      await expect(first).toBeChecked()
      await expect(page.indeterminate).toBe(true)
      await expect(canvas.getByText("1 selected")).toBeVisible()
    })
    await step("selects a range with Shift", async () => {
      await userEvent.keyboard("{Shift>}")
      await userEvent.click(third!)
      await userEvent.keyboard("{/Shift}")
      await expect(second).toBeChecked()
      await expect(canvas.getByText("3 selected")).toBeVisible()
    })
    await step("selects and deselects the page", async () => {
      await userEvent.click(page)
      await expect(canvas.getByText("4 selected")).toBeVisible()
      await userEvent.click(page)
      await expect(canvas.queryByRole("button", { name: "Clear selection" })).toBeNull()
    })
    await step("preserves the selection when the order changes", async () => {
      await userEvent.click(first!)
      const { name } = { name: first!.getAttribute("aria-label") ?? "" }
      await userEvent.click(canvas.getByRole("button", { name: "Title" }))
      await expect(await canvas.findByText(/Sorted by Title, descending/)).toBeInTheDocument()
      await expect(canvas.getByText("1 selected")).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Title" }))
      await expect(await canvas.findByRole("checkbox", { name })).toBeChecked()
    })
  }
})

/** A whole page is selected, then all matching items. Deselected items are excluded. */
export const SelectionAllMatching = meta.story({
  args: { query: typed<Bare>(books.pipe(Query.filter(Filter.lt("price", 12)), Query.limit(4))) },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("checkbox")).toHaveLength(5))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all on this page" }))
    await userEvent.click(canvas.getByRole("button", { name: /Select all \d+ matching items/ }))
    await expect(canvas.getByText(/All matching items selected: \d+$/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole("checkbox")[2]!)
    await expect(canvas.getByText(/All matching items selected: \d+, 1 excluded$/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }))
    await expect(canvas.getAllByRole("checkbox").every((box) => !(box as HTMLInputElement).checked)).toBe(true)
  }
})

/** Two responses arrive out of order. The response to the latest request is shown. */
export const LateResponseIgnored = meta.story({
  parameters: { world: { clock: "moved", scenario: "slow" } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => {
      await advance("2 seconds")
      canvas.getAllByRole("cell")
    })
    const author = canvas.getByRole("button", { name: "Author" })
    await userEvent.click(canvas.getByRole("button", { name: "Year" }))
    await advance("1 second")
    await userEvent.click(author)
    await waitFor(async () => {
      await advance("1 second")
      await expect(canvas.getByRole("status")).toHaveTextContent(/Sorted by Author/)
    })
    await advance("10 seconds")
    await expect(canvas.getByRole("columnheader", { name: "Author" })).toHaveAttribute("aria-sort", "ascending")
    await expect(titles(canvas)[0]).toBe("Eugene Onegin")
  }
})
