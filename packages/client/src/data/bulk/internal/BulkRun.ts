/**
 * Runs long bulks. Several chunks are sent concurrently, each item has one outcome, and at any time there is a
 * checkpoint from which another run can resume.
 *
 * @since 0.1.0
 */
import { maximumItemsPerRequest, concurrentChunks } from "@portico/contract/Limits"
import * as Data from "effect/Data"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import { uuidV4 } from "../../../transport/internal/Uuid.ts"
import type { BulkError, BulkResult, Outcome } from "./BulkResult.ts"
import { errorOf } from "./BulkResult.ts"
import * as Checkpoint from "./Checkpoint.ts"
import type { DataError } from "../../call/Failure.ts"
import { split, type ChunkItem, type Chunk } from "./Chunks.ts"
import { refusedItems, mayHaveRun, itemFailureOf } from "./ChunkFailure.ts"

/** The progress of a long bulk. */
export interface Progress extends Checkpoint.Counts {
  /** The number of items whose outcome was emitted, including earlier runs. */
  readonly done: number
  /** The total number of items, if the input is an array. */
  readonly total: number | undefined
  /** The checkpoint from which another run resumes. */
  readonly checkpoint: Checkpoint.Checkpoint
}

/**
 * The error of a long bulk that stopped early. `cause` is the failure that stopped it, `checkpoint` the state from
 * which another run resumes.
 */
export class BulkStopped extends Data.TaggedError("BulkStopped")<{
  readonly cause: DataError
  readonly checkpoint: Checkpoint.Checkpoint
}> {
  override get message(): string {
    return `The bulk operation stopped after ${Checkpoint.size(this.checkpoint.done)} items: ${this.cause.message}`
  }
}

/** Options of a long bulk. */
export interface RunOptions {
  /** The maximum number of concurrent requests, 6 by default. */
  readonly concurrency?: number
  /** The maximum number of items per request. The default and the upper limit are 1000. */
  readonly size?: number
  /** The order of the outcomes: as requests complete (the default), or by the index of the items. */
  readonly order?: "completion" | "index"
  /**
   * The handling of a request that fails as a whole. `stop` ends the bulk with `BulkStopped` (the default), `continue`
   * counts the failure as the failure of each item in the request.
   */
  readonly onFailure?: "stop" | "continue"
  /** The checkpoint from which the run resumes. The items must be the same, in the same order. */
  readonly resume?: Checkpoint.Checkpoint | undefined
  /**
   * Receives the progress before a new bulk sends anything, after each chunk whose outcomes were consumed, and before
   * each chunk that must not be sent twice. Calls never overlap. The bulk waits for each call, so that the caller can
   * store the checkpoint before the bulk continues.
   */
  readonly onProgress?: (progress: Progress) => Effect.Effect<void>
}

/** The write that a long bulk applies to its items. */
export interface Operation<A, R> {
  readonly name: string
  readonly collection: string
  /** Whether sending an item twice has the same result as sending it once. */
  readonly isRepeatable: boolean
  /** The size that each item adds to a request in addition to its own JSON, in bytes. */
  readonly overhead: number
  readonly idOf: (value: A) => string | undefined
  /** Returns the item with a generated id, if it has none. */
  readonly identify: (value: A, id: () => string) => A
  readonly send: (values: ReadonlyArray<A>) => Effect.Effect<BulkResult<A>, DataError, R>
}

interface Sent<A> {
  readonly outcomes: ReadonlyArray<Outcome<A>>
  /** The items that were not written, and that another run has to send. */
  readonly left: Chunk<A>
  readonly stop?: DataError
}

