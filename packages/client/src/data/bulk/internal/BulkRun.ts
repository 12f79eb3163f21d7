/**
 * How a long bulk runs: pieces of it under way at the same time, each item with one outcome, and at every moment a
 * checkpoint from which a further run goes on.
 *
 * @since 0.1.0
 */
import { maximumItemsPerRequest, piecesUnderWay } from "@portico/contract/Limits"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Data from "effect/Data"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import type { BulkError, BulkResult, Outcome } from "./BulkResult.ts"
import { errorOf } from "./BulkResult.ts"
import * as Checkpoint from "./Checkpoint.ts"
import type { DataError } from "../../call/Failure.ts"
import { split, type ChunkItem, type Chunk } from "./Chunks.ts"
import { refusedItems, mayHaveRun, itemFailureOf } from "./ChunkFailure.ts"

/** How far a long bulk has come. */
export interface Progress extends Checkpoint.Counts {
  /** Items whose outcome was told, in runs before this one too. */
  readonly done: number
  /** Items of the whole, where the list tells its length. */
  readonly total: number | undefined
  /** From where a further run goes on. */
  readonly checkpoint: Checkpoint.Checkpoint
}

/**
 * A long bulk came to an end before all was done: `cause` tells why, `checkpoint` from where a further run goes on.
 */
export class BulkStopped extends Data.TaggedError("BulkStopped")<{
  readonly cause: DataError
  readonly checkpoint: Checkpoint.Checkpoint
}> {
  override get message(): string {
    return `The bulk stopped after ${Checkpoint.size(this.checkpoint.done)} items: ${this.cause.message}`
  }
}

/** How a long bulk is run. */
export interface RunOptions {
  /** Requests under way at the same time. 6 by default. */
  readonly concurrency?: number
  /** Items of one request at most. 1000 by default, and no more. */
  readonly size?: number
  /** Tells outcomes as they come (the default), or in the order of the items. */
  readonly order?: "completion" | "index"
  /**
   * What a request does that fails as a whole: end the bulk with `BulkStopped` (the default), or count as the failure of
   * each of its items.
   */
  readonly onFailure?: "stop" | "continue"
  /** Goes on from here: the items must be the same, in the same order. */
  readonly resume?: Checkpoint.Checkpoint | undefined
  /**
   * Told before anything is sent, after each piece whose outcomes were taken, and before each one that must not be sent
   * twice; never twice at a time. The bulk waits for it, so that a checkpoint can be kept before what it tells of is done.
   */
  readonly onProgress?: (progress: Progress) => Effect.Effect<void>
}

/** What is done to the items of a piece. */
export interface Operation<A, R> {
  readonly name: string
  readonly collection: string
  /** Doing it twice gives what doing it once gives. */
  readonly isRepeatable: boolean
  /** Bytes that every item takes besides its own. */
  readonly overhead: number
  readonly idOf: (value: A) => string | undefined
  /** The item with an id that is made here, where it has none. */
  readonly identify: (value: A, id: () => string) => A
  readonly send: (values: ReadonlyArray<A>) => Effect.Effect<BulkResult<A>, DataError, R>
}

interface Sent<A> {
  readonly outcomes: ReadonlyArray<Outcome<A>>
  /** Items that were not done, and are to be sent by a further run. */
  readonly left: Chunk<A>
  readonly stop?: DataError
}

