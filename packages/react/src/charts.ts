/**
 * Charts of the results of aggregations and pipelines. They have their own entry point, so that pages without charts do
 * not load their code.
 *
 * @since 0.1.0
 */
export { AggregateChart, type AggregateChartProps, type ChartColumns } from "./data/chart/AggregateChart.tsx"
export { AggregateChartView, type AggregateChartViewProps } from "./data/chart/AggregateChart.view.tsx"
export type { ChartCategory, ChartGroup, ChartKind, ChartRow, ChartValue } from "./data/chart/Chart.ts"
export type { ChartClassNames, ChartPicture } from "./data/chart/ChartContext.ts"
export * as AggregateChartParts from "./data/chart/AggregateChartParts.tsx"
export type { AggregateChartRootProps } from "./data/chart/AggregateChartParts.tsx"
export type { RenderChart } from "./data/chart/ChartPicture.view.tsx"
export type { CategoryOf, ChartSource, ResultOf, ValueOf } from "./data/chart/ChartSource.ts"
export { type ResultsController, useAggregate, usePipeline } from "./data/chart/useResults.ts"
