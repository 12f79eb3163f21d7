/**
 * What an import has done so far, and what it tells of it.
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

/** Where an import goes on: plain JSON. The file and the options must be the same. */
export interface Checkpoint {
  /** How far the bulk is; nothing before it began, so that a further run begins anew. */
  readonly bulk: BulkCheckpoint.Checkpoint | undefined
  /** Rows up to this line have been told where they could not be read. */
  readonly line: number
  /** How many these were. */
  readonly unreadable: number
  /** Bytes of the rows that have been dealt with. */
  readonly bytes: number
}

/** Whether a value that was kept, by this release or another, is a checkpoint. */
export const isCheckpoint = (value: unknown): value is Checkpoint =>
  isPlainObject(value) &&
  (value["bulk"] === undefined || BulkCheckpoint.isCheckpoint(value["bulk"])) &&
  [value["line"], value["unreadable"], value["bytes"]].every(Number.isInteger)

/** How far an import has come. */
export interface State {
  readonly status: Member<typeof JobStatus>
  /** Bytes of the rows that have been dealt with, about, and of how many, where that is known. */
  readonly bytes: number
  readonly totalBytes: number | undefined
  /** Rows that have been dealt with: the sum of the following. */
  readonly rows: number
  readonly inserted: number
  readonly updated: number
  readonly skipped: number
  readonly failed: number
  /** What is wrong with rows, of those since the state before. */
  readonly errors: ReadonlyArray<RowError>
  /** Where a further run goes on that knows of all states up to this one. */
  readonly checkpoint: Checkpoint
}

/** A row that could not be read. */
export interface Fault {
  readonly error: RowError
  readonly bytes: number
}

/** Counts what an import does. */
export const make = (resume: Checkpoint | undefined, totalBytes: number | undefined) => {
  let {
    bulk,
    line,
    unreadable,
    bytes: most
  }: Checkpoint = resume ?? { bulk: undefined, line: 0, unreadable: 0, bytes: 0 }
  /** Bytes that were read, and of those the ones of rows that were dealt with. */
  let read = 0
  let bytes = 0
  let next = 0
  const counts = { ...(bulk?.counts ?? BulkCheckpoint.noCounts) }
  /** The rows of the items that are under way. */
  const rows = new Map<number, Entry>()
  /** Checkpoints whose outcomes are not all told. */
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
      reason: violation?.description ?? error?.description ?? "It is not known whether the item was stored.",
      ...(error === undefined || error.code === "" ? {} : { code: error.code })
    }
  }

  const tell = (event: Outcome | Fault): RowError | undefined => {
    if ("status" in event) return errorOf(event)
    line = event.error.line
    unreadable++
    bytes += event.bytes
    return event.error
  }

  // Outcomes wait to be told after the bulk is done with them: a checkpoint that tells of more would lose them.
  const advance = (): void => {
    const told = BulkCheckpoint.toldIn(counts)
    bulk = ahead.findLast((one) => BulkCheckpoint.toldIn(one.counts) <= told) ?? bulk
    ahead = ahead.filter((one) => BulkCheckpoint.toldIn(one.counts) > told)
  }

  const checkpoint = (): Checkpoint => {
    advance()
    return { bulk, line, unreadable, bytes: most }
  }

  return {
    checkpoint,
    /** Begins, and gives where the bulk does. */
    begin: (operation: string, collection: string): BulkCheckpoint.Checkpoint =>
      (bulk ??= BulkCheckpoint.begin(operation, collection)),
    read: (count: number): void => {
      read += count
    },
    /** Divides rows into items and what is wrong with the others, but for what an earlier run told. */
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
      const errors = events.flatMap((event) => tell(event) ?? [])
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
    /** How an import that has come to its end fared. */
    ending: (): State["status"] => {
      bytes = read
      if (counts.failed + counts.unknown + unreadable === 0) return "COMPLETED"
      return counts.inserted + counts.updated + counts.skipped > 0 ? "PARTIALLY_SUCCESSFUL" : "FAILED"
    }
  }
}
