/** Places an order once, however often it is submitted. */
import { Profiles } from "@portico/client/auth/Profiles"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { collectionKey } from "@portico/react"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Reactivity from "effect/reactivity/Reactivity"
import type { BasketLine } from "../basket/Basket.tsx"
import { shippingOf, subtotalOf } from "../basket/Line.ts"
import { issueOf } from "../basket/LineCheck.ts"
import { Baskets, Books, type Order, Orders } from "../Catalog.ts"
import type { Delivery } from "./addresses.ts"

/** An order as the user submits it. The prices of the lines are those that the user saw. */
export interface OrderRequest extends Delivery {
  readonly lines: ReadonlyArray<BasketLine>
  /** The id of the member. */
  readonly owner: string
  readonly payment: Order["payment"] | "declined"
  /** Whether to add the address to the member's profile. */
  readonly remembers: boolean
}

/** The result of an attempt to order. `Changed`: books or the basket are not as the user saw them. */
export type Placing =
  | { readonly _tag: "Placed"; readonly id: string }
  | { readonly _tag: "Changed" }
  | { readonly _tag: "Declined" }
  | { readonly _tag: "Nothing" }

/**
 * Places an order and empties the basket. The order's id is derived from the basket's items, so that a second attempt
 * finds the first order: after a double click, a lost response, a reload or in another tab. Stock and prices are read
 * again before the order is stored.
 */
export const placeOrder = Effect.fn("storefront.placeOrder")(function* (request: OrderRequest) {
  const items = yield* Items
  const basketItems = request.lines.flatMap(({ ids }) => ids).toSorted()
  const [first] = basketItems
  if (first === undefined) return nothing
  if (request.payment === "declined") return declined

  const [earlier] = yield* ordersOf(request.owner, basketItems)
  if (earlier !== undefined) {
    yield* emptyBasket(earlier.data.basketItems)
    const isWhole = basketItems.every((id) => earlier.data.basketItems.includes(id))
    return isWhole ? placed(earlier.id) : changed
  }

  const books = yield* booksOf(request.lines.map(({ bookId }) => bookId))
  if (request.lines.some((line) => issueOf(line, books.get(line.bookId)) !== undefined)) {
    yield* Reactivity.invalidate([collectionKey(Books.id), collectionKey(Baskets.id)])
    return changed
  }

  const id = `order-${first}`
  const subtotal = subtotalOf(request.lines)
  const shipping = shippingOf(subtotal)
  yield* items
    .insert(Orders, {
      _id: id,
      number: numberOf(id),
      status: "placed",
      placedAt: new Date(yield* Clock.currentTimeMillis),
      name: request.name,
      address: request.address,
      payment: request.payment,
      lines: request.lines.map(({ bookId, price, quantity, title }) => ({
        author: books.get(bookId)?.author ?? "",
        bookId,
        price,
        quantity,
        title
      })),
      shipping,
      total: Math.round((subtotal + shipping) * 100) / 100,
      basketItems
    })
    // The order was placed in the meantime, for example in another tab.
    .pipe(Effect.catchTag("WDE0074", () => Effect.void))
  yield* Effect.ignore(emptyBasket(basketItems))
  if (request.remembers) yield* Effect.ignore(remember(request.address))
  yield* Reactivity.invalidate([collectionKey(Orders.id), collectionKey(Baskets.id)])
  return placed(id)
})

const nothing: Placing = { _tag: "Nothing" }
const declined: Placing = { _tag: "Declined" }
const changed: Placing = { _tag: "Changed" }
const placed = (id: string): Placing => ({ _tag: "Placed", id })

const ordersOf = (owner: string, basketItems: ReadonlyArray<string>) =>
  Queries.use((queries) =>
    queries.run(
      Query.from(Orders).pipe(
        Query.filter(Filter.and(Filter.eq("_ownerId", owner), Filter.hasSome("basketItems", basketItems))),
        Query.limit(1)
      ),
      { consistentRead: true }
    )
  ).pipe(Effect.map(({ items }) => items))

const booksOf = (ids: ReadonlyArray<string>) =>
  Queries.use((queries) =>
    queries.run(Query.from(Books).pipe(Query.filter(Filter.in("_id", ids)), Query.limit(100)), { consistentRead: true })
  ).pipe(Effect.map(({ items }) => new Map(items.map(({ data, id }) => [id, data]))))

const emptyBasket = (ids: ReadonlyArray<string>) =>
  Effect.forEach(ids, (id) => Items.use((items) => items.remove(Baskets, id))).pipe(
    Effect.andThen(Reactivity.invalidate([collectionKey(Baskets.id)]))
  )

const remember = ({ city, country, line, line2, postalCode }: Delivery["address"]) =>
  Profiles.use((profiles) =>
    Effect.gen(function* () {
      const { id, identityProfile, revision } = yield* Effect.flatMap(profiles.me, Effect.fromOption)
      const address = {
        addressLine: line,
        addressLine2: line2 ?? "",
        city,
        country,
        postalCode,
        tag: "SHIPPING"
      } as const
      yield* profiles.update(
        { addresses: [...(identityProfile?.addresses ?? []), address] },
        { id, revision: Option.getOrUndefined(Option.map(Option.fromUndefinedOr(revision), String)) }
      )
    })
  )

/** Returns the short number of an order that members and editors read to each other, such as `C-4K7Q2M`. */
export const numberOf = (id: string): string => {
  const hash = Array.from(id).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 729_000_000, 7)
  const digits = Array.from({ length: 6 }, (_, place) => alphabet[Math.floor(hash / 30 ** place) % 30])
  return `C-${digits.join("")}`
}

// Without the digits and letters that are easily confused: 0, O, 1, I, L and U.
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
