/** The submission of the checkout form. */
import { ofData, type Problem } from "@portico/react"
import * as Effect from "effect/Effect"
import type { ShopWords } from "../words/en.ts"
import { type OrderRequest, type Placing, placeOrder } from "./placeOrder.ts"

/** The entries of the form, the order that they describe, and the messages in the user's language. */
export interface OrderEntries {
  readonly entries: FormData
  readonly order: OrderRequest
  readonly words: ShopWords
}

/** Places the order and returns its id. Fails with the reason why nothing was ordered. */
export const send = ({ order, words }: OrderEntries) =>
  placeOrder(order).pipe(
    Effect.mapError(ofData),
    Effect.flatMap((placing) =>
      placing._tag === "Placed" ? Effect.succeed(placing.id) : Effect.fail(problemOf(placing, words))
    )
  )

const problemOf = ({ _tag }: Exclude<Placing, { _tag: "Placed" }>, { checkout }: ShopWords): Problem => {
  const details = { Changed: checkout.changed, Declined: checkout.declinedError, Nothing: checkout.nothing }
  return { key: "siteCode", detail: details[_tag], retryable: true }
}
