"use client"
import type { Listing } from "../listing/Listing.ts"
import { AggregateChartView, type AggregateChartViewProps } from "./AggregateChart.view.tsx"
import type { ChartCategory, ChartRow, ChartValue } from "./Chart.ts"
import { type CategoryOf, type ChartSource, foldingOf, type ResultOf, type ValueOf } from "./ChartSource.ts"
import { useResults } from "./useResults.ts"

/** The source of a chart and the columns that it shows, typed by the source. */
export interface ChartColumns<S extends ChartSource> {
  /** The column that names the groups. */
  readonly category: CategoryOf<ResultOf<S>>
  /** The aggregation or pipeline to read. */
  readonly source: S
  /** The columns whose numbers the chart shows. A donut chart shows only the first one. */
  readonly values: ReadonlyArray<ValueOf<ResultOf<S>>>
}

export interface AggregateChartProps<S extends ChartSource>
  extends
    ChartColumns<S>,
    Omit<AggregateChartViewProps, "category" | "listing" | "onRetry" | "source" | "styled" | "values"> {}

/**
 * Renders a chart of the results of an aggregation or a pipeline. It includes a table with the same numbers and a
 * summary in one or two sentences. It uses visx and has its own entry point, so pages that do not import it do not load
 * visx.
 *
 * **Example** (Books by author)
 *
 * ```tsx
 * import * as Aggregate from "@portico/client/data/Aggregate"
 * import { AggregateChart } from "@portico/react/charts"
 *
 * const perAuthor = Aggregate.from("books").pipe(
 *   Aggregate.group("author"),
 *   Aggregate.count(),
 *   Aggregate.descending("count")
 * )
 *
 * export const chart = (
 *   <AggregateChart
 *     caption="Books by author"
 *     category={{ field: "_id", header: "Author" }}
 *     source={perAuthor}
 *     values={[{ field: "count", header: "Books" }]}
 *   />
 * )
 * ```
 */
export function AggregateChart<const S extends ChartSource>({
  category,
  source,
  values,
  ...viewProps
}: AggregateChartProps<S>) {
  const { refetch, ...columns } = useChartOf({ category, source, values })
  return <AggregateChartView {...viewProps} {...columns} onRetry={refetch} />
}

/** Reads a source and returns the columns of the chart with their default folding. */
export const useChartOf = <S extends ChartSource>({ category, source, values }: ChartColumns<S>) => {
  const { listing, refetch } = useResults(source)
  // `ChartColumns` has already checked that each label function accepts the values of its own field.
  const columns = values as ReadonlyArray<ChartValue>
  return {
    category: category satisfies ChartCategory,
    listing: listing as Listing<ChartRow>,
    refetch,
    values: columns.map((value) => ({ ...value, folding: value.folding ?? foldingOf(source, value.field) }))
  }
}
