/** Transfers a visitor's basket to the member at sign-in. */
import type * as HandOver from "@portico/client/auth/HandOver"
import { Items } from "@portico/client/data/Items"
import { collectionKey } from "@portico/react"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { Baskets } from "../Catalog.ts"
import * as BasketDraft from "./BasketDraft.ts"

/**
 * Moves the basket of this device to the member's own basket. Each line's id is derived from the transfer's id, so a
 * retry after a lost response does not insert the line twice.
 */
export const handBasket = {
  name: "basket",
  run: ({ id }: Pick<HandOver.Handing, "id">) => moveLines(id)
}

const moveLines = Effect.fn("storefront.handBasket")(
  function* (id: string) {
    const items = yield* Items
    for (const line of BasketDraft.lines()) {
      const addedAt = new Date(yield* Clock.currentTimeMillis)
      yield* items
        .insert(Baskets, { ...line, addedAt, _id: `${id}-${line.bookId}` })
        .pipe(Effect.catchTag("WDE0074", () => Effect.void))
      BasketDraft.remove([line.bookId])
    }
  },
  // A failure after the first line leaves a basket that has changed.
  Effect.ensuring(Reactivity.invalidate([collectionKey(Baskets.id)]))
)
