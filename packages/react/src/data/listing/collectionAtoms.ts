/**
 * Reads of collections as atoms. Equal keys share one response, and a write to a collection reads it again.
 *
 * @since 0.1.0
 */
import { idOf } from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "../../runtime/AsyncResult.ts"
import * as Atom from "../../runtime/Atom.ts"
import { withReactivity, runtime } from "../../runtime/Runtime.ts"
import { readAt, readOf } from "./Place.ts"
import type { PageRead } from "./Listing.ts"
import { collectionKey } from "./invalidateAfterWrite.ts"
import type { PageSubject, ReadKey } from "./ReadKey.ts"

/** The page that a query finds. */
export const pageAtom = Atom.family(({ collection, subject }: ReadKey<PageSubject>) =>
  runtime
    .atom(
      Effect.flatMap(
        Queries.use((queries) => readAt(queries, subject.query, subject)),
        (page) => Effect.map(Clock.currentTimeMillis, (at): PageRead => ({ ...readOf(page), at }))
      )
    )
    .pipe(withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)

/** The item with an id, or `undefined` if there is none. */
export const itemAtom = Atom.family(({ collection, subject }: ReadKey<string>) =>
  runtime
    .atom(
      Effect.map(
        Items.use((items) => items.get(collection, subject)),
        Option.getOrUndefined
      )
    )
    .pipe(withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)

/** The result of a read that cannot start because the user is not known yet. */
export const awaited: Atom.Atom<AsyncResult.AsyncResult<never>> = Atom.readable(() => AsyncResult.initial(true))
