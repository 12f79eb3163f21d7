"use client"
import type { Argument, DataOf, DraftOf } from "@portico/client/data/Collection"
import * as Effect from "effect/Effect"
import * as React from "react"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { Submission } from "../../form/Submission.ts"
import { ofData } from "../../problem/DataProblem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { ownedAtom } from "../listing/ownedAtom.ts"
import { insertion } from "./insertion.ts"

/** The state of an insert and the operations on it. */
export interface InsertController<C> {
  readonly state: Submission<ListedItem<DataOf<C>>>
  /** Inserts an item. Does nothing while another insert is in progress. */
  readonly insert: (data: DraftOf<C>) => void
  /** Resets the state for another insert, and cancels the one that is in progress. */
  readonly reset: () => void
}

/**
 * Inserts items into a collection. The lists and items of the collection on the page are read again after each insert.
 * If the response to an insert is lost, the insert is retried automatically. If it fails, a second insert of the same
 * data reuses the id. In neither case is the item stored twice.
 *
 * **Example** (A review)
 *
 * ```tsx
 * import { useItemInsert } from "@portico/react"
 *
 * export function Praise() {
 *   const { insert, state } = useItemInsert("reviews")
 *   return (
 *     <button disabled={state._tag === "Submitting"} onClick={() => insert({ stars: 5 })} type="button">
 *       Five stars
 *     </button>
 *   )
 * }
 * ```
 */
export const useItemInsert = <C extends Argument>(collection: C): InsertController<C> => {
  const machine = React.useMemo(() => makeMachine(collection), [collection])
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  return React.useMemo(
    () => ({
      state,
      insert: (data) => send({ _tag: "Submit", entries: data, problem: undefined }),
      reset: () => send({ _tag: "Reset" })
    }),
    [send, state]
  )
}

const makeMachine = <C extends Argument>(collection: C) =>
  ownedAtom(() => {
    const insert = insertion(collection)
    return submissionMachine<DraftOf<C>, ListedItem<DataOf<C>>>((data) => Effect.mapError(insert(data), ofData))
  })
