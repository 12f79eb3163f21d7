/**
 * Items by their ids, for what refers to them.
 *
 * @since 0.1.0
 */
import { type Argument, idOf } from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Atom from "effect/reactivity/Atom"
import { runtime } from "../../runtime/Runtime.ts"
import { collectionKey } from "../listing/collectionAtoms.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { type Asker, Question } from "../listing/Question.ts"

/** A reference, and the item that it leads to; `undefined` where it is not there. */
export interface Referred {
  readonly id: string
  readonly item: ListedItem | undefined
}

/** The items of some ids, in one request. */
export const namesAtom = /*#__PURE__*/ Atom.family(({ collection, subject }: Question<ReadonlyArray<string>>) =>
  runtime
    .atom(
      Items.use((items) =>
        Effect.forEach(
          subject,
          (id) =>
            Effect.map(items.get(collection, id), (found): Referred => ({ id, item: Option.getOrUndefined(found) })),
          { concurrency: "unbounded" }
        )
      )
    )
    .pipe(Atom.withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)

/** The question for the items of some ids. */
export const ofIds = (
  asker: Asker,
  collection: Argument,
  ids: ReadonlyArray<string>
): Question<ReadonlyArray<string>> => new Question(asker, collection, ids, JSON.stringify(["names", ...ids]))
