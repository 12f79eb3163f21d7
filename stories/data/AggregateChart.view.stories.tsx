import { AggregateChartView, type ChartRow } from "@portico/react/charts"
import type { Listing } from "@portico/react/data"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const listed = (items: ReadonlyArray<ChartRow>): Listing<ChartRow> => ({
  _tag: "Ready",
  items,
  refetching: false,
  total: items.length
})

const copiesSold = [
  { shelf: "Novels", copies: 412, returned: 31 },
  { shelf: "Poetry", copies: 96, returned: 4 },
  { shelf: "Plays", copies: 58, returned: 12 },
  { shelf: "Letters", copies: 21, returned: 2 }
]

/** Every variant of a chart, rendered without a client. `AggregateChart` shows the same variants. */
const meta = preview.meta({
  title: "data/AggregateChart/States",
  component: AggregateChartView,
  args: {
    caption: "Copies sold",
    category: { field: "shelf", header: "Shelf" },
    listing: typed<Listing<ChartRow>>(listed(copiesSold)),
    onRetry: fn(),
    values: [{ field: "copies", header: "Copies" }]
  }
})

/** The data is loading. */
export const Loading = meta.story({ args: { listing: { _tag: "Loading" } } })

/** A bar chart. */
export const Bars = meta.story()

/** A bar chart with two columns. */
export const SeveralColumns = meta.story({
  args: {
    values: [
      { field: "copies", header: "Sold" },
      { field: "returned", header: "Returned" }
    ]
  }
})

/** Vertical bars, for groups in an order such as months. The arrow keys move between them. */
export const Columns = meta.story({
  args: { kind: "column" },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("img")
    await expect(first).toHaveAccessibleName("Novels: 412. 1 of 4")
    first?.focus()
    await userEvent.keyboard(document.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}")
    await expect(document.activeElement).toHaveAccessibleName("Poetry: 96. 2 of 4")
    const [novels, poetry] = canvas.getAllByRole("img").map((mark) => mark.querySelector(".portico-chart-shape"))
    const heightOf = (bar: Element | null | undefined) => bar?.getBoundingClientRect().height ?? 0
    await expect(heightOf(novels)).toBeGreaterThan(heightOf(poetry) * 4)
  }
})

const septembers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    shelf: `Sept ${2001 + index}`,
    copies: index % 2 === 0 ? 1134 + 50 * index : 2000
  }))

const inNarrowBox = (Story: () => React.JSX.Element) => <div style={{ inlineSize: "15rem" }}>{Story()}</div>

/** Names that are wider than their columns have two lines. */
export const LongColumnNames = meta.story({
  args: { kind: "column", listing: listed(septembers(4)) },
  decorators: [inNarrowBox],
  play: async ({ canvas }) => {
    const chart = canvas.getByRole("group")
    // The order of the columns depends on the writing direction.
    for (const year of [2001, 2002, 2003, 2004]) await expect(chart).toHaveTextContent(new RegExp(`Sept${year}`))
  }
})

/** In narrow columns, only the number of the active one is shown, above the columns that it covers. */
export const NarrowColumns = meta.story({
  args: { kind: "column", listing: listed(septembers(13)) },
  decorators: [inNarrowBox],
  play: async ({ canvas, canvasElement }) => {
    const marks = canvas.getAllByRole("img")
    marks[2]?.focus()
    await waitFor(async () => {
      const numbers = canvasElement.querySelectorAll(".portico-chart-number")
      await expect([...numbers].map(({ textContent }) => textContent)).toEqual(["1.2K"])
      const bottom = numbers[0]?.getBoundingClientRect().bottom ?? Infinity
      const neighbor = marks[3]?.querySelector(".portico-chart-shape")?.getBoundingClientRect()
      await expect(bottom).toBeLessThanOrEqual(neighbor?.top ?? 0)
    })
  }
})

/** Vertical bars of two columns, with a negative number. */
export const SeveralVerticalColumns = meta.story({
  args: {
    kind: "column",
    listing: listed([...copiesSold, { shelf: "Maps", copies: -40, returned: 3 }]),
    values: [
      { field: "copies", header: "Sold" },
      { field: "returned", header: "Returned" }
    ]
  }
})

/** Positive and negative numbers, and zero. */
export const Negative = meta.story({
  args: {
    caption: "Won and lost",
    listing: listed([
      { shelf: "Novels", copies: 1250.5 },
      { shelf: "Poetry", copies: -320 },
      { shelf: "Plays", copies: 0 },
      { shelf: "Letters", copies: -45.25 }
    ]),
    values: [{ field: "copies", header: "Balance", format: { style: "currency", currency: "EUR" } }]
  }
})

