import * as Aggregate from "@portico/client/data/Aggregate"
import { AggregateChart, useAggregate } from "@portico/react/charts"
import { Sales } from "../Catalog.ts"
import { price } from "../parts/money.ts"

const euros = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const

const byMonth = Aggregate.from(Sales).pipe(
  Aggregate.group("month"),
  Aggregate.sum("revenue", "revenue"),
  Aggregate.ascending("month")
)

const byBook = Aggregate.from(Sales).pipe(
  Aggregate.group("title"),
  Aggregate.sum("revenue", "revenue"),
  Aggregate.sum("copies", "copies"),
  Aggregate.descending("revenue")
)

const all = Aggregate.from(Sales).pipe(
  Aggregate.sum("revenue", "revenue"),
  Aggregate.sum("copies", "copies"),
  Aggregate.count()
)

const month = new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" })

const monthName = (text: string): string => {
  const date = new Date(`${text}-01`)
  return Number.isNaN(date.getTime()) ? text : month.format(date)
}

const monthWords = { chart: { groups: (count: number) => (count === 1 ? "1 month." : `${count} months.`) } }
const titleWords = { chart: { groups: (count: number) => (count === 1 ? "1 book." : `${count} books.`) } }

/** Renders the sales of a year: the totals, the revenue by month, and the revenue by book. */
export function StaffSales() {
  return (
    <section aria-labelledby="staff-sales" className="desk-part">
      <div className="desk-title">
        <h2 id="staff-sales">Sales</h2>
      </div>
      <Figures />
      <div className="desk-card">
        <AggregateChart
          caption="Revenue by month"
          messages={monthWords}
          category={{ field: "_id", header: "Month", label: monthName }}
          source={byMonth}
          values={[{ field: "revenue", header: "Revenue", format: euros }]}
        />
      </div>
      <div className="desk-card">
        <AggregateChart
          caption="Revenue by book"
          messages={titleWords}
          category={{ field: "_id", header: "Book" }}
          mostGroups={10}
          source={byBook}
          values={[{ field: "revenue", header: "Revenue", format: euros }]}
        />
      </div>
    </section>
  )
}

function Figures() {
  const { listing } = useAggregate(all)
  const [sums] = listing._tag === "Ready" ? listing.items : []
  const best = useAggregate(byBook).listing
  const [first] = best._tag === "Ready" ? best.items : []
  return (
    <dl className="figures">
      <div>
        <dt>Revenue</dt>
        <dd>{sums === undefined ? "…" : price(sums.revenue ?? 0)}</dd>
      </div>
      <div>
        <dt>Copies sold</dt>
        <dd>{sums === undefined ? "…" : (sums.copies ?? 0)}</dd>
      </div>
      <div>
        <dt>Best seller</dt>
        <dd>{first === undefined ? "…" : first._id}</dd>
      </div>
    </dl>
  )
}
