"use client"
import type * as React from "react"
import type { Listing } from "../listing/Listing.ts"
import type { ChartCategory, ChartRow, ChartValue } from "./Chart.ts"
import { useChart } from "./ChartContext.ts"
import type { CategoryOf, ValueOf } from "./ChartSource.ts"
import { ChartLegend } from "./ChartLegend.view.tsx"
import {
  ChartEmpty,
  ChartError,
  ChartNote,
  ChartStatus,
  ChartSummary,
  ChartTitle,
  ChartToggle
} from "./ChartParts.view.tsx"
import { ChartPicture, type RenderChart } from "./ChartPicture.view.tsx"
import { ChartRootView, type ChartRootViewProps } from "./ChartRoot.view.tsx"
import { ChartTable } from "./ChartTable.view.tsx"

export interface AggregateChartViewProps<Row = ChartRow> extends Omit<
  ChartRootViewProps,
  "category" | "children" | "className" | "listing" | "values"
> {
  /** The column that names the groups: a field of the results. */
  readonly category: NoInfer<string extends keyof Row ? ChartCategory : CategoryOf<Row>>
  /** The content that replaces the picture if there are no groups. */
  readonly empty?: React.ReactNode
  /** The heading level that fits the surrounding page. Default: 3. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  readonly listing: Listing<Row>
  /** Renders a custom picture, for example with another library. */
  readonly renderChart?: RenderChart | undefined
  /** The columns whose numbers the chart shows. A donut chart shows only the first one. */
  readonly values: ReadonlyArray<NoInfer<string extends keyof Row ? ChartValue : ValueOf<Row>>>
}

/** Renders a chart in its current state. */
export function AggregateChartView<Row = ChartRow>(props: AggregateChartViewProps<Row>) {
  // The props type has already checked the columns against the results.
  const { empty, headingLevel, renderChart, ...root } = props as unknown as AggregateChartViewProps
  return (
    <ChartRootView {...root}>
      <Head level={headingLevel} />
      <ChartError />
      <ChartSummary />
      <ChartPicture>{renderChart}</ChartPicture>
      <ChartLegend />
      <ChartEmpty>{empty}</ChartEmpty>
      <ChartNote />
      <ChartTable />
      <Progress />
      <ChartStatus />
    </ChartRootView>
  )
}

function Head({ level }: { readonly level: AggregateChartViewProps["headingLevel"] }) {
  const { classOf } = useChart("Head")
  return (
    <div className={classOf("chart-head")}>
      <ChartTitle level={level} />
      <ChartToggle />
    </div>
  )
}

function Progress() {
  const { classOf, listing } = useChart("Progress")
  const busy = listing._tag === "Loading" || listing.refetching
  return busy ? <span aria-hidden="true" className={classOf("progress")} /> : null
}