/** Runs an operation over a list of items. */
export const run = <A, E, R, R2>(
  operation: Operation<A, R>,
  items: Stream.Stream<A, E, R2>,
  total: number | undefined,
  { concurrency = piecesUnderWay, onFailure, onProgress, order, resume, size = maximumItemsPerRequest }: RunOptions
): Stream.Stream<Outcome<A>, E | BulkStopped, R | R2> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const { collection, name } = operation
      const runId = resume?.run ?? uuidV4Unsafe()
      const stopped = yield* Deferred.make<DataError>()
      const turns = yield* Semaphore.make(1)
      const made = new Set<number>()
      let stop: DataError | undefined
      let { counts, done, sent } = resume ?? { counts: Checkpoint.noCounts, done: [], sent: [] }
      const lost = sent

      const checkpoint = (): Checkpoint.Checkpoint => ({ operation: name, collection, run: runId, done, sent, counts })

      const tell = turns.withPermits(1)(
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
        // An id that was made for this bulk can only be there because it was sent before.
        const isOurs = made.delete(index) && (status === "skipped" || status === "updated")
        return {
          index,
          id: id ?? operation.idOf(value),
          status: isOurs ? "inserted" : status,
          ...(action === undefined ? {} : { action }),
          error: error && at(error, value, index)
        }
      }

      const failed = (entry: ChunkItem<A>, status: "failed" | "unknown", error: DataError | undefined): Outcome<A> =>
        outcomeOf(entry, { id: undefined, status, error: error && itemFailureOf(error, entry) })

      const send = (piece: Chunk<A>): Effect.Effect<Sent<A>, never, R> =>
        operation.send(piece.map(({ value }) => value)).pipe(
          Effect.map(({ outcomes }) => ({
            outcomes: outcomes.flatMap((outcome) => {
              const entry = piece[outcome.index]
              return entry === undefined ? [] : [outcomeOf(entry, outcome)]
            }),
            left: []
          })),
          Effect.catch((error) => sendLess(piece, error))
        )

      /** What of a piece that was refused can be sent after all. */
      const sendLess = (piece: Chunk<A>, error: DataError): Effect.Effect<Sent<A>, never, R> => {
        const refused = refusedItems(error)
        if (refused.size > 0) {
          const outcomes = piece.flatMap((entry, place) => {
            const why = refused.get(place)
            return why === undefined
              ? []
              : [outcomeOf(entry, { id: undefined, status: "failed", error: itemFailureOf(why, entry) })]
          })
          return sendAll([piece.filter((_, place) => !refused.has(place))], { outcomes, left: [] })
        }
        if (error._tag === "WDE0109") {
          const half = Math.ceil(piece.length / 2)
          return piece.length > 1
            ? sendAll([piece.slice(0, half), piece.slice(half)], { outcomes: [], left: [] })
            : Effect.succeed({ outcomes: piece.map((entry) => failed(entry, "failed", error)), left: [] })
        }
        const isUnknown = mayHaveRun(error)
        if (onFailure !== "continue") {
          return Effect.succeed(
            isUnknown && !operation.isRepeatable
              ? { outcomes: piece.map((entry) => failed(entry, "unknown", error)), left: [], stop: error }
              : { outcomes: [], left: piece, stop: error }
          )
        }
        const status = isUnknown ? "unknown" : "failed"
        return Effect.succeed({ outcomes: piece.map((entry) => failed(entry, status, error)), left: [] })
      }

      const sendAll = (pieces: ReadonlyArray<Chunk<A>>, before: Sent<A>): Effect.Effect<Sent<A>, never, R> => {
        const [piece, ...rest] = pieces
        if (piece === undefined) return Effect.succeed(before)
        if (piece.length === 0) return sendAll(rest, before)
        return Effect.flatMap(send(piece), ({ left, outcomes, stop }) => {
          const all = { outcomes: [...before.outcomes, ...outcomes], left: [...before.left, ...left] }
          return stop === undefined
            ? sendAll(rest, all)
            : Effect.succeed({ ...all, left: [...all.left, ...rest.flat()], stop })
        })
      }

      const work = Effect.fnUntraced(function* (piece: Chunk<A>) {
        if (stop !== undefined) return { outcomes: [], left: [] }
        const again = piece.filter(({ index }) => Checkpoint.has(lost, index))
        const told = again.map((entry) => failed(entry, "unknown", undefined))
        const fresh = again.length === 0 ? piece : piece.filter(({ index }) => !Checkpoint.has(lost, index))
        if (!operation.isRepeatable) {
          sent = Checkpoint.add(sent, placesOf(fresh))
          yield* tell
        }
        const result = yield* sendAll([fresh], { outcomes: told, left: [] })
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
          return tell
        })

      // Whoever goes on from here makes the same ids, even if nothing was told of what was sent.
      if (resume === undefined) yield* tell

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

// The same place has the same id in every run of a bulk, so that an item is not added twice.
const idAt = (run: string, index: number): string => run.slice(0, 24) + index.toString(16).padStart(12, "0")
