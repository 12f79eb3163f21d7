"use client"
import type { Argument, DataOf } from "@portico/client/data/Collection"
import { useMember } from "../../auth/session/useMember.ts"
import type { Problem } from "../../problem/Problem.ts"
import { useAtomRefresh } from "../../runtime/useAtomRefresh.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { awaited, itemAtom } from "../listing/collectionAtoms.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { Outcome } from "../listing/Outcome.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { ofItem } from "../listing/Question.ts"
import { asPending, type Pending } from "./pendingAtom.ts"
import { usePending } from "./usePending.ts"

/** Where an item stands. */
export type ItemState<Data> =
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Ready"; readonly item: ListedItem<Data>; readonly refetching: boolean }
  /** There is no such item. */
  | { readonly _tag: "Absent"; readonly refetching: boolean }
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }

/** An item: what to show, and the way to read it again. */
export interface ItemController<Data> {
  readonly state: ItemState<Data>
  readonly refetch: () => void
}

/**
 * Reads an item, and reads it again when a member signs in or out and after every write of the kit to its collection. What a form of the kit is saving is shown at once, and taken back where it fails.
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
  const member = useMember()
  const atom = member._tag === "Unknown" ? awaited : itemAtom(ofItem(member._tag, collection, id))
  const pending = usePending(collection)
  const outcome = asEdited(outcomeOf(useAtomValue(atom)), pending)
  // The collection says what its items are.
  return { state: stateOf(outcome as Outcome<ListedItem<DataOf<C>> | undefined>), refetch: useAtomRefresh(atom) }
}

const asEdited = (outcome: Outcome<ListedItem | undefined>, pending: Pending): Outcome<ListedItem | undefined> =>
  outcome._tag === "Answered" && outcome.value !== undefined
    ? { ...outcome, value: asPending(pending, outcome.value) }
    : outcome

const stateOf = <Data>(outcome: Outcome<ListedItem<Data> | undefined>): ItemState<Data> => {
  switch (outcome._tag) {
    case "Awaited":
      return { _tag: "Loading" }
    case "Answered": {
      const { refetching, value } = outcome
      return value === undefined ? { _tag: "Absent", refetching } : { _tag: "Ready", item: value, refetching }
    }
    case "Refused":
      return { ...outcome, _tag: "Failed" }
  }
}
