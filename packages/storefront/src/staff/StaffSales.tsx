import * as Aggregate from "@portico/client/data/Aggregate"
import * as Filter from "@portico/client/data/Filter"
import type { MessageOverrides } from "@portico/react"
import { AggregateChart, AggregateChartView, useAggregate } from "@portico/react/charts"
import type { Listing } from "@portico/react/data"
import * as React from "react"
import { useSearchParams } from "wouter"
import { Sales } from "../Catalog.ts"
import { PageLoading } from "../parts/PageLoading.tsx"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { useShop } from "../words/useShop.ts"
import { isMonth, monthsBetween, monthsOfReport, type Period, periodOf, presetOf, presets } from "./period.ts"
import { shopMonthOf } from "./shopMonth.ts"

const euros = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const

const bounds = Aggregate.from(Sales).pipe(Aggregate.min("month", "first"), Aggregate.max("month", "last"))

const salesIn = ({ from, to }: Period) => {
  const lower = Filter.gte("month", from ?? "0000-01")
  return Aggregate.from(Sales).pipe(Aggregate.filter(Filter.and(lower, Filter.lte("month", to ?? "9999-12"))))
}

const sourcesOf = (period: Period) => ({
  all: salesIn(period).pipe(Aggregate.sum("revenue", "revenue"), Aggregate.sum("copies", "copies"), Aggregate.count()),
  // A book can be renamed, and two books can have the same title.
  byBook: salesIn(period).pipe(
    Aggregate.group("bookId"),
    Aggregate.max("title", "title"),
    Aggregate.sum("revenue", "revenue"),
    Aggregate.sum("copies", "copies"),
    Aggregate.descending("revenue")
  ),
  byMonth: salesIn(period).pipe(
    Aggregate.group("month"),
    Aggregate.sum("revenue", "revenue"),
    Aggregate.ascending("month")
  )
})

/** Renders the sales of a period: the totals, the revenue by month, and the revenue by book. */
export function StaffSales() {
  const { listing, refetch } = useAggregate(bounds)
  const [current] = React.useState(() => shopMonthOf(new Date()))
  if (listing._tag === "Loading") return <PageLoading />
  if (listing._tag === "Failed") return <ProblemNotice onRetry={refetch} problem={listing.problem} />
  const [{ first, last } = {}] = listing.items
  const sold = { from: first ?? undefined, to: last ?? undefined }
  return <Report current={current} months={monthsOfReport(current, sold)} sold={sold} />
}

interface ReportProps {
  /** The current month. */
  readonly current: string
  readonly months: ReadonlyArray<string>
  /** The months of the first and the last sale. */
  readonly sold: Period
}

function Report({ current, months, sold }: ReportProps) {
  const { words } = useShop()
  const [params] = useSearchParams()
  const [from, to] = [params.get("from"), params.get("to")]
  const period = React.useMemo<Period>(
    () => ({ from: isMonth(from) ? from : undefined, to: isMonth(to) ? to : undefined }),
    [from, to]
  )
  const { all, byBook, byMonth } = React.useMemo(() => sourcesOf(period), [period])
  const messages = React.useMemo(
    () => ({ months: { chart: { groups: words.staff.months } }, books: { chart: { groups: words.staff.bookCount } } }),
    [words]
  )
  return (
    <div className="desk-part">
      <PeriodPicker current={current} months={months} period={period} />
      <Figures all={all} byBook={byBook} />
      <div className="desk-card">
        <MonthChart
          byMonth={byMonth}
          messages={messages.months}
          months={monthsBetween(period.from ?? sold.from ?? current, period.to ?? months.at(-1) ?? current)}
        />
      </div>
      <div className="desk-card">
        <AggregateChart
          caption={words.staff.byBook}
          category={{ field: "_id", header: words.staff.book, label: (id, { title }) => title ?? id }}
          headingLevel={2}
          messages={messages.books}
          mostGroups={10}
          source={byBook}
          values={[{ field: "revenue", header: words.staff.revenue, format: euros }]}
        />
      </div>
    </div>
  )
}

