import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { Pager, useCollection } from "@portico/react"
import * as React from "react"
import { Link } from "wouter"
import { MembersPage } from "../account/MembersPage.tsx"
import { WithIdentity } from "../account/WithIdentity.tsx"
import { copiesOf } from "../basket/Line.ts"
import { Orders } from "../Catalog.ts"
import { OrderStatus } from "../orders/OrderStatus.tsx"
import { Cover } from "../parts/Cover.tsx"
import { PageLoading } from "../parts/PageLoading.tsx"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { usePages } from "../parts/usePages.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { useShop } from "../words/useShop.ts"

/** Renders the member's orders, newest first. */
export function OrdersPage() {
  const { words } = useShop()
  usePageTitle(words.orders.title)
  return (
    <div className="desk">
      <MembersPage>
        <div className="desk-head">
          <h1>{words.orders.title}</h1>
          <p>{words.orders.lead}</p>
        </div>
        <Own />
      </MembersPage>
    </div>
  )
}

function Own() {
  return <WithIdentity>{({ id }) => <OwnOrders key={id} owner={id} />}</WithIdentity>
}

const mostCovers = 4

function OwnOrders({ owner }: { readonly owner: string }) {
  const { format, words } = useShop()
  // Editors can read all orders, so the query must select the member's own.
  const query = React.useMemo(
    () =>
      Query.from(Orders).pipe(
        Query.filter(Filter.eq("_ownerId", owner)),
        Query.descending("placedAt"),
        Query.limit(10),
        Query.returnTotalCount()
      ),
    [owner]
  )
  const { hrefOf, pager } = usePages(query)
  const { listing, refetch } = useCollection(pager.query)
  if (listing._tag === "Loading") return <PageLoading />
  if (listing._tag === "Failed") return <ProblemNotice onRetry={refetch} problem={listing.problem} />
  if (listing.items.length === 0) {
    return (
      <p className="notice">
        {words.orders.none} <Link href="/">{words.common.browse}</Link>
      </p>
    )
  }
  const isAlone = !pager.paging.hasPrevious && listing.marks?.hasNext !== true
  return (
    <>
      <ul aria-label={words.orders.title} className="order-list">
        {listing.items.map(({ data: { lines, number, placedAt, status, total }, id }) => (
          <li className="order-card" key={id}>
            <div className="order-head">
              <h2>
                <Link href={`/orders/${id}`}>{words.orders.one(number)}</Link>
              </h2>
              <OrderStatus status={status} />
            </div>
            <p>
              {format.longDay(placedAt)} · {words.orders.bookCount(copiesOf(lines))} ·{" "}
              <span className="price">{format.price(total)}</span>
            </p>
            <div aria-hidden="true" className="order-covers">
              {lines.slice(0, mostCovers).map(({ author, bookId, title }) => (
                <Cover author={author} key={bookId} title={title} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {!isAlone && <Pager hrefOf={hrefOf} label={words.orders.title} listing={listing} pager={pager} />}
    </>
  )
}
