/**
 * Inserts that never store an item twice, even if their response is lost.
 *
 * @since 0.1.0
 */
import type { Argument, DataOf, DraftOf } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import { type InsertOptions, Items } from "@portico/client/data/Items"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Option from "effect/Option"
import type { Environment } from "../../runtime/Runtime.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { invalidateAfterWrite } from "../listing/invalidateAfterWrite.ts"

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
