/**
 * The undo of a bulk removal: it reads the items before their removal, and inserts them again.
 *
 * @since 0.1.0
 */
import type { Argument, DraftOf } from "@portico/client/data/Collection"
import { collectionKey } from "../listing/invalidateAfterWrite.ts"
import type { BulkItems } from "@portico/client/data/BulkItems"
import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Reactivity from "../../runtime/Reactivity.ts"
import * as Stream from "effect/Stream"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { Identity } from "../../session/StateOwner.ts"
import { idOf } from "@portico/client/data/Collection"
import { memberNow, stays } from "../listing/ownedState.ts"
import { isRestorable, ownDataOf } from "../listing/restorable.ts"
import type { RemovedItem } from "./Bulk.ts"
import { outcomes } from "./outcomes.ts"

/**
 * Reads the items that a bulk operation is about to remove. Returns `undefined` if there are more than one request can read, or
 * if one of them could not be restored completely. A failed read must not prevent the removal.
 */
export const readRemoved = (
  collection: Argument,
  ids: ReadonlyArray<unknown>,
  by: Identity | undefined
): Effect.Effect<ReadonlyArray<RemovedItem> | undefined, never, Queries> => {
  const known = ids.filter((id): id is string => typeof id === "string" && id !== "")
  if (known.length === 0 || known.length > maximumItemsPerRequest) return Effect.succeed(undefined)
  const query = Query.from(collection as string).pipe(Query.filter(Filter.in("_id", known)), Query.limit(known.length))
  return Queries.use((queries) => queries.run(query, { consistentRead: true, showDrafts: true })).pipe(
    Effect.map(({ items }) =>
      items.every(isRestorable(collection, by)) ? items.map(({ data, id }) => ({ id, data })) : undefined
    ),
    Effect.orElseSucceed(() => undefined)
  )
}

/** Inserts removed items again, with their ids. Fails with the problem if that is not possible for all of them. */
export const restoreRemoved = (
  collection: Argument,
  removed: ReadonlyArray<RemovedItem>
): Effect.Effect<void, Problem.Problem, BulkItems | Tokens | Reactivity.Reactivity> =>
  Effect.gen(function* () {
    const by = yield* memberNow
    const tokens = yield* Tokens
    const run = {
      operation: "insert" as const,
      items: removed.map(({ data, id }): DraftOf<Argument> => ({ ...ownDataOf(data), _id: id })),
      options: {},
      resume: undefined,
      isHalted: () => false,
      allowed: Effect.provideService(stays(by), Tokens, tokens),
      onCheckpoint: () => {}
    }
    const all = yield* outcomes(collection, run).pipe(
      Stream.runCollect,
      Effect.mapError((error) => (error._tag === "BulkStopped" ? ofData(error.cause) : Problem.make("unexpected")))
    )
    const failed = all.flat().find(({ status }) => status !== "inserted")
    if (failed === undefined) return
    return yield* Effect.fail(Problem.make(failed.code === "WDE0027" ? "changeForbidden" : "itemExists"))
  }).pipe(Effect.ensuring(Reactivity.invalidate([collectionKey(idOf(collection))])))