/** Runs an operation over a stream of items. */
export const run = <A, E, R, R2>(
  operation: Operation<A, R>,
  items: Stream.Stream<A, E, R2>,
  total: number | undefined,
  { concurrency = concurrentChunks, onFailure, onProgress, order, resume, size = maximumItemsPerRequest }: RunOptions
): Stream.Stream<Outcome<A>, E | BulkStopped, R | R2> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const { collection, name } = operation
      const runId = resume?.run ?? uuidV4()
      const stopped = yield* Deferred.make<DataError>()
      const turns = yield* Semaphore.make(1)
      const made = new Set<number>()
      let stop: DataError | undefined
      let { counts, done, sent } = resume ?? { counts: Checkpoint.noCounts, done: [], sent: [] }
      const lost = sent

      const checkpoint = (): Checkpoint.Checkpoint => ({ operation: name, collection, run: runId, done, sent, counts })

      const reportProgress = turns.withPermits(1)(
        Effect.suspend(
          () => onProgress?.({ ...counts, done: Checkpoint.size(done), total, checkpoint: checkpoint() }) ?? Effect.void
        )
      )

      const prepare = (value: A, index: number): ChunkItem<A> | undefined => {
        if (Checkpoint.has(done, index)) return undefined
        const identified = operation.identify(value, () => idAt(runId, index))
        if (identified !== value) made.add(index)
        return { index, value: identified }
      }

      const outcomeOf = (
        { index, value }: ChunkItem<A>,
        { action, error, id, status }: Omit<Outcome<A>, "index">
      ): Outcome<A> => {
        // An id that this bulk generated can only exist because an earlier attempt sent the item, so the item counts as
        // inserted.
        const isOurs = made.delete(index) && (status === "skipped" || status === "updated")
        const outcome: Outcome<A> = {
          index,
          id: id ?? operation.idOf(value),
          status: isOurs ? "inserted" : status,
          error: error && at(error, value, index)
        }
        return action === undefined ? outcome : { ...outcome, action }
      }

      const failed = (entry: ChunkItem<A>, status: "failed" | "unknown", error: DataError | undefined): Outcome<A> =>
        outcomeOf(entry, { id: undefined, status, error: error && itemFailureOf(error, entry) })

      const send = (chunk: Chunk<A>): Effect.Effect<Sent<A>, never, R> =>
        operation.send(chunk.map(({ value }) => value)).pipe(
          Effect.map(({ outcomes }) => {
            const emitted: Array<Outcome<A>> = []
            for (const outcome of outcomes) {
              const entry = chunk[outcome.index]
              if (entry !== undefined) emitted.push(outcomeOf(entry, outcome))
            }
            return { outcomes: emitted, left: [] }
          }),
          Effect.catch((error) => sendLess(chunk, error))
        )

      /**
       * Handles the failure of a chunk. Sends the other items if single items were rejected, and both halves of a chunk
       * that is too large. Any other failure stops the bulk, or fails each item if `onFailure` is `continue`.
       */
      const sendLess = (chunk: Chunk<A>, error: DataError): Effect.Effect<Sent<A>, never, R> => {
        const refused = refusedItems(error)
        if (refused.size > 0) {
          const outcomes = chunk.flatMap((entry, place) => {
            const why = refused.get(place)
            return why === undefined
              ? []
              : [outcomeOf(entry, { id: undefined, status: "failed", error: itemFailureOf(why, entry) })]
          })
          return sendAll([chunk.filter((_, place) => !refused.has(place))], { outcomes, left: [] })
        }
        if (error._tag === "WDE0109") {
          const half = Math.ceil(chunk.length / 2)
          return chunk.length > 1
            ? sendAll([chunk.slice(0, half), chunk.slice(half)], { outcomes: [], left: [] })
            : Effect.succeed({ outcomes: chunk.map((entry) => failed(entry, "failed", error)), left: [] })
        }
        const isUnknown = mayHaveRun(error)
        if (onFailure !== "continue") {
          return Effect.succeed(
            isUnknown && !operation.isRepeatable
              ? { outcomes: chunk.map((entry) => failed(entry, "unknown", error)), left: [], stop: error }
              : { outcomes: [], left: chunk, stop: error }
          )
        }
        const status = isUnknown ? "unknown" : "failed"
        return Effect.succeed({ outcomes: chunk.map((entry) => failed(entry, status, error)), left: [] })
      }

      const sendAll = (chunks: ReadonlyArray<Chunk<A>>, before: Sent<A>): Effect.Effect<Sent<A>, never, R> => {
        const [chunk, ...rest] = chunks
        if (chunk === undefined) return Effect.succeed(before)
        if (chunk.length === 0) return sendAll(rest, before)
        return Effect.flatMap(send(chunk), ({ left, outcomes, stop }) => {
          const all = { outcomes: [...before.outcomes, ...outcomes], left: [...before.left, ...left] }
          return stop === undefined
            ? sendAll(rest, all)
            : Effect.succeed({ ...all, left: [...all.left, ...rest.flat()], stop })
        })
      }

      const work = Effect.fnUntraced(function* (chunk: Chunk<A>) {
        if (stop !== undefined) return { outcomes: [], left: [] }
        const again = chunk.filter(({ index }) => Checkpoint.has(lost, index))
        const lostOutcomes = again.map((entry) => failed(entry, "unknown", undefined))
        const fresh = again.length === 0 ? chunk : chunk.filter(({ index }) => !Checkpoint.has(lost, index))
        if (!operation.isRepeatable) {
          sent = Checkpoint.add(sent, placesOf(fresh))
          yield* reportProgress
        }
        const result = yield* sendAll([fresh], { outcomes: lostOutcomes, left: [] })
        if (result.stop !== undefined) {
          stop ??= result.stop
          yield* Deferred.succeed(stopped, result.stop)
        }
        return result
      })

      const settle = ({ left, outcomes }: Sent<A>) =>
        Effect.suspend(() => {
          const places = placesOf(outcomes)
          done = Checkpoint.add(done, places)
          sent = Checkpoint.without(sent, [...places, ...placesOf(left)])
          const more: Record<keyof Checkpoint.Counts, number> = { ...counts }
          for (const { status } of outcomes) if (status !== "unrecognized") more[status]++
          counts = more
          return reportProgress
        })

      // A run that resumes from this checkpoint generates the same ids, even if this run ends before it emits any
      // outcome.
      if (resume === undefined) yield* reportProgress

      return items.pipe(
        split({ size, overhead: operation.overhead, prepare }),
        Stream.interruptWhen(Deferred.await(stopped)),
        Stream.mapEffect(work, { concurrency, unordered: order !== "index" }),
        Stream.flatMap((result) =>
          Stream.concat(Stream.fromIterable(result.outcomes), Stream.fromEffectDrain(settle(result)))
        ),
        Stream.concat(
          Stream.suspend(() =>
            stop === undefined ? Stream.empty : Stream.fail(new BulkStopped({ cause: stop, checkpoint: checkpoint() }))
          )
        )
      )
    })
  )

const at = <A>({ code, data, description, violations }: BulkError, item: A, originalIndex: number) =>
  errorOf({ code, data, description, violations, item, originalIndex })

const placesOf = (entries: ReadonlyArray<{ readonly index: number }>): ReadonlyArray<number> =>
  entries.map(({ index }) => index)

// An index has the same id in every run of a bulk. Otherwise a resumed run would add items twice.
const idAt = (run: string, index: number): string => run.slice(0, 24) + index.toString(16).padStart(12, "0")
