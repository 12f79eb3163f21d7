import * as Accumulator from "@portico/client/data/Accumulator"
import * as Aggregate from "@portico/client/data/Aggregate"
import * as Expression from "@portico/client/data/Expression"
import * as Filter from "@portico/client/data/Filter"
import * as Stages from "@portico/client/data/Pipeline"
import { AggregateChartParts } from "@portico/react/charts"
import { expect, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { AnyChart, edith, euros, inStock, marks, names, perLanguage, ready, rows } from "./chartPlay.tsx"

const perTitle = Aggregate.from("books").pipe(
  Aggregate.group("title"),
  Aggregate.sum("stock"),
  Aggregate.descending("stockSum")
)

const perMonth = Aggregate.from("sales").pipe(
  Aggregate.group("month"),
  Aggregate.sum("revenue"),
  Aggregate.ascending("_id")
)

const perTag = Stages.from("books").pipe(
  Stages.unwind("tags"),
  Stages.group({ tag: Expression.field("tags") }, { books: Accumulator.count() }),
  Stages.descending("books"),
  Stages.limit(8)
)

const languages = new Intl.DisplayNames("en", { type: "language" })

const copiesPerLanguage = Aggregate.from("books").pipe(
  Aggregate.group("language"),
  Aggregate.sum("stock"),
  Aggregate.descending("stockSum")
)

function Designed() {
  return (
    <AggregateChartParts.Root
      caption="Copies in stock"
      classNames={{ unseen: "visually-hidden" }}
      category={{
        field: "_id",
        header: "Language",
        label: (code: unknown) => languages.of(String(code)) ?? String(code)
      }}
      source={copiesPerLanguage}
      values={[{ field: "stockSum", header: "Copies" }]}
    >
      <AggregateChartParts.Title level={2} />
      <AggregateChartParts.Toggle />
      <AggregateChartParts.Error />
      <AggregateChartParts.Picture />
      <AggregateChartParts.Legend />
      <AggregateChartParts.Empty />
      <AggregateChartParts.Note />
      <AggregateChartParts.Summary />
      <AggregateChartParts.Table />
      <AggregateChartParts.Status className="visually-hidden" />
    </AggregateChartParts.Root>
  )
}

/**
 * A chart of an aggregation or a pipeline, with a table of the same numbers, a sentence that summarizes them, and
 * arrow keys to navigate its marks. Import it from `@portico/react/charts`.
 */
const meta = preview.meta({
  component: AnyChart,
  args: inStock
})

/** A bar chart. */
export const Bar = meta.story({
  play: async (play) => {
    await ready(play)
    const [first = "", ...others] = names(play)
    await play.step("has a name with the group, the value and the position of each mark", async () => {
      await expect(first).toMatch(/^English: \d+\. 1 of 4$/)
      await expect(others).toHaveLength(3)
    })
    await play.step("summarizes the chart, and has the same numbers in the table", async () => {
      await expect(play.canvas.getByText(/^4 groups\. Largest: English, \d+\. Smallest: \w+, \d+\.$/)).toBeVisible()
      await expect(rows(play)).toHaveLength(4)
    })
    await play.step("moves through the marks with the arrow keys, and stops at both ends", async () => {
      await play.userEvent.tab()
      await play.userEvent.tab()
      await expect(marks(play)[0]).toHaveFocus()
      await play.userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}")
      await expect(marks(play)[3]).toHaveFocus()
      await expect(marks(play).filter((mark) => mark.tabIndex === 0)).toHaveLength(1)
      await play.userEvent.keyboard("{Home}")
      await expect(marks(play)[0]).toHaveFocus()
    })
  }
})

/** The chart renders again for its available width, also after its skeleton. */
export const ResizesWithContainer = meta.story({
  decorators: [(Story) => <div data-testid="container">{Story()}</div>],
  play: async (play) => {
    await ready(play)
    const chart = play.canvas.getByRole("group", { name: /, chart\./ })
    const container = play.canvas.getByTestId("container")
    container.style.inlineSize = "15rem"
    await waitFor(() => expect(Number(chart.getAttribute("width"))).toBeLessThanOrEqual(container.clientWidth))
  }
})

