/** Changes the status of orders. */
import * as Filter from "@portico/client/data/Filter"
import { Items, type PatchError } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { collectionKey } from "@portico/react"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { Books, type Order, Orders, type OrderStatus, Sales } from "../Catalog.ts"
import { shopMonthOf } from "./shopMonth.ts"

/** A change of an order's status. */
export interface StatusChange {
  readonly id: string
  readonly order: Order
  readonly status: OrderStatus
}

/**
 * Sets the status of an order, unless another editor has changed it in the meantime. Shipping adds the books to the
 * sales and reduces their stock. A retry after a failure counts no book twice.
 */
export const setStatus = Effect.fn("storefront.setStatus")(function* ({ id, order, status }: StatusChange) {
  const items = yield* Items
  if (status === "shipped") yield* sell(id, order)
  const changed = yield* items
    .patch(Orders, id, Patch.empty.pipe(Patch.set("status", status)), { condition: Filter.eq("status", order.status) })
    .pipe(
      Effect.as(true),
      Effect.catchIf(isOutrun, () => Effect.succeed(false))
    )
  yield* Reactivity.invalidate([Orders, Books, Sales].map((collection) => collectionKey(collection.id)))
  return changed
})

// The item does not meet the condition of the patch, or does not exist.
const isOutrun = (error: PatchError): boolean =>
  error._tag === "WDE0073" || (error._tag === "ApplicationError" && error.code === "PRECONDITION_FAILED")

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
        const isNew = yield* items.insert(Sales, sale).pipe(
          Effect.as(true),
          // An earlier attempt has already counted this book.
          Effect.catchTag("WDE0074", () => Effect.succeed(false))
        )
        if (!isNew) continue
        yield* items
          .patch(Books, bookId, Patch.empty.pipe(Patch.increment("stock", -quantity)), {
            condition: Filter.gte("stock", quantity)
          })
          // The book is no longer sold, or the stock was counted wrong. The editor corrects it in the list of books.
          .pipe(Effect.catchIf(isOutrun, () => Effect.void))
      }
    })
  )
