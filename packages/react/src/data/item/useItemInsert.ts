"use client"
import { type Argument, type DataOf, type DraftOf, idOf } from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Option from "effect/Option"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as React from "react"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { Submission } from "../../form/Submission.ts"
import { ofData } from "../../problem/DataProblem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { collectionKey } from "../listing/collectionAtoms.ts"
import type { ListedItem } from "../listing/Listing.ts"

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

interface Sent {
  readonly id: string
  readonly data: unknown
}

// An answer may be lost after the item was stored. The same data tried again by hand is the same item, so it keeps its
// id; what then is there already is what was sent.
const makeMachine = <C extends Argument>(collection: C) => {
  let lost: Sent | undefined
  return submissionMachine<DraftOf<C>, ListedItem<DataOf<C>>>((data) => {
    const before = lost !== undefined && Equal.equals(lost.data, data) ? lost : undefined
    const sent: Sent = before ?? { id: ownId(data) ?? uuidV4Unsafe(), data }
    lost = sent
    return Items.use((items) =>
      items.insert(collection, { ...data, _id: sent.id }).pipe(
        Effect.catchIf(
          (error) => before !== undefined && error._tag === "WDE0074",
          (error) =>
            Effect.flatMap(
              items.get(collection, sent.id, { consistentRead: true }),
              Option.match({ onNone: () => Effect.fail(error), onSome: Effect.succeed })
            )
        )
      )
    ).pipe(
      Effect.tap(() => Effect.sync(() => (lost = undefined))),
      Reactivity.mutation([collectionKey(idOf(collection))]),
      Effect.mapError(ofData)
    )
  })
}

const ownId = (data: object): string | undefined =>
  "_id" in data && typeof data._id === "string" ? data._id : undefined
