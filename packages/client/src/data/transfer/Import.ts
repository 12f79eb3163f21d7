/**
 * Imports CSV and JSONL files of any length into a collection, row by row. A row that cannot be read, or that the
 * provider rejects, is reported and does not stop the import.
 *
 * @since 0.1.0
 */
import { FileFormat, ImportMode } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import { received } from "@portico/contract/Wde"
import type * as Cause from "effect/Cause"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import * as Result from "effect/Result"
import * as Sink from "effect/Sink"
import * as Stream from "effect/Stream"
import type { BulkItems } from "../bulk/BulkItems.ts"
import * as BulkStream from "../bulk/BulkStream.ts"
import { checkOneOf } from "../call/internal/Checks.ts"
import type { Argument, DraftOf } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import type { DataError } from "../call/Failure.ts"
import * as Tally from "./internal/ImportTally.ts"
import { Items } from "../item/Items.ts"
import type { Options as CallOptions } from "../query/internal/Options.ts"
import { type Problem, problem, refuse } from "../call/internal/Problem.ts"
import * as Records from "./internal/Records.ts"
import * as Source from "./internal/Source.ts"

/** Parses the rows of a CSV file from a stream of strings. */
export { rows as readCsv } from "./internal/Csv.ts"
export { type Checkpoint, isCheckpoint, type State } from "./internal/ImportTally.ts"
/** Reads the items of a file and checks each of them against the schema of its collection. */
export {
  type Columns,
  type HeaderFault,
  HeaderInvalid,
  read as readItems,
  type RowError,
  type RowFault
} from "./internal/Records.ts"
export type { ValueFault } from "./internal/Cells.ts"
/** Decodes a file to a stream of strings. */
export { read as readText, type Source, SourceFailed } from "./internal/Source.ts"

/** Options of an import. */
export interface Options extends CallOptions, Records.Options {
  /**
   * The handling of items that exist. `OVERWRITE` replaces them, and `SKIP_EXISTING` leaves them unchanged.
   * `TRUNCATE_BEFORE` removes all items first, but only if the file has rows and its first 1000 rows can be read.
   */
  readonly mode: Member<typeof ImportMode>
  /**
   * The checkpoint from which the import resumes. It can be the stored checkpoint of any state of an earlier import of
   * the same file.
   */
  readonly resume?: Tally.Checkpoint | undefined
  /** The maximum number of concurrent requests, 6 by default. */
  readonly concurrency?: number
}

/**
 * The error of an import with `TRUNCATE_BEFORE` whose first rows cannot be read, or whose file has no rows. Nothing was
 * truncated.
 */
export class NotTruncated extends Data.TaggedError("NotTruncated")<{
  readonly errors: ReadonlyArray<Records.RowError>
}> {
  override get message(): string {
    const [first] = this.errors
    return first === undefined
      ? "The file has no rows. No items were removed from the collection."
      : `The file has rows that cannot be read, the first one on line ${first.line}. No items were removed from the collection.`
  }
}

/**
 * The error of an import that stopped before all rows were processed. `checkpoint` is the state from which another
 * import resumes.
 */
export class ImportStopped extends Data.TaggedError("ImportStopped")<{
  readonly cause: Source.SourceFailed | Records.HeaderInvalid | NotTruncated | DataError
  readonly checkpoint: Tally.Checkpoint
}> {
  override get message(): string {
    return `The import stopped: ${this.cause.message}`
  }
}

/**
 * Imports a file and emits the states of the import, which follow the state machine `Jobs.movement`. The last state is
 * `COMPLETED`, `PARTIALLY_SUCCESSFUL` if some rows failed, or `FAILED` if all rows failed. If the import as a whole
 * cannot continue, it emits the state `FAILED` and then fails with `ImportStopped`.
 *
 * Each state has a checkpoint, which can be stored as JSON. An import can be resumed from it after the process or page
 * ended at any moment: no row is stored twice or omitted, and each row is counted once. This requires that the
 * checkpoint of the first state `IN_PROGRESS` is stored, too. That state is emitted before any item is sent, and rows
 * without an `_id` get ids that are derived from its checkpoint. If a row has its own `_id` and the response was lost,
 * the resumed import counts the row as skipped or updated, because the item already exists.
 *
 * A CSV file has a header. A cell is parsed by the type of its field in the collection's schema: numbers, `true` and
 * `false`, ISO 8601 dates, arrays and objects as JSON. A column `a.b` is the field `b` of the object `a`. An empty cell
 * is a missing field, `null` or an empty string: the first of these that the schema allows. Fields without a schema are
 * strings. A JSONL file has one object per line, with dates as `{ "$date": … }`. `columns` renames or ignores the columns of
 * a CSV file and the properties of the objects in a JSONL file.
 *
 * **Example** (Listing the rows that failed)
 *
 * ```ts
 * import * as Import from "@portico/client/data/Import"
 * import * as Effect from "effect/Effect"
 * import * as Stream from "effect/Stream"
 *
 * const importBooks = (file: Blob) =>
 *   Import.run("books", file, { format: "CSV", mode: "OVERWRITE" }).pipe(
 *     Stream.tap(({ bytes, rows, status }) => Effect.log(status, rows, bytes)),
 *     Stream.flatMap(({ errors }) => Stream.fromIterable(errors)),
 *     Stream.map(({ line, reason }) => `line ${line}: ${reason}`),
 *     Stream.runCollect
 *   )
 * ```
 */
