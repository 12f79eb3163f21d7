import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import {
  CollectionTable,
  ofData,
  Pager,
  runtime,
  useAtomSet,
  useAtomValue,
  useCollection,
  useItem,
  useProblemText,
  useToast
} from "@portico/react"
import type { Columns, ListedItem, RowAction } from "@portico/react/data"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as React from "react"
import { Link, useSearchParams } from "wouter"
import { OrderSums } from "../basket/OrderSums.tsx"
import { type Order, Orders } from "../Catalog.ts"
import { AddressText } from "../checkout/AddressText.tsx"
import { OrderLines } from "../orders/OrderLines.tsx"
import { OrderStatus } from "../orders/OrderStatus.tsx"
import { nextOf, type NextStatus, orderStatuses } from "../orders/statuses.ts"
import { Confirm } from "../parts/Confirm.tsx"
import { Day } from "../parts/Day.tsx"
import { Drawer } from "../parts/Drawer.tsx"
import { PageLoading } from "../parts/PageLoading.tsx"
import { usePages } from "../parts/usePages.ts"
import { usePanel } from "../parts/usePanel.ts"
import { type Shop, useShop } from "../words/useShop.ts"
import { setStatus, type StatusChange } from "./shipOrder.ts"
import { Message } from "../parts/Message.tsx"

/** Renders all orders, with their details and the actions that change their status. */
export function StaffOrders() {
  const { format, words } = useShop()
  const [params, setParams] = useSearchParams()
  const status = orderStatuses.find((one) => one === params.get("status"))
  const query = React.useMemo(() => {
    const all = Query.from(Orders).pipe(Query.descending("placedAt"), Query.limit(20), Query.returnTotalCount())
    return status === undefined ? all : all.pipe(Query.filter(Filter.eq("status", status)))
  }, [status])
  const { hrefOf: pageAt, pager, sort } = usePages(query)
  const { listing } = useCollection(pager.query)
  const isEmpty = listing._tag === "Ready" && listing.items.length === 0 && !pager.paging.hasPrevious
  const { closeHref, hrefOf, open } = usePanel("order")
  const { change, problem, question } = useStatusChange()
  const actionsOf = (order: ListedItem<Order>): ReadonlyArray<RowAction> => [
    { label: words.staff.showOrder, href: hrefOf(order.id) },
    ...nextOf[order.data.status].map((status): RowAction => ({
      label: words.staff.mark[status],
      onSelect: () => change(order, status),
      ...(status === "canceled" ? { variant: "danger" } : {})
    }))
  ]
  const columns = React.useMemo(() => columnsOf({ format, words }), [format, words])
  return (
    <div className="desk-part">
      <label className="desk-select">
        {words.staff.status}
        <select
          onChange={({ target }) =>
            setParams((before) => {
              const after = new URLSearchParams(before)
              after.delete("page")
              if (target.value === "") after.delete("status")
              else after.set("status", target.value)
              return after
            })
          }
          value={status ?? ""}
        >
          <option value="">{words.staff.allStatuses}</option>
          {orderStatuses.map((one) => (
            <option key={one} value={one}>
              {words.orders.status[one]}
            </option>
          ))}
        </select>
      </label>
      {problem !== undefined && open === undefined && <Message>{problem}</Message>}
      <CollectionTable
        caption={words.staff.allOrders}
        columns={columns}
        empty={<p>{words.staff.noOrders}</p>}
        footer={
          isEmpty ? null : <Pager hrefOf={pageAt} label={words.staff.orderPages} listing={listing} pager={pager} />
        }
        itemName={({ data }) => words.orders.one(data.number)}
        query={pager.query}
        rowActions={actionsOf}
        sort={sort}
      />
      {question}
      {open !== undefined && (
        <Drawer closeHref={closeHref} key={open} label={words.staff.order}>
          <OrderDetail id={open} />
        </Drawer>
      )}
    </div>
  )
}

