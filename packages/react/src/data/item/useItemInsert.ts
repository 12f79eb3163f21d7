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

/** An insert: where it stands, and what begins it. */
export interface InsertController<C> {
  readonly state: Submission<ListedItem<DataOf<C>>>
  /** Adds an item. While one is under way it does nothing. */
  readonly insert: (data: DraftOf<C>) => void
  /** Makes ready for another one, and stops what is under way. */
  readonly reset: () => void
}

/**
 * Adds items to a collection. The lists and items of the collection that the page shows are read again after each one.
 * An insert whose answer was lost is sent again by itself, and the same data inserted again by hand after a failure is
 * the same item: neither is done twice.
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