interface MonthChartProps extends Pick<Sources, "byMonth"> {
  readonly messages: MessageOverrides
  /** The months of the period. A month without sales has no revenue. */
  readonly months: ReadonlyArray<string>
}

function MonthChart({ byMonth, messages, months }: MonthChartProps) {
  const { format, words } = useShop()
  const { listing, refetch } = useAggregate(byMonth)
  return (
    <AggregateChartView
      caption={words.staff.byMonth}
      category={{ field: "_id", header: words.staff.month, label: format.month }}
      headingLevel={2}
      kind="column"
      listing={listing._tag === "Ready" ? { ...listing, items: withAll(months, listing.items) } : listing}
      messages={messages}
      onRetry={refetch}
      values={[{ field: "revenue", folding: "sum", header: words.staff.revenue, format: euros }]}
    />
  )
}

interface MonthRow {
  readonly _id: string
  readonly revenue: number
}

const withAll = (months: ReadonlyArray<string>, rows: ReadonlyArray<MonthRow>): ReadonlyArray<MonthRow> => {
  const found = new Map(rows.map((row) => [row._id, row]))
  return rows.length === 0 ? rows : months.map((month) => found.get(month) ?? { _id: month, revenue: 0 })
}

interface PeriodPickerProps extends Omit<ReportProps, "sold"> {
  readonly period: Period
}

function PeriodPicker({ current, months, period }: PeriodPickerProps) {
  const { format, words } = useShop()
  const [, setParams] = useSearchParams()
  const choose = ({ from, to }: Period) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      after.delete("from")
      after.delete("to")
      if (from !== undefined) after.set("from", from)
      if (to !== undefined) after.set("to", to)
      return after
    })
  const [from = "", to = ""] = [period.from ?? months[0], period.to ?? months.at(-1)]
  const chosen = presetOf(period, current)
  const select = (label: string, value: string, onChange: (month: string) => void) => (
    <label>
      {label}
      <select onChange={({ target }) => onChange(target.value)} value={value}>
        {months.map((month) => (
          <option key={month} value={month}>
            {format.month(month)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <fieldset className="period">
      <legend>{words.staff.period}</legend>
      <div className="period-presets">
        {presets.map((preset) => (
          <button
            aria-pressed={preset === chosen}
            className="portico-button"
            key={preset}
            onClick={() => choose(periodOf(preset, current))}
            type="button"
          >
            {preset === "all" ? words.staff.allTime : words.staff.lastMonths(preset)}
          </button>
        ))}
      </div>
      {select(words.staff.from, from, (month) => choose({ from: month, to: month > to ? month : to }))}
      {select(words.staff.to, to, (month) => choose({ from: month < from ? month : from, to: month }))}
    </fieldset>
  )
}

type Sources = ReturnType<typeof sourcesOf>

function Figures({ all, byBook }: Pick<Sources, "all" | "byBook">) {
  const { format, words } = useShop()
  const sums = useAggregate(all)
  const best = useAggregate(byBook)
  const [sold] = sums.listing._tag === "Ready" ? sums.listing.items : []
  const [first] = best.listing._tag === "Ready" ? best.listing.items : []
  const figure = ({ _tag }: Listing<unknown>, text: string) => ({ Failed: "–", Loading: "…", Ready: text })[_tag]
  const failed = [sums, best].find(({ listing }) => listing._tag === "Failed")
  return (
    <>
      {failed?.listing._tag === "Failed" && (
        <ProblemNotice
          onRetry={() => {
            sums.refetch()
            best.refetch()
          }}
          problem={failed.listing.problem}
        />
      )}
      <dl className="figures">
        <div>
          <dt>{words.staff.revenue}</dt>
          <dd>{figure(sums.listing, format.price(sold?.revenue ?? 0))}</dd>
        </div>
        <div>
          <dt>{words.staff.copiesSold}</dt>
          <dd>{figure(sums.listing, format.number(sold?.copies ?? 0))}</dd>
        </div>
        <div>
          <dt>{words.staff.best}</dt>
          <dd>{figure(best.listing, first?.title ?? "–")}</dd>
        </div>
      </dl>
    </>
  )
}
