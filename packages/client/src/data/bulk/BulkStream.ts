/**
 * Bulk writes of any length (data.md §7, §9). Items from arrays and streams are sent in chunks, several of them
 * concurrently, and each item has an outcome. A bulk that stopped can be resumed from a checkpoint, and no item is
 * written twice. A resumed run repeats the outcomes of a chunk if the previous run ended before all of them were
 * consumed.
 *
 * **Example** (Resuming a long insert)
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
import type { Argument, DraftOf, ReplacementOf } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import type { DataError } from "../call/Failure.ts"
import * as Patch from "../item/Patch.ts"
import { bytesOf } from "./internal/Chunks.ts"
import { type Problem, problem, refuse } from "../call/internal/Problem.ts"
import type { NumberCode } from "../call/internal/ProblemCodes.ts"

export type { Progress, RunOptions } from "./internal/BulkRun.ts"
export type { Checkpoint } from "./internal/Checkpoint.ts"
export type { Outcome, Status } from "./internal/BulkResult.ts"
export { BulkStopped } from "./internal/BulkRun.ts"

/** The error of an input whose items could not be read to the end. */
export class InputFailed extends Data.TaggedError("InputFailed")<{ readonly cause: unknown }> {
  override get message(): string {
    return "The input items could not be read. See the cause."
  }
}

/** The items of a bulk, of any number. They are read once, while the bulk runs. */
export type Input<A, E = never, R = never> = Iterable<A> | AsyncIterable<A> | Stream.Stream<A, E, R>

/** Options of `insert`. */
export type InsertOptions = Omit<BulkInsertOptions, "clientId" | "repeat"> & RunOptions

/** Options of `save`. */
export type SaveOptions = Omit<InsertOptions, "overrideExisting">

/** Options of `update`, `patch` and `remove`. */
export type ChangeOptions<C> = Omit<BulkChangeOptions<C>, "repeat"> & RunOptions

/**
 * An error that ends a bulk early: an invalid argument before anything is sent, a request that failed as a whole, or a
 * failure of the input.
 */
export type StreamError<E> = DataError | BulkStopped | InputFailed | E

/**
 * Adds items. An item without an `_id` gets an id that is derived from the bulk and the item's index, so that neither a
 * retry nor a resumed run adds it twice. An item whose own `_id` exists is skipped.
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

/** Adds items, or replaces those whose `_id` exists. Items without an `_id` get one as with `insert`. */
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

/**
 * Replaces items. A request with a condition is not retried, because after the first attempt its items may no longer
 * meet the condition.
 */
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
 * Applies the same patch to the items with these ids. A patch with `increment` or `append`, or with a condition, is
 * sent only once. If its response is lost, the outcome of its items is `unknown`, and a resumed run does not send them
 * again.
 */
export const patch = <C extends Argument, E = never, R = never>(
  collection: C,
  ids: Input<string, E, R>,
  patch: Patch.For<C>,
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

/** Removes the items with these ids. A missing item is skipped. */
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
  { collection, name }: Pick<Operation<never, never>, "collection" | "name">
): ReadonlyArray<Problem<NumberCode | "WDE0018">> => [
  ...(concurrency === undefined ? [] : checkLimit(concurrency, "concurrency")),
  ...(size === undefined ? [] : checkLimit(size, "size")),
  ...(resume === undefined || isOf(resume, collection, name)
    ? []
    : [
        problem(
          "WDE0018",
          { option: "resume", expected: `a checkpoint of ${name} for ${collection}`, received: received(resume) },
          ["options", "resume"]
        )
      ])
]

const isOf = (checkpoint: unknown, collection: string, name: string): boolean =>
  isCheckpoint(checkpoint) && checkpoint.operation === name && checkpoint.collection === collection
