/**
 * Bulks of any length (data.md §7, §9): lists and streams of items in pieces, several of them under way, each item with
 * its outcome. What failed for a while goes on from a checkpoint, and no item is done twice. A resumed run tells again of
 * those items whose outcomes had not all been taken when the one before it ended.
 *
 * **Example** (A long insert that can be resumed)
 *
 * ```ts
 * import * as BulkStream from "@portico/client/data/BulkStream"
 * import * as Effect from "effect/Effect"
 * import * as Stream from "effect/Stream"
 *
 * const rows = Array.from({ length: 50_000 }, (_, place) => ({ title: `Volume ${place}` }))
 *
 * const failed = (resume?: BulkStream.Checkpoint) =>
 *   BulkStream.insert("books", rows, { resume }).pipe(
 *     Stream.filter(({ status }) => status === "failed"),
 *     Stream.runCollect
 *   )
 *
 * const all = failed().pipe(Effect.catchTag("BulkStopped", ({ checkpoint }) => failed(checkpoint)))
 * ```
 *
 * @since 0.1.0
 */
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import { received } from "@portico/contract/Wde"
import { isPlainObject } from "@portico/contract/WireDate"
import * as Cause from "effect/Cause"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { type BulkChangeOptions, type BulkInsertOptions, BulkItems, type BulkItemsShape } from "./BulkItems.ts"
import type { BulkResult, Outcome } from "./internal/BulkResult.ts"
import { type BulkStopped, type Operation, run, type RunOptions } from "./internal/BulkRun.ts"
import { checkLimit } from "../call/internal/Checks.ts"
import { isCheckpoint } from "./internal/Checkpoint.ts"
import { type Argument, type DraftOf, idOf, type ReplacementOf, type UsesFor } from "../collection/Collection.ts"
import type { DataError } from "../call/Failure.ts"
import * as Patch from "../item/Patch.ts"
import { bytesOf } from "./internal/Chunks.ts"
import { type Problem, problem, refuse } from "../call/internal/Problem.ts"

export type { Progress, RunOptions } from "./internal/BulkRun.ts"
export type { Checkpoint } from "./internal/Checkpoint.ts"
export type { Outcome, Status } from "./internal/BulkResult.ts"
export { BulkStopped } from "./internal/BulkRun.ts"

/** The list that a bulk was given could not be read on. */
export class InputFailed extends Data.TaggedError("InputFailed")<{ readonly cause: unknown }> {
  override get message(): string {
    return "The items could not be read."
  }
}

/** A list of any length: read as the bulk goes on, once. */
export type Input<A, E = never, R = never> = Iterable<A> | AsyncIterable<A> | Stream.Stream<A, E, R>

/** Options of a long insert. */
export type InsertOptions = Omit<BulkInsertOptions, "clientId" | "repeat"> & RunOptions

/** Options of a long save. */
export type SaveOptions = Omit<InsertOptions, "overrideExisting">

/** Options of a long update, patch or removal. */
export type ChangeOptions<C> = Omit<BulkChangeOptions<C>, "repeat"> & RunOptions

/**
 * How a long bulk can end early: by a wrong argument before anything is sent, by a request that failed as a whole, or
 * by its own input.
 */
export type StreamError<E> = DataError | BulkStopped | InputFailed | E

/**
 * Adds items. One that comes without an `_id` is given one that follows from the bulk and its place, so that no repeat,
 * of this run or of a resumed one, adds it twice. One whose own `_id` exists already is skipped.
 */
export const insert = <C extends Argument, E = never, R = never>(
  collection: C,
  items: Input<DraftOf<C>, E, R>,
  options: InsertOptions = {}
): Stream.Stream<Outcome<DraftOf<C>>, StreamError<E>, R | BulkItems> =>
  over(options, items, {
    name: "insert",
    collection: idOf(collection),
    isRepeatable: true,
    overhead: 60,
    idOf: idIn,
    identify,
    send: bulk((service, drafts) => service.insert(collection, drafts, repeating(options)))
  })

/** Adds items or replaces those whose `_id` exists. Items without one are treated as by `insert`. */
export const save = <C extends Argument, E = never, R = never>(
  collection: C,
  items: Input<DraftOf<C>, E, R>,
  options: SaveOptions = {}
): Stream.Stream<Outcome<DraftOf<C>>, StreamError<E>, R | BulkItems> =>
  over(options, items, {
    name: "save",
    collection: idOf(collection),
    isRepeatable: true,
    overhead: 60,
    idOf: idIn,
    identify,
    send: bulk((service, drafts) => service.save(collection, drafts, repeating(options)))
  })

