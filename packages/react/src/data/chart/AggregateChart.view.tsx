"use client"
import { LabelContext, useLabel } from "../../parts/Label.ts"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { chart as english } from "../../i18n/en/charts.ts"
import { valueWords } from "../../i18n/en/table/value.ts"
import { classOf } from "../../theme/classes.ts"
import type { Listing } from "../listing/Listing.ts"
import {
  groupsOf,
  hasShares,
  showing,
  type ChartCategory,
  type ChartKind,
  type ChartRow,
  type ChartValue
} from "./Chart.ts"
import { ChartContext, type ChartClassNames, useChart } from "./ChartContext.ts"
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
import type { CategoryOf, ValueOf } from "./ChartSource.ts"
import { ChartTable } from "./ChartTable.view.tsx"
import type { MarkPlace } from "./chartKeys.ts"
import { formatName, summaryOf, numberFormat } from "./formatValue.ts"
import * as React from "react"

export interface ChartRootViewProps extends RootProps<ChartClassNames> {
  /** The visible title of the chart. */
  readonly caption: string
  /** The column that names the groups. */
  readonly category: ChartCategory
  /** Whether the chart shows the table instead of the picture at first. Default: `false`. */
  readonly defaultTable?: boolean | undefined
  /** The kind of chart. Default: `bar`. A donut chart becomes a bar chart if a number is negative or all are zero. */
  readonly kind?: ChartKind | undefined
  readonly listing: Listing<ChartRow>
  /**
   * The maximum number of groups in the picture. Default: 12, or 6 for a donut chart. A line or column chart shows all
   * groups by default.
   */
  readonly mostGroups?: number | undefined
  readonly onRetry?: (() => void) | undefined
  /** Called when the user wants to sign in, if the problem requires it. Without it, there is no button for it. */
  readonly onSignIn?: (() => void) | undefined
  /**
   * The number of groups to reserve space for while the chart loads, so that the content below does not move. Default:
   * the maximum number of groups in the picture. It has no effect on a line chart.
   */
  readonly skeletonGroups?: number | undefined
  /** The IANA name of the time zone for dates. Default: the browser's time zone. */
  readonly timeZone?: string | undefined
  /** The columns whose numbers the chart shows. A donut chart shows only the first one. */
  readonly values: ReadonlyArray<ChartValue>
}

/** Provides the context for the parts of a chart. */
export function ChartRootView(props: ChartRootViewProps) {
  const { caption, category, children, classNames, defaultTable = false, listing, messages } = props
  const { styled = true, timeZone, values } = props
  const words = useWords("chart", english, messages)
  const tableWords = useWords("table", valueWords, messages)
  const locale = useLocale()
  const id = React.useId()
  const label = useLabel(`${id}-title`)
  const root = React.useRef<HTMLElement>(null)
  const [active, setActive] = React.useState<MarkPlace>({ group: 0, series: 0 })
  const [isTable, setTable] = React.useState(defaultTable)

  const rows = listing._tag === "Ready" ? listing.items : none
  const all = React.useMemo(
    () =>
      groupsOf(rows, category, values, (value) =>
        formatName(value, { chart: words, locale, table: tableWords, timeZone })
      ),
    [category, locale, rows, tableWords, timeZone, values, words]
  )
  const isWhole = listing._tag === "Loading" || hasShares(all)
  const kind = props.kind === "donut" && !isWhole ? "bar" : (props.kind ?? "bar")
  const room = props.mostGroups ?? (kind === "line" || kind === "column" ? all.length : kind === "donut" ? 6 : 12)
  const shown = React.useMemo(
    () => showing(all, kind === "donut" ? values.slice(0, 1) : values, Math.max(room, 2), words.other),
    [all, kind, room, values, words]
  )
  const numbers = React.useMemo(() => numberFormat(locale, values, tableWords.noValue), [locale, tableWords, values])
  const share = React.useMemo(
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, style: "percent" }),
    [locale]
  )
  // After a refetch there may be fewer groups. The active mark must be one that exists, or the picture leaves the tab
  // order.
  const activePoint = { group: Math.min(active.group, Math.max(shown.groups.length - 1, 0)), series: active.series }
  const state = listing._tag === "Ready" && listing.items.length === 0 ? "empty" : listing._tag.toLowerCase()

  return (
    <ChartContext
      value={{
        active: activePoint,
        awaited: Math.max(
          Math.min(props.skeletonGroups ?? Infinity, props.mostGroups ?? (kind === "donut" ? 6 : 12)),
          1
        ),
        all,
        caption,
        category,
        classNames,
        classOf: classOf(classNames, styled),
        groups: shown.groups,
        id,
        isTable,
        kind,
        listing,
        messages,
        onActive: setActive,
        onRetry: props.onRetry,
        onSignIn: props.onSignIn,
        onTable: setTable,
        root,
        shown,
        styled,
        summary: summaryOf(all, kind === "donut" ? values.slice(0, 1) : values, numbers.write, words),
        values: kind === "donut" ? values.slice(0, 1) : values,
        words,
        write: numbers.write,
        writeShare: (value) => share.format(value),
        writeTick: numbers.writeTick
      }}
    >
      <Part
        as="figure"
        own={rootProps(props)}
        aria-busy={listing._tag === "Loading" || listing.refetching}
        aria-labelledby={label.id}
        className={classOf(classNames, styled)("chart")}
        data-kind={kind}
        data-refetching={(listing._tag !== "Loading" && listing.refetching) || undefined}
        data-state={state}
        ref={root}
        tabIndex={-1}
      >
        <LabelContext value={label}>{children}</LabelContext>
      </Part>
    </ChartContext>
  )
}

const none: ReadonlyArray<ChartRow> = []

export interface AggregateChartViewProps<Row = ChartRow> extends Omit<
  ChartRootViewProps,
  "category" | "children" | keyof RootElementProps | "listing" | "values"
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
