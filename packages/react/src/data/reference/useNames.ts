"use client"
import { useAtomValue } from "../../runtime/useAtom.ts"
import { type Viewer, useViewer } from "../../session/memberAtom.ts"
import { type ListedItem, type Outcome } from "../listing/Listing.ts"
import { ReadKey, ofItem } from "../listing/ReadKey.ts"
import { itemAtom } from "../listing/collectionAtoms.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import type { Argument } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import * as AsyncResult from "../../runtime/AsyncResult.ts"
import * as Atom from "../../runtime/Atom.ts"

/** A reference with the item that it points to. `undefined` if the item does not exist. */
export interface Referred {
  readonly id: string
  readonly item: ListedItem | undefined
}

/** The items of some ids that were read so far. */
export interface Names {
  readonly known: ReadonlyMap<string, ListedItem | undefined>
  /** All items, or the failure to read one of them. */
  readonly all: AsyncResult.AsyncResult<ReadonlyArray<Referred>, DataError>
}

/** Returns the atom of the items with some ids. Items that are not cached are read in one request. */
export const namesAtom = Atom.family(
  ({ viewer, collection, subject }: ReadKey<ReadonlyArray<string>>): Atom.Atom<Names> =>
    Atom.readable((get) => {
      const results = subject.map((id) => [id, get(itemAtom(ofItem(viewer, collection, id)))] as const)
      const known = new Map(
        results.flatMap(([id, result]) => {
          const value = AsyncResult.value(result)
          return value._tag === "Some" ? [[id, value.value] as const] : []
        })
      )
      return { known, all: allOf(results) }
    })
)

// `AsyncResult.all` also computes the previous items, which nothing reads. The page would load its code with an item form.
const allOf = (
  results: ReadonlyArray<readonly [id: string, AsyncResult.AsyncResult<ListedItem | undefined, DataError>]>
): Names["all"] => {
  const items: Array<Referred> = []
  for (const [id, result] of results) {
    if (AsyncResult.isInitial(result)) return AsyncResult.initial(result.waiting)
    if (AsyncResult.isFailure(result)) return AsyncResult.failure(result.cause, { waiting: result.waiting })
    items.push({ id, item: result.value })
  }
  return AsyncResult.success(items, { waiting: results.some(([, { waiting }]) => waiting) })
}

/** Creates the cache key of a read of the items with some ids. */
export const ofIds = (
  viewer: Viewer,
  collection: Argument,
  ids: ReadonlyArray<string>
): ReadKey<ReadonlyArray<string>> => new ReadKey(viewer, collection, ids, JSON.stringify(["names", ...ids]))

/** The outcome of reading the items with some ids, and the items that are known regardless of the outcome. */
export type NamesOutcome = Outcome<ReadonlyArray<Referred>> & Pick<Names, "known">

/** Reads the items with some ids. Items that are not cached are read in one request. */
export const useNames = (collection: Argument, ids: ReadonlyArray<string>): NamesOutcome => {
  const viewer = useViewer()
  const atom = viewer === undefined || ids.length === 0 ? unasked : namesAtom(ofIds(viewer, collection, ids))
  const { all, known } = useAtomValue(atom)
  return ids.length === 0 ? nothing : { ...outcomeOf(all, viewer), known }
}

const nothing: NamesOutcome = { _tag: "Succeeded", value: [], refetching: false, known: new Map() }

const unasked: Atom.Atom<Names> = Atom.readable(() => ({
  known: new Map(),
  all: AsyncResult.initial(true)
}))
