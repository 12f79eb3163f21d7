"use client"
import type { Listing } from "../listing/Listing.ts"
import { AggregateChartView, type AggregateChartViewProps } from "./AggregateChart.view.tsx"
import type { ChartCategory, ChartRow, ChartValue } from "./Chart.ts"
import { type CategoryOf, type ChartSource, foldingOf, type ResultOf, type ValueOf } from "./ChartSource.ts"
import { useResults } from "./useResults.ts"

/** What a chart shows of its source, typed by it. */
export interface ChartColumns<S extends ChartSource> {
  /** The column that names the groups. */
  readonly category: CategoryOf<ResultOf<S>>
  /** What is drawn: an aggregation, or a pipeline. */
  readonly source: S
  /** The columns whose numbers are drawn. A donut draws the first one. */
  readonly values: ReadonlyArray<ValueOf<ResultOf<S>>>
}

export interface AggregateChartProps<S extends ChartSource>
  extends
    ChartColumns<S>,
    Omit<AggregateChartViewProps, "category" | "listing" | "onRetry" | "source" | "styled" | "values"> {}

/**
 * A chart of what an aggregation or a pipeline computes, with the same numbers as a table and a sentence that sums them
 * up. It draws with visx, and is an entry of its own: who does not import it does not pay for it.
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
  ...look
}: AggregateChartProps<S>) {
  const { refetch, ...columns } = useChartOf({ category, source, values })
  return <AggregateChartView {...look} {...columns} onRetry={refetch} />
}

/** Reads a source, and says how its columns are drawn. */
export const useChartOf = <S extends ChartSource>({ category, source, values }: ChartColumns<S>) => {
  const { listing, refetch } = useResults(source)
  // A label is only ever given values of its own field.
  const columns = values as ReadonlyArray<ChartValue>
  return {
    category: category satisfies ChartCategory,
    listing: listing as Listing<ChartRow>,
    refetch,
    values: columns.map((value) => ({ ...value, folding: value.folding ?? foldingOf(source, value.field) }))
  }
}
