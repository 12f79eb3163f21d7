/**
 * The refusals of single items in a write: items that conflict in a unique index, exist already or were not found.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { type Action, type Collection, hasUniqueIndex, nameOf } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import { isUniqueViolation, uniqueViolation } from "../../engine/collection/Indexes.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import type * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { type CallContext, explainUnchanged } from "./CallContext.ts"
import * as Outcomes from "./Outcomes.ts"

/** The result for one item of a call. */
export type ItemResult<A> = Result.Result<A, Refusal.Refusal>

/**
 * Writes all items at once. If the store refuses a unique value, writes the items in halves until only the conflicting
 * item is refused. Any other refusal, such as a timeout, fails the whole call, because nothing was written.
 */
export const isolatingConflicts = <A, B, R>(
  some: ReadonlyArray<A>,
  write: (some: ReadonlyArray<A>) => Effect.Effect<ReadonlyArray<B>, StoreUnavailable | Refusal.ApplicationError, R>,
  refused: (refusal: Refusal.ApplicationError) => B
): Effect.Effect<ReadonlyArray<B>, StoreUnavailable | Refusal.ApplicationError, R> => {
  // An earlier part may already be written when this one is refused. The call can then not fail as a whole, so each
  // item of this part is refused.
  const part = (some: ReadonlyArray<A>): Effect.Effect<ReadonlyArray<B>, StoreUnavailable, R> =>
    Effect.catchTag(write(some), "ApplicationError", (refusal) =>
      isUniqueViolation(refusal) && some.length > 1 ? halves(some) : Effect.succeed(some.map(() => refused(refusal)))
    )
  const halves = (some: ReadonlyArray<A>) => Effect.map(Effect.forEach(halvesOf(some), part), (all) => all.flat())
  return Effect.catchTag(
    write(some),
    "ApplicationError",
    (refusal): Effect.Effect<ReadonlyArray<B>, StoreUnavailable | Refusal.ApplicationError, R> =>
      !isUniqueViolation(refusal)
        ? Effect.fail(refusal)
        : some.length > 1
          ? halves(some)
          : Effect.succeed(some.map(() => refused(refusal)))
  )
}

const halvesOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> => {
  const middle = Math.ceil(all.length / 2)
  return [all.slice(0, middle), all.slice(middle)]
}

/** Fills in the refusal of each item that was not found. */
export const explainMissing =
  (session: CallContext, action: Action, ids: ReadonlyArray<string>) =>
  (found: ReadonlyArray<Option.Option<ItemResult<Document>>>) =>
    Effect.map(
      explainUnchanged(
        session,
        action,
        ids.filter((_, index) => found[index]?._tag === "None")
      ),
      (why) => found.map((one, index) => Option.getOrElse(one, () => Result.fail(why(ids[index] ?? ""))))
    )

/**
 * Returns a function that explains why an item was not inserted: it exists, or another item has its values in a unique
 * index.
 */
export const explainNotInserted = Effect.fnUntraced(function* (
  collection: Collection,
  refused: ReadonlyArray<Document>
) {
  const ids = refused.map(({ id }) => id)
  const store = yield* ItemStore
  const found = hasUniqueIndex(collection) ? yield* store.get(collection, ids, Filter.all) : []
  const absent = new Set(ids.filter((_, index) => found[index]?._tag === "None"))
  return (id: string): Refusal.ApplicationError =>
    absent.has(id) ? uniqueViolation(nameOf(collection)) : Outcomes.exists(id, collection)
})
