"use client"
import type { Problem } from "../../problem/Problem.ts"
import { asOptimistic, type OptimisticEdits } from "../listing/ItemEdit.ts"
import { useViewer } from "../../session/memberAtom.ts"
import { useAtomRefresh, useAtomValue } from "../../runtime/useAtom.ts"
import type { ListedItem, Outcome } from "../listing/Listing.ts"
import { ofItem } from "../listing/ReadKey.ts"
import { awaited, itemAtom } from "../listing/collectionAtoms.ts"
import { useOptimisticEdits } from "../listing/optimisticAtom.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { Items } from "@portico/client/data/Items"
import { useServices } from "../../runtime/useServices.ts"
import type { Argument, DataOf } from "@portico/client/data/Collection"
import * as Option from "effect/Option"
import * as AsyncResult from "../../runtime/AsyncResult.ts"
import * as React from "react"

/** The state of an item. */
export type ItemState<Data> =
  | { readonly _tag: "Loading" }
  /**
   * The item was read. If the latest read failed, `problem` is the reason, and the item is from the last successful
   * read.
   */
  | {
      readonly _tag: "Ready"
      readonly item: ListedItem<Data>
      readonly refetching: boolean
      readonly problem?: Problem | undefined
    }
  /** The item does not exist. */
  | { readonly _tag: "Absent"; readonly refetching: boolean }
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }

/**
 * Returns the state of an item after a read. `known` is the result of an earlier read, which remains if this read
 * failed.
 */
export const itemStateOf = <Data>(
  outcome: Outcome<ListedItem<Data> | undefined>,
  known: ListedItem<Data> | undefined
): ItemState<Data> => {
  switch (outcome._tag) {
    case "Awaited":
      return { _tag: "Loading" }
    case "Succeeded": {
      const { refetching, value } = outcome
      return value === undefined ? { _tag: "Absent", refetching } : { _tag: "Ready", item: value, refetching }
    }
    case "Refused":
      return known === undefined ? { ...outcome, _tag: "Failed" } : { ...outcome, _tag: "Ready", item: known }
  }
}

type Data = Readonly<Record<string, unknown>>

/** The state of an item, and a function that reads it again. */
export interface ItemController<Data> {
  readonly state: ItemState<Data>
  readonly refetch: () => void
}

/**
 * Reads an item. Reads it again when a member signs in or out, and after each write of the kit to its collection. If
 * such a read fails, the state still has the item from the last successful read. Changes that a form of the kit is
 * saving are shown immediately, and reverted if the save fails.
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
  useServices("ItemDetail, PatchForm and useItem", Items)
  const viewer = useViewer()
  const atom = viewer === undefined ? awaited : itemAtom(ofItem(viewer, collection, id))
  const pending = useOptimisticEdits(collection)
  const result = useAtomValue(atom)
  const state = React.useMemo(
    () => asEdited(itemStateOf(outcomeOf(result, viewer), Option.getOrUndefined(AsyncResult.value(result))), pending),
    [viewer, pending, result]
  )
  // The cast is safe: the collection determines the type of its items.
  return { state: state as ItemState<DataOf<C>>, refetch: useAtomRefresh(atom) }
}

const asEdited = (state: ItemState<Data>, pending: OptimisticEdits): ItemState<Data> =>
  state._tag === "Ready" ? { ...state, item: asOptimistic(pending, state.item) } : state
