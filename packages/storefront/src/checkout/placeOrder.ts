/** Places an order once, however often it is submitted. */
import { Profiles } from "@portico/client/auth/Profiles"
import * as Filter from "@portico/client/data/Filter"
import { type InsertError, Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { collectionKey } from "@portico/react"
import { userKey } from "@portico/react/auth"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Predicate from "effect/Predicate"
import * as Reactivity from "effect/reactivity/Reactivity"
import type { BasketLine } from "../basket/Basket.tsx"
import { shippingOf, subtotalOf } from "../basket/Line.ts"
import { issueOf } from "../basket/LineCheck.ts"
import { Baskets, Books, type Order, Orders } from "../Catalog.ts"
import { numberOf } from "../orders/numberOf.ts"
import { deliverable, type Delivery, keyOf, namesOf, recipientOf } from "./addresses.ts"

/** An order as the user submits it. The prices of the lines are those that the user saw. */
export interface OrderRequest extends Delivery {
  readonly lines: ReadonlyArray<BasketLine>
  /** The id of the member. */
  readonly owner: string
  readonly payment: Order["payment"] | "declined"
  /** Whether to add the address, and the name if it is missing, to the member's profile. */
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
 * finds the first order: after a double click, a lost response, a reload or in another tab. The provider checks the
 * basket, the stock and the prices, and computes the total. Leaving the page does not interrupt the order.
 */
export const placeOrder = Effect.fn("storefront.placeOrder")(function* (request: OrderRequest) {
  const basketItems = request.lines.flatMap(({ ids }) => ids).toSorted()
  const [first] = basketItems
  if (first === undefined) return nothing
  if (request.payment === "declined") return declined

  const known = yield* ordersOf(request.owner, basketItems)
  const earlier = known.find(isValid)
  if (earlier !== undefined) return yield* already(earlier, basketItems)

  const books = yield* booksOf(request.lines.map(({ bookId }) => bookId))
  if (request.lines.some((line) => issueOf(line, books.get(line.bookId)) !== undefined)) return yield* outdated

  // The id of a canceled order stays in use.
  const id = `order-${first}${known.length === 0 ? "" : `-${known.length + 1}`}`
  const subtotal = subtotalOf(request.lines)
  const shipping = shippingOf(subtotal)
  const order = {
    _id: id,
    number: numberOf(id),
    status: "placed" as const,
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
  }
  const isStored = yield* Items.use((items) => items.insert(Orders, order)).pipe(
    Effect.as(true),
    Effect.catchIf(isOutrun, () => Effect.succeed(false))
  )
  if (!isStored) {
    // Another attempt, for example in another tab, has ordered some of these items, or a book has changed.
    const other = (yield* ordersOf(request.owner, basketItems)).find(isValid)
    return other === undefined ? yield* outdated : yield* already(other, basketItems)
  }
  yield* Effect.ignore(emptyBasket(basketItems))
  if (request.remembers) {
    yield* Effect.ignore(remember(request))
    // The account menu shows the name that the order added to the profile.
    yield* Reactivity.invalidate([userKey])
  }
  yield* Reactivity.invalidate([Orders, Baskets, Books].map((collection) => collectionKey(collection.id)))
  return placed(id)
}, Effect.uninterruptible)

const nothing: Placing = { _tag: "Nothing" }
const declined: Placing = { _tag: "Declined" }
const changed: Placing = { _tag: "Changed" }
const placed = (id: string): Placing => ({ _tag: "Placed", id })

/** Shows the user the books and the basket as they are now. */
const outdated = Effect.as(Reactivity.invalidate([collectionKey(Books.id), collectionKey(Baskets.id)]), changed)

/** Removes the items of an order that exists. It is the user's order if it contains all items that the user saw. */
const already = (order: { readonly id: string; readonly data: Order }, basketItems: ReadonlyArray<string>) =>
  Effect.as(
    Effect.ignore(emptyBasket(order.data.basketItems)),
    basketItems.every((id) => order.data.basketItems.includes(id)) ? placed(order.id) : changed
  )

const isValid = ({ data }: { readonly data: Order }): boolean => data.status !== "canceled"

// The order exists, or the hook of the orders found that the books or the basket have changed.
const isOutrun = (error: InsertError): boolean =>
  error._tag === "WDE0074" || (error._tag === "WDE0078" && codeOf(error.cause) === "CHANGED")

const codeOf = (refusal: unknown): unknown =>
  Predicate.hasProperty(refusal, "data") &&
  Predicate.hasProperty(refusal.data, "jsErrorValue") &&
  Predicate.hasProperty(refusal.data.jsErrorValue, "code")
    ? refusal.data.jsErrorValue.code
    : undefined

const ordersOf = (owner: string, basketItems: ReadonlyArray<string>) =>
  Queries.use((queries) =>
    queries.run(
      Query.from(Orders).pipe(
        Query.filter(Filter.and(Filter.eq("_ownerId", owner), Filter.hasSome("basketItems", basketItems))),
        Query.limit(100)
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
    Effect.ensuring(Reactivity.invalidate([collectionKey(Baskets.id)]))
  )

const remember = ({ address, name }: Delivery) =>
  Profiles.use((profiles) =>
    Effect.gen(function* () {
      const { id, identityProfile = {}, revision } = yield* Effect.flatMap(profiles.me, Effect.fromOption)
      const { addresses = [] } = identityProfile
      const isKnown = deliverable(addresses).some((one) => keyOf(one) === keyOf(address))
      const { city, country, line, line2 = "", postalCode, subdivision } = address
      const added = {
        addressLine: line,
        addressLine2: line2,
        city,
        country,
        postalCode,
        ...(subdivision === undefined ? {} : { subdivision }),
        tag: "SHIPPING"
      } as const
      const isNamed = recipientOf(identityProfile) !== ""
      if (isKnown && isNamed) return
      yield* profiles.update(
        { ...(isKnown ? {} : { addresses: [...addresses, added] }), ...(isNamed ? {} : namesOf(name)) },
        { id, revision: Option.getOrUndefined(Option.map(Option.fromUndefinedOr(revision), String)) }
      )
    })
  )
