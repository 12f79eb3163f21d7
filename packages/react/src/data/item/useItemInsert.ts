"use client"
import { useServices } from "../../runtime/useServices.ts"
import type { Submission } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofData } from "../../problem/DataProblem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { invalidateAfterWrite } from "../listing/invalidateAfterWrite.ts"
import { ownedAtom } from "../listing/ownedState.ts"
import type { Argument, DataOf, DraftOf } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import { Items, type InsertOptions } from "@portico/client/data/Items"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Option from "effect/Option"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as React from "react"

interface Sent {
  readonly id: string
  readonly data: unknown
}

/**
 * Creates the insert function of a collection. A response can be lost after the item was stored. A manual retry with
 * equal data therefore reuses the id. If that item already exists (WDE0074), the earlier attempt stored it, and it is
 * returned.
 */
export const insertion = <C extends Argument>(collection: C, options: InsertOptions<never> = {}) => {
  let lost: Sent | undefined
  return (data: DraftOf<C>): Effect.Effect<ListedItem<DataOf<C>>, DataError, Environment> => {
    const before = lost !== undefined && Equal.equals(lost.data, data) ? lost : undefined
    const sent: Sent = before ?? { id: ownId(data) ?? uuidV4Unsafe(), data }
    lost = sent
    return Items.use((items) =>
      items.insert(collection, { ...data, _id: sent.id }, options).pipe(
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
      invalidateAfterWrite(collection)
    )
  }
}

const ownId = (data: object): string | undefined =>
  "_id" in data && typeof data._id === "string" ? data._id : undefined

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
  useServices("useItemInsert", Items)
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