interface OrderLinkProps {
  readonly children: string
  readonly id: string
}

function OrderLink({ children, id }: OrderLinkProps) {
  const { hrefOf } = usePanel("order")
  return (
    <Link className="row-name" href={hrefOf(id)}>
      {children}
    </Link>
  )
}

interface Change extends StatusChange {
  readonly onDone: () => void
}

const change = runtime.fn((change: Change) =>
  setStatus(change).pipe(
    Effect.tap((isChanged) => Effect.sync(() => isChanged && change.onDone())),
    // Closing the order must not interrupt the change.
    Effect.uninterruptible
  )
)

/** Changes the status of orders, and reports a change by a toast. Canceling needs a confirmation. */
const useStatusChange = () => {
  const { words } = useShop()
  const textOf = useProblemText()
  const toast = useToast()
  const send = useAtomSet(change)
  const result = useAtomValue(change)
  const [asked, ask] = React.useState<ListedItem<Order>>()
  const run = ({ data: order, id }: ListedItem<Order>, status: NextStatus) =>
    send({ id, order, status, onDone: () => toast?.({ message: words.staff.marked[status](order.number) }) })
  const isLate = AsyncResult.isSuccess(result) && !result.waiting && !result.value
  const error = Option.getOrUndefined(AsyncResult.error(result))
  return {
    change: (order: ListedItem<Order>, status: NextStatus) => {
      if (result.waiting) return
      if (status === "canceled") ask(order)
      else run(order, status)
    },
    isBusy: result.waiting,
    problem: isLate ? words.staff.changedMeanwhile : error === undefined ? undefined : textOf(ofData(error)),
    question: asked && (
      <Confirm
        action={words.staff.mark.canceled}
        cancel={words.staff.keepOrder}
        onCancel={() => ask(undefined)}
        onConfirm={() => {
          ask(undefined)
          run(asked, "canceled")
        }}
        text={words.staff.cancelText}
        title={words.staff.cancelTitle(asked.data.number)}
      />
    )
  }
}

function OrderDetail({ id }: { readonly id: string }) {
  const { format, words } = useShop()
  const { state } = useItem(Orders, id)
  const { change, isBusy, problem, question } = useStatusChange()
  if (state._tag === "Loading") return <PageLoading />
  if (state._tag !== "Ready") return <p className="notice">{words.orders.missing}</p>
  const order = state.item.data
  return (
    <div className="order-detail">
      <h2>{words.orders.one(order.number)}</h2>
      <p className="order-meta">
        <OrderStatus status={order.status} /> {words.orders.placedOn(format.longDay(order.placedAt))}
      </p>
      {problem !== undefined && <Message>{problem}</Message>}
      <div className="order-actions">
        {nextOf[order.status].map((status) => (
          <button
            aria-disabled={isBusy || undefined}
            className="portico-button"
            data-variant={status === "canceled" ? "quiet" : "accent"}
            key={status}
            onClick={() => change({ ...state.item, id, data: order }, status)}
            type="button"
          >
            {words.staff.mark[status]}
          </button>
        ))}
      </div>
      <OrderLines lines={order.lines} />
      <OrderSums lines={order.lines} shipping={order.shipping} />
      <h3>{words.orders.deliverTo}</h3>
      <AddressText address={order.address} name={order.name} />
      {question}
    </div>
  )
}

const columnsOf = ({ format, words }: Pick<Shop, "format" | "words">): Columns<Order> => [
  {
    field: "number",
    header: words.staff.order,
    cell: (number, { id }) => <OrderLink id={id}>{number}</OrderLink>
  },
  { field: "placedAt", header: words.staff.date, sortable: true, cell: (date) => <Day date={date} /> },
  { field: "name", header: words.staff.recipient, sortable: true },
  { field: "total", header: words.basket.total, sortable: true, cell: (total) => format.price(total) },
  { field: "status", header: words.staff.status, sortable: true, cell: (one) => <OrderStatus status={one} /> }
]
