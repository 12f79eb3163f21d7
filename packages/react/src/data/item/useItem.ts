"use client"
import type { Argument, DataOf } from "@portico/client/data/Collection"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as React from "react"
import { useAtomRefresh } from "../../runtime/useAtomRefresh.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { awaited, itemAtom } from "../listing/collectionAtoms.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { ofItem } from "../listing/Question.ts"
import { useAsker } from "../listing/useAsker.ts"
import { type ItemState, itemStateOf } from "./ItemState.ts"
import { asOptimistic, type OptimisticEdits } from "../listing/optimisticAtom.ts"
import { useOptimisticEdits } from "../listing/useOptimisticEdits.ts"

export type { ItemState } from "./ItemState.ts"

type Data = Readonly<Record<string, unknown>>

/** An item: what to show, and the way to read it again. */
export interface ItemController<Data> {
  readonly state: ItemState<Data>
  readonly refetch: () => void
}

/**
 * Reads an item, and reads it again when a member signs in or out and after every write of the kit to its
 * collection. While that fails the item stays as it was last read. What a form of the kit is saving is shown at once, and
 * taken back where it fails.
 *
 * **Example** (The title of a book)
 *
 * ```tsx
 * import { useItem } from "@portico/react"
 *
 * export function Title({ id }: { readonly id: string }) {
 *   const { state } = useItem("books", id)
 *   return <h1>{state._tag === "Ready" ? String(state.item.data["title"]) : "…"}</h1>
 * }
 * ```
 */
export const useItem = <C extends Argument>(collection: C, id: string): ItemController<DataOf<C>> => {
  const asker = useAsker()
  const atom = asker === undefined ? awaited : itemAtom(ofItem(asker, collection, id))
  const pending = useOptimisticEdits(collection)
  const result = useAtomValue(atom)
  const state = React.useMemo(
    () => asEdited(itemStateOf(outcomeOf(result, asker), Option.getOrUndefined(AsyncResult.value(result))), pending),
    [asker, pending, result]
  )
  // The collection says what its items are.
  return { state: state as ItemState<DataOf<C>>, refetch: useAtomRefresh(atom) }
}

const asEdited = (state: ItemState<Data>, pending: OptimisticEdits): ItemState<Data> =>
  state._tag === "Ready" ? { ...state, item: asOptimistic(pending, state.item) } : state