export const run = <E = never, R = never>(
  collection: Argument,
  source: Source.Source<E, R>,
  { columns, concurrency, delimiter, format, mode, resume, ...options }: Options
): Stream.Stream<Tally.State, ImportStopped, R | BulkItems | Items> =>
  Stream.suspend(() => {
    const problems = findProblems({ format, mode, resume })
    const tally = Tally.make(problems.length > 0 ? undefined : resume, Source.sizeOf(source))
    const text = Source.read(source, tally.read)
    const records = Records.read(collection, text, { columns, delimiter, format })

    const begin = Effect.gen(function* () {
      yield* refuse(problems)
      const [head, rest] = yield* Stream.peel(records, Sink.take<Records.Entry>(maximumItemsPerRequest))
      if (mode === "TRUNCATE_BEFORE" && resume?.bulk === undefined) {
        const errors = head.flatMap(({ item }) => (Result.isFailure(item) ? [item.failure] : []))
        if (head.length === 0 || errors.length > 0) return yield* new NotTruncated({ errors })
        yield* Items.use((items) => items.truncate(collection, options))
      }
      const bulk = tally.begin(mode === "OVERWRITE" ? "save" : "insert", idOf(collection))
      const faults = yield* Queue.bounded<Tally.Fault, Cause.Done>(maximumItemsPerRequest)
      const drafts = Stream.concat(Stream.fromArray(head), rest).pipe(
        Stream.chunks,
        Stream.mapEffect((chunk) => {
          const { found, items } = tally.take(chunk)
          return Effect.as(Queue.offerAll(faults, found), items)
        }),
        Stream.flattenIterable
      ) as Stream.Stream<DraftOf<Argument>, Source.SourceFailed | Records.HeaderInvalid>
      const bulkOptions = {
        ...options,
        ...(concurrency === undefined ? {} : { concurrency }),
        resume: bulk,
        onProgress: tally.progress
      }
      const outcomes =
        mode === "OVERWRITE"
          ? BulkStream.save(collection, drafts, bulkOptions)
          : BulkStream.insert(collection, drafts, bulkOptions)
      return Stream.concat(outcomes, Stream.fromEffectDrain(Queue.end(faults))).pipe(
        Stream.merge(Stream.fromQueue(faults)),
        Stream.chunks,
        Stream.map((chunk) => tally.state("IN_PROGRESS", chunk))
      )
    })

    let isRunning = false
    return Stream.make(tally.state("UNINITIALIZED"), tally.state("INITIALIZING")).pipe(
      Stream.concat(
        Stream.unwrap(
          Effect.map(begin, (states) => {
            isRunning = true
            return Stream.concat(
              Stream.concat(Stream.succeed(tally.state("IN_PROGRESS")), states),
              Stream.suspend(() => Stream.succeed(tally.state(tally.ending())))
            )
          })
        )
      ),
      Stream.catch((error) => {
        const checkpoint = error instanceof BulkStream.BulkStopped ? error.checkpoint : undefined
        if (checkpoint !== undefined) tally.stop(checkpoint)
        const stopped = new ImportStopped({ cause: causeOf(error), checkpoint: tally.checkpoint() })
        const started = isRunning ? [] : [tally.state("IN_PROGRESS")]
        const errors = error instanceof NotTruncated ? error.errors.map((error) => ({ error, bytes: 0 })) : []
        return Stream.concat(Stream.fromIterable([...started, tally.state("FAILED", errors)]), Stream.fail(stopped))
      })
    )
  })

const findProblems = ({ format, mode, resume }: Options): ReadonlyArray<Problem> => [
  ...checkOneOf("format", FileFormat.members, format),
  ...checkOneOf("mode", ImportMode.members, mode),
  ...(resume === undefined || Tally.isCheckpoint(resume)
    ? []
    : [
        problem("WDE0018", { option: "resume", expected: "a checkpoint of an import", received: received(resume) }, [
          "options",
          "resume"
        ])
      ])
]

// Callers receive the failure that stopped the bulk, not the wrapper that the bulk added.
const causeOf = (error: BulkStream.StreamError<ImportStopped["cause"]>): ImportStopped["cause"] =>
  error._tag === "BulkStopped" ? error.cause : error._tag === "InputFailed" ? new Source.SourceFailed(error) : error