/** Replaces items. Under a condition a request is not repeated by itself: what it did may have ended the condition. */
export const update = <C extends Argument, E = never, R = never>(
  collection: C,
  items: Input<ReplacementOf<C>, E, R>,
  options: ChangeOptions<C> = {}
): Stream.Stream<Outcome<ReplacementOf<C>>, StreamError<E>, R | BulkItems> => {
  const isRepeatable = options.condition == null
  return over(options, items, {
    name: "update",
    collection: idOf(collection),
    isRepeatable,
    overhead: 60,
    idOf: idIn,
    identify: (item) => item,
    send: bulk((service, items) => service.update(collection, items, { ...options, repeat: isRepeatable }))
  })
}

/**
 * Makes the same changes in the items of these ids. Changes that give something else when they are made twice
 * (`increment`, `append`), and those under a condition, are sent once: an item whose answer was lost is `unknown`, and is
 * not sent again by a resumed run.
 */
export const patch = <C extends Argument, E = never, R = never>(
  collection: C,
  ids: Input<string, E, R>,
  patch: Patch.Patch<UsesFor<C>>,
  options: ChangeOptions<C> = {}
): Stream.Stream<Outcome<string>, StreamError<E>, R | BulkItems> => {
  const isRepeatable = options.condition == null && Patch.isPatch(patch) && Patch.isRepeatable(patch)
  return over(options, ids, {
    name: "patch",
    collection: idOf(collection),
    isRepeatable,
    overhead: 60 + (Patch.isPatch(patch) ? bytesOf(patch.modifications) : 0),
    idOf: (id) => id,
    identify: (id) => id,
    send: bulk((service, ids) => service.patch(collection, ids, patch, { ...options, repeat: isRepeatable }))
  })
}

/** Removes the items of these ids. One that is gone already is skipped. */
export const remove = <C extends Argument, E = never, R = never>(
  collection: C,
  ids: Input<string, E, R>,
  options: ChangeOptions<C> = {}
): Stream.Stream<Outcome<string>, StreamError<E>, R | BulkItems> => {
  const isRepeatable = options.condition == null
  return over(options, ids, {
    name: "remove",
    collection: idOf(collection),
    isRepeatable,
    overhead: 3,
    idOf: (id) => id,
    identify: (id) => id,
    send: bulk((service, ids) => service.remove(collection, ids, { ...options, repeat: isRepeatable }))
  })
}

const over = <A, E, R>(
  options: RunOptions,
  items: Input<A, E, R>,
  operation: Operation<A, BulkItems>
): Stream.Stream<Outcome<A>, StreamError<E>, R | BulkItems> =>
  Stream.unwrap(
    Effect.as(
      refuse(findProblems(options, operation)),
      run(operation, read(items, options.size), Array.isArray(items) ? items.length : undefined, options)
    )
  )

const read = <A, E, R>(items: Input<A, E, R>, most = maximumItemsPerRequest): Stream.Stream<A, E | InputFailed, R> => {
  const size = Math.min(most, maximumItemsPerRequest)
  if (Stream.isStream(items)) return Stream.rechunk(items, size)
  if (Symbol.asyncIterator in items) return Stream.fromAsyncIterable(items, (cause) => new InputFailed({ cause }))
  return Stream.catchCause(Stream.fromIterable(items as Iterable<A>, { chunkSize: size }), (cause) =>
    Stream.fail(new InputFailed({ cause: Cause.squash(cause) }))
  )
}

const bulk =
  <A>(send: (service: BulkItemsShape, values: ReadonlyArray<A>) => Effect.Effect<BulkResult<A>, DataError>) =>
  (values: ReadonlyArray<A>) =>
    BulkItems.use((service) => send(service, values))

const repeating = <O extends RunOptions>(options: O) => ({ ...options, repeat: true })

const idIn = (item: unknown): string | undefined => {
  const id = isPlainObject(item) ? item["_id"] : undefined
  return typeof id === "string" ? id : undefined
}

const identify = <A>(item: A, id: () => string): A =>
  isPlainObject(item) && item["_id"] === undefined ? { ...item, _id: id() } : item

const findProblems = (
  { concurrency, resume, size }: RunOptions,
  { collection, name }: Operation<any, any>
): ReadonlyArray<Problem> => [
  ...(concurrency === undefined ? [] : checkLimit(concurrency, "concurrency")),
  ...(size === undefined ? [] : checkLimit(size, "size")),
  ...(resume === undefined || isOf(resume, collection, name)
    ? []
    : [
        problem(
          "WDE0018",
          { option: "resume", expected: `a checkpoint of ${name} on ${collection}`, received: received(resume) },
          ["options", "resume"]
        )
      ])
]

const isOf = (checkpoint: unknown, collection: string, name: string): boolean =>
  isCheckpoint(checkpoint) && checkpoint.operation === name && checkpoint.collection === collection
