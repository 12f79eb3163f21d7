/**
 * The items that references point to, by their ids.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import { itemAtom } from "../listing/collectionAtoms.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { type Asker, ofItem, Question } from "../listing/Question.ts"

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
  ({ asker, collection, subject }: Question<ReadonlyArray<string>>): Atom.Atom<Names> =>
    Atom.readable((get) => {
      const results = subject.map((id) => [id, get(itemAtom(ofItem(asker, collection, id)))] as const)
      const known = new Map(
        results.flatMap(([id, result]) => {
          const value = AsyncResult.value(result)
          return value._tag === "Some" ? [[id, value.value] as const] : []
        })
      )
      const all = AsyncResult.all(
        results.map(([id, result]) => AsyncResult.map(result, (item): Referred => ({ id, item })))
      )
      return { known, all }
    })
)

/** Creates the cache key of a read of the items with some ids. */
export const ofIds = (
  asker: Asker,
  collection: Argument,
  ids: ReadonlyArray<string>
): Question<ReadonlyArray<string>> => new Question(asker, collection, ids, JSON.stringify(["names", ...ids]))
