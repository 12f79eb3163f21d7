import type { ListedItem } from "@portico/react/data"
import { Items } from "@portico/client/data/Items"
import { collectionKey, ofData, type Problem, runtime, useAtomSet, useAtomValue, useToast } from "@portico/react"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as React from "react"
import { type Book, Books, type Review, Reviews } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"

type Removed =
  | { readonly _tag: "Book"; readonly item: ListedItem<Book> }
  | { readonly _tag: "Review"; readonly item: ListedItem<Review> }

interface Change {
  readonly onDone?: (() => void) | undefined
  readonly operation: "remove" | "restore"
  readonly removed: Removed
}

const run = ({ operation, removed }: Change) =>
  Items.use((items): Effect.Effect<unknown, Parameters<typeof ofData>[0]> => {
    const { id } = removed.item
    const isBook = removed._tag === "Book"
    if (operation === "remove") return items.remove(isBook ? Books : Reviews, id)
    return isBook
      ? items.insert(Books, { ...removed.item.data, _id: id })
      : items.insert(Reviews, { ...removed.item.data, _id: id })
  }).pipe(Reactivity.mutation([collectionKey((removed._tag === "Book" ? Books : Reviews).id)]))

// The toast with the undo button is also on the next page. A page that mounts or unmounts must not interrupt the change
// before it has notified the lists.
const change = Atom.keepAlive(
  runtime.fn((change: Change) =>
    run(change).pipe(
      Effect.tap(() => Effect.sync(() => change.onDone?.())),
      Effect.uninterruptible
    )
  )
)

/** Removes books and reviews. A toast offers to restore what was removed. */
export interface RemovalController {
  readonly problem: Problem | undefined
  readonly remove: (removed: Removed) => void
}

/** Removes a book or a review, and shows a toast that offers to restore it. */
export const useRemoval = (): RemovalController => {
  const { words } = useShop()
  const toast = useToast()
  const send = useAtomSet(change)
  const problem = Option.map(AsyncResult.error(useAtomValue(change)), ofData)
  const remove = React.useCallback(
    (removed: Removed) =>
      send({
        operation: "remove",
        removed,
        onDone: () =>
          toast?.({
            message: words.common.deleted(removed.item.data.title),
            action: { label: words.common.undo, onAction: () => send({ operation: "restore", removed }) }
          })
      }),
    [send, toast, words]
  )
  return { problem: Option.getOrUndefined(problem), remove }
}
