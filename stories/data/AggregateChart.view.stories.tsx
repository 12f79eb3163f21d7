import { AggregateChartView, type ChartRow } from "@portico/react/charts"
import type { Listing } from "@portico/react/data"
import * as React from "react"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const listed = (items: ReadonlyArray<ChartRow>): Listing<ChartRow> => ({
  _tag: "Ready",
  items,
  refetching: false,
  total: items.length
})

const sold = [
  { shelf: "Novels", copies: 412, returned: 31 },
  { shelf: "Poetry", copies: 96, returned: 4 },
  { shelf: "Plays", copies: 58, returned: 12 },
  { shelf: "Letters", copies: 21, returned: 2 }
]

/** Every variant of a chart, rendered without a client. `AggregateChart` shows the same. */
const meta = preview.meta({
  title: "data/AggregateChart/States",
  component: AggregateChartView,
  args: {
    caption: "Copies sold",
    category: { field: "shelf", header: "Shelf" },
    listing: typed<Listing<ChartRow>>(listed(sold)),
    onRetry: fn(),
    values: [{ field: "copies", header: "Copies" }]
  }
})

export const Loading = meta.story({ args: { listing: { _tag: "Loading" } } })

export const Bars = meta.story()

export const SeveralColumns = meta.story({
  args: {
    values: [
      { field: "copies", header: "Sold" },
      { field: "returned", header: "Returned" }
    ]
  }
})

/** Numbers on both sides of nothing. */
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

/** Long numbers are shortened next to their bars, and complete in the table and for screen readers. */
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

/** Less than a hundredth is not nothing. */
export const SmallNumbers = meta.story({
  args: {
    caption: "Share of misprints",
    listing: listed([
      { shelf: "Novels", copies: 0.00041 },
      { shelf: "Poetry", copies: 0.00009 }
    ])
  }
})

export const OneGroup = meta.story({ args: { listing: listed(sold.slice(0, 1)) } })

/** Groups without a name, numbers that are none, and names longer than the page. */
export const Nameless = meta.story({
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

/** The largest groups have their own marks; the rest is combined, and the table has all of them. */
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

/** Consecutive groups, with a gap for missing data. */
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

/** Eight shares: as many as there are colors and textures. */
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

/** The chart fills the reserved space: content below it does not move. */
export const TakesItsPlace = meta.story({
  args: { skeletonGroups: 4 },
  render: function Coming(args) {
    const [isThere, come] = React.useState(false)
    const coming = isThere ? {} : { listing: { _tag: "Loading" } as const }
    const two = [...args.values, { field: "returned", header: "Returned" }]
    return (
      <div style={{ display: "grid", gap: "1rem" }}>
        <AggregateChartView {...args} {...coming} values={two} />
        <AggregateChartView {...args} {...coming} kind="line" />
        <AggregateChartView {...args} {...coming} kind="donut" />
        <button onClick={() => come(true)} type="button">
          Come
        </button>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A summary has room for two lines. Letters of any size may make more of it.
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
    const heights = () =>
      canvas
        .getAllByRole("figure")
        .map((figure) => heightOf(figure) - heightOf(figure.querySelector(".portico-chart-summary")))
    const before = heights()
    await expect(heightOf(canvasElement.querySelector(".portico-chart-summary"))).toBeGreaterThan(30)
    await userEvent.click(canvas.getByRole("button", { name: "Come" }))
    await expect(canvas.getAllByRole("group", { name: /, chart\./ })).toHaveLength(3)
    await expect(heights()).toEqual(before)
  }
})

export const Table = meta.story({ args: { defaultTable: true } })

export const Empty = meta.story({ args: { listing: listed([]) } })

export const Failed = meta.story({
  args: {
    listing: { _tag: "Failed", problem: { key: "internalError", retryable: true, code: "WDE0053" }, refetching: false }
  }
})

/** Newer groups could not be read: the older ones stay below the reason. */
export const FailedLater = meta.story({
  args: {
    listing: {
      _tag: "Ready",
      items: sold,
      problem: { key: "offline", retryable: true },
      refetching: false,
      total: sold.length
    }
  }
})
