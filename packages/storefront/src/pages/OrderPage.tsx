import { useItem } from "@portico/react"
import { Link, useSearchParams } from "wouter"
import { MembersPage } from "../account/MembersPage.tsx"
import { OrderSums } from "../basket/OrderSums.tsx"
import { Orders } from "../Catalog.ts"
import { AddressText } from "../checkout/AddressText.tsx"
import { OrderLines } from "../orders/OrderLines.tsx"
import { OrderStatus } from "../orders/OrderStatus.tsx"
import { PageLoading } from "../parts/PageLoading.tsx"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import type { ShopWords } from "../words/en.ts"
import { useShop } from "../words/useShop.ts"

export interface OrderPageProps {
  readonly id: string
}

/** Renders one of the member's orders. After it was placed, the page confirms it. */
export function OrderPage({ id }: OrderPageProps) {
  return (
    <div className="basket">
      <MembersPage>
        <Shown id={id} />
      </MembersPage>
    </div>
  )
}

const titleOf = (state: string, one: string, isNew: boolean, { orders }: ShopWords): string => {
  if (state === "Absent") return orders.missing
  if (isNew) return orders.thanks
  return state === "Ready" ? one : orders.title
}

function Shown({ id }: OrderPageProps) {
  const { format, words } = useShop()
  const [params] = useSearchParams()
  const { refetch, state } = useItem(Orders, id)
  const isNew = params.has("placed")
  const number = state._tag === "Ready" ? state.item.data.number : ""
  usePageTitle(titleOf(state._tag, words.orders.one(number), isNew, words))
  if (state._tag === "Loading") return <PageLoading />
  if (state._tag === "Failed") return <ProblemNotice onRetry={refetch} problem={state.problem} />
  if (state._tag === "Absent") {
    return (
      <div className="notice">
        <h1>{words.orders.missing}</h1>
        <p>
          {words.orders.missingLead} <Link href="/orders">{words.orders.all}</Link>
        </p>
      </div>
    )
  }
  const { address, lines, name, payment, placedAt, shipping, status } = state.item.data
  return (
    <article>
      <p className="crumb">
        <Link href="/orders">{words.orders.all}</Link>
      </p>
      <h1>{isNew ? words.orders.thanks : words.orders.one(number)}</h1>
      {isNew && <p className="order-lead">{words.orders.thanksLead(number)}</p>}
      <p className="order-meta">
        <OrderStatus status={status} /> {words.orders.placedOn(format.longDay(placedAt))}
      </p>
      <div className="basket-columns">
        <section aria-labelledby="order-books" className="checkout-card">
          <h2 id="order-books">{words.orders.books}</h2>
          <OrderLines lines={lines} />
          <OrderSums lines={lines} shipping={shipping} />
        </section>
        <div className="order-facts">
          <section aria-labelledby="order-address" className="checkout-card">
            <h2 id="order-address">{words.orders.deliverTo}</h2>
            <AddressText address={address} name={name} />
          </section>
          <section aria-labelledby="order-payment" className="checkout-card">
            <h2 id="order-payment">{words.orders.payment}</h2>
            <p>{words.orders.payments[payment]}</p>
          </section>
        </div>
      </div>
    </article>
  )
}
