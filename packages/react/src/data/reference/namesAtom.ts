/**
 * Items by their ids, for what refers to them.
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

/** A reference, and the item that it leads to; `undefined` where it is not there. */
export interface Referred {
  readonly id: string
  readonly item: ListedItem | undefined
}

/** What is known of the items of some ids: what was read last of each. */
export interface Names {
  readonly known: ReadonlyMap<string, ListedItem | undefined>
  /** All of them, or why one of them could not be read. */
  readonly all: AsyncResult.AsyncResult<ReadonlyArray<Referred>, DataError>
}

/** The items of some ids: those that nobody has asked for yet in one request. */
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

/** The question for the items of some ids. */
export const ofIds = (
  asker: Asker,
  collection: Argument,
  ids: ReadonlyArray<string>
): Question<ReadonlyArray<string>> => new Question(asker, collection, ids, JSON.stringify(["names", ...ids]))
