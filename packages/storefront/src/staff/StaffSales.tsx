import * as Aggregate from "@portico/client/data/Aggregate"
import * as Filter from "@portico/client/data/Filter"
import { AggregateChart, useAggregate } from "@portico/react/charts"
import * as React from "react"
import { useSearchParams } from "wouter"
import { Sales } from "../Catalog.ts"
import { PageLoading } from "../parts/PageLoading.tsx"
import { useShop } from "../words/useShop.ts"
import { isMonth, monthsBetween, type Period, periodOf, presetOf, presets } from "./period.ts"

const euros = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const

const bounds = Aggregate.from(Sales).pipe(Aggregate.min("month", "first"), Aggregate.max("month", "last"))

const salesIn = ({ from, to }: Period) => {
  const lower = Filter.gte("month", from ?? "0000-01")
  return Aggregate.from(Sales).pipe(Aggregate.filter(Filter.and(lower, Filter.lte("month", to ?? "9999-12"))))
}

const sourcesOf = (period: Period) => ({
  all: salesIn(period).pipe(Aggregate.sum("revenue", "revenue"), Aggregate.sum("copies", "copies"), Aggregate.count()),
  byBook: salesIn(period).pipe(
    Aggregate.group("title"),
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
  const { listing } = useAggregate(bounds)
  if (listing._tag === "Loading") return <PageLoading />
  const [found] = listing._tag === "Ready" ? listing.items : []
  const { first, last } = found ?? {}
  const months = typeof first === "string" && typeof last === "string" ? monthsBetween(first, last) : []
  return <Report months={months} />
}

interface ReportProps {
  readonly months: ReadonlyArray<string>
}

function Report({ months }: ReportProps) {
  const { format, words } = useShop()
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
      <PeriodPicker months={months} period={period} />
      <Figures all={all} byBook={byBook} />
      <div className="desk-card">
        <AggregateChart
          caption={words.staff.byMonth}
          category={{ field: "_id", header: words.staff.month, label: format.month }}
          headingLevel={2}
          kind="column"
          messages={messages.months}
          source={byMonth}
          values={[{ field: "revenue", header: words.staff.revenue, format: euros }]}
        />
      </div>
      <div className="desk-card">
        <AggregateChart
          caption={words.staff.byBook}
          category={{ field: "_id", header: words.staff.book }}
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

interface PeriodPickerProps extends ReportProps {
  readonly period: Period
}

function PeriodPicker({ months, period }: PeriodPickerProps) {
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
  const chosen = presetOf(period, months)
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
            onClick={() => choose(periodOf(preset, months))}
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
  const { listing } = useAggregate(all)
  const [sums] = listing._tag === "Ready" ? listing.items : []
  const best = useAggregate(byBook).listing
  const [first] = best._tag === "Ready" ? best.items : []
  const known = (text: string) => (listing._tag === "Ready" ? text : "…")
  return (
    <dl className="figures">
      <div>
        <dt>{words.staff.revenue}</dt>
        <dd>{known(format.price(sums?.revenue ?? 0))}</dd>
      </div>
      <div>
        <dt>{words.staff.copiesSold}</dt>
        <dd>{known(format.number(sums?.copies ?? 0))}</dd>
      </div>
      <div>
        <dt>{words.staff.best}</dt>
        <dd>{best._tag === "Ready" ? (first?._id ?? "–") : "…"}</dd>
      </div>
    </dl>
  )
}