/** A line chart of consecutive groups. Only the shop's staff may see the sales. */
export const Line = meta.story({
  ...edith,
  args: {
    caption: "Sales",
    category: {
      field: "_id",
      header: "Month",
      label: (month: never) =>
        new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC", year: "2-digit" }).format(
          new Date(`${String(month)}-01`)
        )
    },
    kind: "line",
    source: perMonth,
    values: [{ field: "revenueSum", header: "Revenue", format: euros }]
  },
  play: async (play) => {
    await ready(play)
    await expect(names(play)).toHaveLength(12)
    await expect(names(play)[0]).toMatch(/^Nov 25: €[\d.]+\. 1 of 12$/)
    await play.step("runs in the direction of the page", async () => {
      const isRtl = getComputedStyle(play.canvas.getByRole("group")).direction === "rtl"
      const [first, second] = marks(play).map((mark) => mark.getBoundingClientRect().x)
      await expect(Number(first) > Number(second)).toBe(isRtl)
      await play.userEvent.click(marks(play)[3]!)
      marks(play)[3]!.focus()
      await play.userEvent.keyboard(isRtl ? "{ArrowLeft}" : "{ArrowRight}")
      await expect(marks(play)[4]).toHaveFocus()
      await expect(marks(play)[4]).toHaveTextContent(/^Mar 26: €/)
      await play.userEvent.keyboard("{Escape}")
      await expect(marks(play)[4]).toHaveTextContent("")
    })
  }
})

/** A donut chart, with shares. */
export const Donut = meta.story({
  args: { kind: "donut" },
  play: async (play) => {
    await ready(play)
    await expect(names(play)[0]).toMatch(/^English: \d+, [\d.]+%\. 1 of 4$/)
    await expect(
      within(play.canvas.getByRole("table")).getByRole("columnheader", { name: "Share" })
    ).toBeInTheDocument()
  }
})

/** A chart with several columns, distinguished by color, texture and name. */
export const MinMax = meta.story({
  args: {
    caption: "Prices",
    values: [
      { field: "priceMin", header: "Cheapest", format: euros },
      { field: "priceMax", header: "Dearest", format: euros }
    ]
  },
  play: async (play) => {
    await ready(play)
    await expect(names(play).slice(0, 2)).toEqual([
      expect.stringMatching(/^English, Cheapest: €[\d.]+\. 1 of 8$/),
      expect.stringMatching(/^English, Dearest: €[\d.]+\. 2 of 8$/)
    ])
    await expect(play.canvas.getByText(/Cheapest: largest .*Dearest: largest/)).toBeVisible()
  }
})

/** A chart of the groups that fulfill a condition. */
export const Having = meta.story({
  args: {
    caption: "Languages with more than three books",
    source: perLanguage.pipe(Aggregate.having(Filter.gt("count", 3))),
    values: [{ field: "count", header: "Books" }]
  },
  play: async (play) => {
    await ready(play)
    await expect(names(play)).toEqual(["English: 15. 1 of 1"])
  }
})

/** A chart of pipeline stages: one group for each tag of each book. */
export const Pipeline = meta.story({
  args: {
    caption: "Books by tag",
    category: { field: "_id", header: "Tag" },
    source: perTag,
    values: [{ field: "books", header: "Books" }]
  },
  play: async (play) => {
    await ready(play)
    await expect(names(play)[0]).toMatch(/^classic: \d+\. 1 of 8$/)
  }
})

/** The user switches from the chart to the table. */
export const TableFallback = meta.story({
  play: async (play) => {
    await ready(play)
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Show as table" }))
    await expect(play.canvas.queryByRole("group", { name: /, chart\./ })).toBeNull()
    await expect(play.canvas.getByRole("region", { name: "Copies in stock" })).toBeVisible()
    await expect(play.canvas.getByRole("rowheader", { name: "English" })).toBeVisible()
    await expect(play.canvas.getByRole("button", { name: "Show as chart" })).toHaveFocus()
  }
})

/** The chart combines the smaller groups, and the table has all of them. */
export const TooManyGroups = meta.story({
  args: { category: { field: "_id", header: "Title" }, mostGroups: 10, source: perTitle },
  play: async (play) => {
    await ready(play)
    await expect(names(play)).toHaveLength(10)
    await expect(names(play).at(-1)).toMatch(/^Other \(\d+\): \d+\. 10 of 10$/)
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Show all in table" }))
    await expect(play.canvas.getByRole("region", { name: "Copies in stock" })).toHaveFocus()
    await expect(rows(play)).toHaveLength(24)
  }
})

/** The page renders the chart itself, or with another library, with the kit's table, summary and states around it. */
export const RenderChart = meta.story({
  args: {
    renderChart: ({ groups, write }) => (
      <ol>
        {groups.map(({ key, label, values: [value] }) => (
          <li key={key}>
            {label} <strong>{write(value, 0)}</strong>
          </li>
        ))}
      </ol>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(4)
    await expect(canvas.getByRole("table")).toBeInTheDocument()
  }
})

/** The page composes the unstyled parts in a custom order. */
export const Parts = meta.story({
  render: () => <Designed />,
  play: async (play) => {
    await ready(play)
    await expect(play.canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Copies in stock")
    await expect(play.canvas.getByRole("table")).toBeVisible()
  }
})
