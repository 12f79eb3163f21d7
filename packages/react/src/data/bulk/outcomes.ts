/**
 * Functions that find the items of a bulk operation and run the operation over the client.
 *
 * @since 0.1.0
 */
import type { Argument, DraftOf } from "@portico/client/data/Collection"
import { BulkItems, type BulkItemsShape } from "@portico/client/data/BulkItems"
import type { Outcome } from "@portico/client/data/BulkItems"
import * as BulkStream from "@portico/client/data/BulkStream"
import { type DataError, failureOfCall, type RequestError } from "@portico/client/data/Failure"
import * as Pages from "@portico/client/data/Pages"
import type { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type * as Filter from "@portico/client/data/Filter"
import { ApplicationError } from "@portico/client/transport/Failure"
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import { isPlainObject } from "@portico/contract/WireDate"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { has } from "../selection/Selection.ts"
import type { BulkOutcome } from "./Bulk.ts"
import { type BulkInput, type BulkOptions, isById, isSelection, type Operation } from "./Operation.ts"

/**
 * Returns the items of an input. For a selection it reads all matching ids before any item changes, because a change
 * could alter which items match. New items without an id get one here, so that a retry does not create duplicates.
 */
export const gather = (
  collection: Argument,
  operation: Operation<Argument>,
  input: BulkInput<Argument>,
  onFound: (found: number) => Effect.Effect<void>
): Effect.Effect<ReadonlyArray<unknown>, Pages.StreamError, Queries> => {
  if (!isSelection(input)) return Effect.succeed(isById(operation) ? input : input.map(identify))
  if (input._tag === "Ids") return Effect.succeed([...input.ids])
  const query = Query.from(collection).pipe(
    Query.filter(input.filter as Filter.Filter<never>),
    Query.ascending("_id"),
    Query.fields("_id")
  )
  return Pages.pages(query, { showDrafts: input.drafts === true }).pipe(
    Stream.map(({ items }) => items.map(({ id }) => id).filter((id) => has(input, id))),
    Stream.tap((ids) => onFound(ids.length)),
    Stream.runCollect,
    Effect.map((pages) => pages.flat())
  )
}

const identify = (item: unknown): unknown =>
  isPlainObject(item) && item["_id"] === undefined ? { ...item, _id: uuidV4Unsafe() } : item

/** The input of one run of a bulk operation. */
export interface Run {
  readonly operation: Operation<Argument>
  /** The condition that an item must meet to be changed or removed. */
  readonly condition?: Filter.Filter | undefined
  readonly items: ReadonlyArray<unknown>
  readonly options: BulkOptions
  readonly resume: BulkStream.Checkpoint | undefined
  /** Returns whether no further chunk may start. */
  readonly isHalted: () => boolean
  /** Fails if the current user must not send the next chunk. */
  readonly allowed?: Effect.Effect<void, RequestError> | undefined
  readonly onCheckpoint: (checkpoint: BulkStream.Checkpoint) => void
}

/** Runs the operation and emits the outcome of each item, in groups as the responses arrive. */
export const outcomes = (
  collection: Argument,
  run: Run
): Stream.Stream<ReadonlyArray<BulkOutcome>, BulkStream.StreamError<never>, BulkItems> =>
  (run.options.chunked === false ? atOnce(collection, run) : inPieces(collection, run)).pipe(
    Stream.chunks,
    Stream.map((chunk) => chunk.map((outcome) => toBulkOutcome(outcome, run.items)))
  )

type Outcomes = Stream.Stream<Outcome, BulkStream.StreamError<never>, BulkItems>

const inPieces = (
  collection: Argument,
  { allowed, condition, isHalted, items, onCheckpoint, operation, options, resume }: Run
): Outcomes => {
  const { concurrency, size } = options
  const how = {
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(size === undefined ? {} : { size }),
    resume,
    onProgress: ({ checkpoint }: BulkStream.Progress) => Effect.sync(() => onCheckpoint(checkpoint))
  }
  const only = conditionalOn(condition)
  const list = <A>() => Stream.fromIterable(items as ReadonlyArray<A>, { chunkSize: size ?? maximumItemsPerRequest })
  const run = (): Outcomes => {
    switch (operation) {
      case "insert":
        return BulkStream.insert(collection, list<DraftOf<Argument>>(), how)
      case "save":
        return BulkStream.save(collection, list<DraftOf<Argument>>(), how)
      case "update":
        return BulkStream.update(collection, list<never>(), { ...how, ...only })
      case "remove":
        return BulkStream.remove(collection, list<string>(), { ...how, ...only })
      case "truncate":
        return Stream.empty
      default:
        return BulkStream.patch(collection, list<string>(), operation, { ...how, ...only })
    }
  }
  return Stream.unwrap(
    BulkItems.use((bulk) => Effect.succeed(Stream.provideService(run(), BulkItems, gated(bulk, isHalted, allowed))))
  )
}

/**
 * The error of a chunk that would start after the user stopped the operation. The chunk is not sent, and a later run
 * can send it. Pending requests finish.
 */
export const halted: RequestError = failureOfCall({ codes: [] })(
  new ApplicationError({
    code: "HALTED",
    data: undefined,
    description: "Stopped by the user.",
    requestId: undefined,
    status: 499,
    statusText: "Client Closed Request"
  })
)

/** Wraps the bulk requests so that each one first checks whether it may start. */
export const gated = (
  bulk: BulkItemsShape,
  isHalted: () => boolean,
  allowed: Effect.Effect<void, RequestError> = Effect.void
): BulkItemsShape => {
  const gate = <A, E>(send: Effect.Effect<A, E>): Effect.Effect<A, E | RequestError> =>
    Effect.suspend(() => (isHalted() ? Effect.fail(halted) : Effect.andThen(allowed, send)))
  return {
    insert: (collection, items, options) => gate(bulk.insert(collection, items, options)),
    save: (collection, items, options) => gate(bulk.save(collection, items, options)),
    update: (collection, items, options) => gate(bulk.update(collection, items, options)),
    patch: (collection, ids, patch, options) => gate(bulk.patch(collection, ids, patch, options)),
    remove: (collection, ids, options) => gate(bulk.remove(collection, ids, options))
  }
}

// The cast is safe: the compiler has checked the condition against the collection in `BulkAction`.
const conditionalOn = (condition: Filter.Filter | undefined) =>
  condition === undefined ? {} : { condition: condition as Filter.Filter<never> }

const atOnce = (collection: Argument, { condition, items, operation }: Run): Outcomes => {
  const only = conditionalOn(condition)
  return Stream.unwrap(
    BulkItems.use((bulk): Effect.Effect<{ readonly outcomes: ReadonlyArray<Outcome> }, DataError> => {
      switch (operation) {
        case "insert":
          return bulk.insert(collection, items as ReadonlyArray<DraftOf<Argument>>)
        case "save":
          return bulk.save(collection, items as ReadonlyArray<DraftOf<Argument>>)
        case "update":
          return bulk.update(collection, items as ReadonlyArray<never>, only)
        case "remove":
        case "truncate":
          return bulk.remove(collection, items as ReadonlyArray<string>, only)
        default:
          return bulk.patch(collection, items as ReadonlyArray<string>, operation, only)
      }
    }).pipe(Effect.map(({ outcomes }) => Stream.fromIterable<Outcome>(outcomes)))
  )
}

const toBulkOutcome = ({ error, id, index, status }: Outcome, items: ReadonlyArray<unknown>): BulkOutcome => {
  const [violation] = error?.violations ?? []
  return {
    index,
    id,
    status,
    code: error?.code === "" ? undefined : error?.code,
    reason: violation?.description ?? error?.description,
    field: violation?.field === "" ? undefined : violation?.field,
    item: status === "failed" || status === "unknown" ? items[index] : undefined
  }
}
