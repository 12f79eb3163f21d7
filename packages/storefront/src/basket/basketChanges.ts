/** The changes of a member's basket. They run one after another, and of several quantities of a line the last one wins. */
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { collectionKey, runtime } from "@portico/react"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Atom from "effect/reactivity/Atom"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as Semaphore from "effect/Semaphore"
import { Baskets } from "../Catalog.ts"
import type { Line } from "./Line.ts"

/** A change of a member's basket. `ids` are those of a line's items. */
export type BasketChange =
  | { readonly _tag: "Add"; readonly line: Line }
  | { readonly _tag: "Remove"; readonly ids: ReadonlyArray<string> }
  | { readonly _tag: "SetQuantity"; readonly ids: ReadonlyArray<string>; readonly quantity: number }

/** Returns a function that runs changes in the order of its calls. A quantity that a later one replaces is not sent. */
export const makeBasketChanges = () => {
  const turn = Semaphore.makeUnsafe(1)
  const latest = new Map<string, BasketChange>()
  return (change: BasketChange) => {
    const [first] = change._tag === "Add" ? [] : change.ids
    if (first !== undefined) latest.set(first, change)
    const isReplaced = () => change._tag === "SetQuantity" && first !== undefined && latest.get(first) !== change
    return turn.withPermit(Effect.suspend(() => (isReplaced() ? Effect.void : run(change))))
  }
}

const run = (change: BasketChange) =>
  Items.use((items) =>
    Effect.gen(function* () {
      switch (change._tag) {
        case "Add": {
          const { bookId, price, quantity, title } = change.line
          const addedAt = new Date(yield* Clock.currentTimeMillis)
          yield* items.insert(Baskets, { bookId, price, quantity, title, addedAt })
          return
        }
        case "Remove":
          yield* Effect.forEach(change.ids, (id) => items.remove(Baskets, id))
          return
        case "SetQuantity": {
          const [first, ...others] = change.ids
          if (first === undefined) return
          yield* items.patch(Baskets, first, Patch.empty.pipe(Patch.set("quantity", change.quantity)))
          yield* Effect.forEach(others, (id) => items.remove(Baskets, id))
        }
      }
    })
  ).pipe(Reactivity.mutation([collectionKey(Baskets.id)]))

const perform = makeBasketChanges()

/**
 * Runs changes of the member's basket. Its result is that of the last change, so a success replaces an earlier failure.
 * It stays mounted on every page, so that leaving a page stops no change and the undo button of a toast always works.
 */
export const basketChanges = Atom.keepAlive(runtime.fn(perform, { concurrent: true }))
