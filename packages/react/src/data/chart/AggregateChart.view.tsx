"use client"
import type * as React from "react"
import { useChart } from "./ChartContext.ts"
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

export interface AggregateChartViewProps extends Omit<ChartRootViewProps, "children" | "className"> {
  /** Stands in place of the picture where there are no groups. */
  readonly empty?: React.ReactNode
  /** Level of the heading in the page around the chart: 3 by default. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Draws the picture in another way, such as with another library. */
  readonly renderChart?: RenderChart | undefined
}

/** How a chart looks in each of its states. */
export function AggregateChartView({ empty, headingLevel, renderChart, ...root }: AggregateChartViewProps) {
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
