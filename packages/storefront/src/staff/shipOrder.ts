/** Changes the status of orders. */
import * as Filter from "@portico/client/data/Filter"
import { Items, type PatchError } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { collectionKey } from "@portico/react"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Reactivity from "effect/reactivity/Reactivity"
import { Books, type Order, Orders, Sales } from "../Catalog.ts"
import type { OrderStatus } from "../orders/statuses.ts"
import { shopMonthOf } from "./shopMonth.ts"

/** A change of an order's status. */
export interface StatusChange {
  readonly id: string
  readonly order: Order
  readonly status: OrderStatus
}

/**
 * Sets the status of an order, unless another editor has changed it in the meantime. Returns whether it was set. The
 * books of a shipped order are added to the sales, also if an attempt before this one failed to add them. Their copies
 * were reserved when the order was placed, so the stock stays as it is. A canceled order returns them.
 */
export const setStatus = Effect.fn("storefront.setStatus")(function* ({ id, order, status }: StatusChange) {
  const items = yield* Items
  const changed = yield* items
    .patch(Orders, id, Patch.empty.pipe(Patch.set("status", status)), { condition: Filter.eq("status", order.status) })
    .pipe(
      Effect.as(true),
      Effect.catchIf(isOutrun, () => Effect.succeed(false))
    )
  yield* Reactivity.invalidate([Orders, Books].map((collection) => collectionKey(collection.id)))
  const stored = changed ? status : yield* statusOf(id)
  if (stored === "shipped" || stored === "delivered") yield* sell(id, order)
  return changed
})

// The item does not meet the condition of the patch, or does not exist.
const isOutrun = (error: PatchError): boolean =>
  error._tag === "WDE0073" || (error._tag === "ApplicationError" && error.code === "PRECONDITION_FAILED")

const statusOf = (id: string) =>
  Items.use((items) => items.get(Orders, id)).pipe(
    Effect.map((found) => Option.getOrUndefined(Option.map(found, ({ data }) => data.status)))
  )

// The id of a sale is derived from the order and the book, so that a repetition counts no book twice.
const sell = (id: string, { lines }: Order) =>
  Items.use((items) =>
    Effect.gen(function* () {
      const soldAt = new Date(yield* Clock.currentTimeMillis)
      for (const { bookId, price, quantity, title } of lines) {
        const sale = {
          _id: `${id}-${bookId}`,
          bookId,
          title,
          copies: quantity,
          revenue: Math.round(price * quantity * 100) / 100,
          month: shopMonthOf(soldAt),
          soldAt
        }
        yield* items.insert(Sales, sale).pipe(Effect.catchTag("WDE0074", () => Effect.void))
      }
    })
  ).pipe(Reactivity.mutation([collectionKey(Sales.id)]))
