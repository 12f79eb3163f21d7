/**
 * Tracks the progress of an import: its counts, its checkpoint and the states that it emits.
 *
 * @since 0.1.0
 */
import type { JobStatus } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import { isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Outcome } from "../../bulk/internal/BulkResult.ts"
import * as BulkCheckpoint from "../../bulk/internal/Checkpoint.ts"
import type { Entry, RowError } from "./Records.ts"

/** The state from which an import resumes, as plain JSON. The file and the options must be the same. */
export interface Checkpoint {
  /** The checkpoint of the bulk. Undefined before the bulk starts; a resumed import then starts from the beginning. */
  readonly bulk: BulkCheckpoint.Checkpoint | undefined
  /** The last line up to which unreadable rows were reported. */
  readonly line: number
  /** The number of unreadable rows that were reported. */
  readonly unreadable: number
  /** The size of the processed rows, in bytes. */
  readonly bytes: number
}

/** Checks whether a stored value is a checkpoint. The value may come from another release. */
export const isCheckpoint = (value: unknown): value is Checkpoint =>
  isPlainObject(value) &&
  (value["bulk"] === undefined || BulkCheckpoint.isCheckpoint(value["bulk"])) &&
  [value["line"], value["unreadable"], value["bytes"]].every(Number.isInteger)

/** The state of an import. */
export interface State {
  readonly status: Member<typeof JobStatus>
  /** The approximate size of the processed rows, in bytes. */
  readonly bytes: number
  /** The size of the file in bytes, if it is known before it is read. */
  readonly totalBytes: number | undefined
  /** The number of processed rows: the sum of the four counts below. */
  readonly rows: number
  readonly inserted: number
  readonly updated: number
  readonly skipped: number
  readonly failed: number
  /** The errors of rows since the previous state. */
  readonly errors: ReadonlyArray<RowError>
  /** The checkpoint from which an import resumes if this state and all earlier ones were received. */
  readonly checkpoint: Checkpoint
}

/** The error of a row that could not be read, and the size of the row in bytes. */
export interface Fault {
  readonly error: RowError
  readonly bytes: number
}

/** Creates the progress tracker of an import. */
export const make = (resume: Checkpoint | undefined, totalBytes: number | undefined) => {
  let {
    bulk,
    line,
    unreadable,
    bytes: most
  }: Checkpoint = resume ?? { bulk: undefined, line: 0, unreadable: 0, bytes: 0 }
  /** The bytes that were read, and the bytes of the rows that were processed. */
  let read = 0
  let bytes = 0
  let next = 0
  const counts = { ...(bulk?.counts ?? BulkCheckpoint.noCounts) }
  /** The rows of the items whose outcome is pending, by the index of the item. */
  const rows = new Map<number, Entry>()
  /** The checkpoints of the bulk whose outcomes have not all been counted. */
  let ahead: ReadonlyArray<BulkCheckpoint.Checkpoint> = []

  const errorOf = ({ error, id, index, status }: Outcome): RowError | undefined => {
    const row = rows.get(index)
    rows.delete(index)
    if (status !== "unrecognized") counts[status]++
    bytes += row?.bytes ?? 0
    if (status !== "failed" && status !== "unknown") return undefined
    const [violation] = error?.violations ?? []
    return {
      line: row?.line ?? 0,
      id,
      field: violation?.field,
      value: undefined,
      reason:
        violation?.description ??
        error?.description ??
        "The response was lost, so it is unknown whether the item was stored.",
      ...(error === undefined || error.code === "" ? {} : { code: error.code })
    }
  }

  const addOutcome = (event: Outcome | Fault): RowError | undefined => {
    if ("status" in event) return errorOf(event)
    line = event.error.line
    unreadable++
    bytes += event.bytes
    return event.error
  }

  // The bulk can report a checkpoint before all of its outcomes are counted here. Resuming from that checkpoint would
  // lose the outcomes that are not counted yet.
  const advance = (): void => {
    const reported = BulkCheckpoint.reportedIn(counts)
    bulk = ahead.findLast((one) => BulkCheckpoint.reportedIn(one.counts) <= reported) ?? bulk
    ahead = ahead.filter((one) => BulkCheckpoint.reportedIn(one.counts) > reported)
  }

  const checkpoint = (): Checkpoint => {
    advance()
    return { bulk, line, unreadable, bytes: most }
  }

  return {
    checkpoint,
    /** Returns the checkpoint from which the bulk starts, and creates it for a new import. */
    begin: (operation: string, collection: string): BulkCheckpoint.Checkpoint =>
      (bulk ??= BulkCheckpoint.begin(operation, collection)),
    read: (count: number): void => {
      read += count
    },
    /** Splits rows into items and the errors of unreadable rows, without the errors that an earlier run reported. */
    take: (records: ReadonlyArray<Entry>) => {
      const items: Array<object> = []
      const found: Array<Fault> = []
      for (const row of records) {
        const { bytes: own, item, line } = row
        if (Result.isSuccess(item)) {
          const index = next++
          if (BulkCheckpoint.has(resume?.bulk?.done ?? [], index)) bytes += own
          else rows.set(index, row)
          items.push(item.success)
        } else if (line > (resume?.line ?? 0)) found.push({ error: item.failure, bytes: own })
        else bytes += own
      }
      return { items, found }
    },
    progress: ({ checkpoint }: { readonly checkpoint: BulkCheckpoint.Checkpoint }) =>
      Effect.sync(() => {
        ahead = [...ahead, checkpoint]
      }),
    stop: (at: BulkCheckpoint.Checkpoint): void => {
      ahead = [...ahead, at]
    },
    state: (status: State["status"], events: ReadonlyArray<Outcome | Fault> = []): State => {
      const errors = events.flatMap((event) => addOutcome(event) ?? [])
      most = Math.max(most, Math.floor(bytes))
      const { inserted, skipped, updated } = counts
      const failed = counts.failed + counts.unknown + unreadable
      const rows = inserted + updated + skipped + failed
      return {
        status,
        bytes: most,
        totalBytes,
        rows,
        inserted,
        updated,
        skipped,
        failed,
        errors,
        checkpoint: checkpoint()
      }
    },
    /** Returns the final status of an import that processed all rows. */
    ending: (): State["status"] => {
      bytes = read
      if (counts.failed + counts.unknown + unreadable === 0) return "COMPLETED"
      return counts.inserted + counts.updated + counts.skipped > 0 ? "PARTIALLY_SUCCESSFUL" : "FAILED"
    }
  }
}