/** Long numbers: shortened next to their bars, and complete in the table and for screen readers. */
export const LargeNumbers = meta.story({
  args: {
    caption: "Letters printed",
    listing: listed([
      { shelf: "Novels", copies: 4.2e30 },
      { shelf: "Poetry", copies: 9_007_199_254_740_991 },
      { shelf: "Plays", copies: 1_500_000 }
    ])
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^Novels: 4,200,000,/ })).toBeVisible()
  }
})

/** Numbers below a hundredth, which are not rounded to zero. */
export const SmallNumbers = meta.story({
  args: {
    caption: "Share of misprints",
    listing: listed([
      { shelf: "Novels", copies: 0.00041 },
      { shelf: "Poetry", copies: 0.00009 }
    ])
  }
})

/** A bar chart with a single group. */
export const OneGroup = meta.story({ args: { listing: listed(copiesSold.slice(0, 1)) } })

/** Groups without a name, missing numbers, and names that are wider than the page. */
export const UnnamedGroups = meta.story({
  args: {
    listing: listed([
      { shelf: null, copies: 12 },
      { shelf: "", copies: 7 },
      { shelf: "The collected letters, diaries and account books of a family of booksellers", copies: 5 },
      { shelf: "Unbroken".repeat(12), copies: 3 },
      { shelf: "Maps", copies: null }
    ])
  }
})

/** Many groups: the largest ones have their own marks, the rest is combined, and the table has all of them. */
export const ManyGroups = meta.story({
  args: {
    listing: listed(Array.from({ length: 500 }, (_, index) => ({ shelf: `Shelf ${index + 1}`, copies: 1000 - index }))),
    values: [{ field: "copies", header: "Copies", folding: "sum" }]
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img").at(-1)).toHaveAccessibleName(/^Other \(489\): /)
    await expect(canvas.getAllByRole("row", { hidden: true })).toHaveLength(501)
  }
})

const months = Array.from({ length: 24 }, (_, index) => ({
  month: new Date(Date.UTC(2024, index, 1)),
  copies: 200 + Math.round(120 * Math.sin(index / 2)),
  returned: index === 7 ? undefined : 40 + Math.round(30 * Math.cos(index / 3))
}))

/** A line chart of consecutive groups, with a gap for missing data. */
export const Lines = meta.story({
  args: {
    category: { field: "month", header: "Month" },
    kind: "line",
    listing: listed(months),
    values: [
      { field: "copies", header: "Sold" },
      { field: "returned", header: "Returned" }
    ]
  }
})

/** A donut chart of eight groups: as many as there are colors and textures. */
export const Donut = meta.story({
  args: {
    kind: "donut",
    mostGroups: 8,
    listing: listed(
      ["Novels", "Poetry", "Plays", "Letters", "Maps", "Atlases", "Cookbooks", "Fairy tales", "Grammars"].map(
        (shelf, index) => ({ shelf, copies: 90 - 9 * index })
      )
    ),
    values: [{ field: "copies", header: "Copies", folding: "sum" }]
  }
})

/** The chart loads into the reserved space, so content below it does not move. */
export const FillsReservedSpace = meta.story({
  args: { skeletonGroups: 4 },
  render: function LoadsOnClick(args) {
    const [isLoaded, load] = React.useState(false)
    const loading = isLoaded ? {} : { listing: { _tag: "Loading" } as const }
    const twoColumns = [...args.values, { field: "returned", header: "Returned" }]
    return (
      <div style={{ display: "grid", gap: "1rem" }}>
        <AggregateChartView {...args} {...loading} values={twoColumns} />
        <AggregateChartView {...args} {...loading} kind="line" />
        <AggregateChartView {...args} {...loading} kind="donut" />
        <button onClick={() => load(true)} type="button">
          Load
        </button>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Space for two lines of the summary is reserved. Large text may need more.
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
    const heights = () =>
      canvas
        .getAllByRole("figure")
        .map((figure) => heightOf(figure) - heightOf(figure.querySelector(".portico-chart-summary")))
    const before = heights()
    await expect(heightOf(canvasElement.querySelector(".portico-chart-summary"))).toBeGreaterThan(30)
    await userEvent.click(canvas.getByRole("button", { name: "Load" }))
    await expect(canvas.getAllByRole("group", { name: /, chart\./ })).toHaveLength(3)
    await expect(heights()).toEqual(before)
  }
})

/** The table instead of the chart. */
export const Table = meta.story({ args: { defaultTable: true } })

/** There is no data. */
export const Empty = meta.story({ args: { listing: listed([]) } })

/** The data could not be loaded. */
export const Failed = meta.story({
  args: {
    listing: { _tag: "Failed", problem: { key: "internalError", retryable: true, code: "WDE0053" }, refetching: false }
  }
})

/** Newer data could not be loaded. The older data stays, with the reason. */
export const RefetchFailed = meta.story({
  args: {
    listing: {
      _tag: "Ready",
      items: copiesSold,
      problem: { key: "offline", retryable: true },
      refetching: false,
      total: copiesSold.length
    }
  }
})
