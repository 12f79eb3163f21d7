"use client"
/**
 * The unstyled parts of a chart. Compose them in any order inside `AggregateChartParts.Root`. Each part renders only in the states
 * that it applies to.
 *
 * **Example** (A custom chart)
 *
 * ```tsx
 * import * as Aggregate from "@portico/client/data/Aggregate"
 * import { AggregateChartParts } from "@portico/react/charts"
 *
 * const perAuthor = Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count())
 *
 * export const chart = (
 *   <AggregateChartParts.Root
 *     caption="Books by author"
 *     category={{ field: "_id", header: "Author" }}
 *     source={perAuthor}
 *     values={[{ field: "count", header: "Books" }]}
 *   >
 *     <AggregateChartParts.Title level={2} />
 *     <AggregateChartParts.Summary />
 *     <AggregateChartParts.Error />
 *     <AggregateChartParts.Picture className="picture" />
 *     <AggregateChartParts.Empty>No books yet.</AggregateChartParts.Empty>
 *     <AggregateChartParts.Note />
 *     <AggregateChartParts.Toggle />
 *     <AggregateChartParts.Table />
 *     <AggregateChartParts.Status />
 *   </AggregateChartParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { type ChartColumns, useChartOf } from "./AggregateChart.tsx"
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
import { ChartPicture } from "./ChartPicture.view.tsx"
import { ChartRootView, type ChartRootViewProps } from "./AggregateChart.view.tsx"
import type { ChartSource } from "./ChartSource.ts"
import { ChartTable } from "./ChartTable.view.tsx"

export interface AggregateChartRootProps<S extends ChartSource>
  extends ChartColumns<S>, Omit<ChartRootViewProps, "category" | "listing" | "onRetry" | "styled" | "values"> {}

function Root<const S extends ChartSource>({ category, source, values, ...viewProps }: AggregateChartRootProps<S>) {
  const { refetch, ...columns } = useChartOf({ category, source, values })
  return <ChartRootView {...viewProps} {...columns} onRetry={refetch} styled={false} />
}

export {
  ChartEmpty as Empty,
  ChartError as Error,
  ChartLegend as Legend,
  ChartNote as Note,
  ChartPicture as Picture,
  Root,
  ChartStatus as Status,
  ChartSummary as Summary,
  ChartTable as Table,
  ChartTitle as Title,
  ChartToggle as Toggle
}
