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
import type { Outcome } from "./BulkResult.ts"
import * as BulkCheckpoint from "./Checkpoint.ts"
import type { Entry, RowError } from "./Records.ts"

/** Where an import goes on: plain JSON. The file and the options must be the same. */
export interface Checkpoint {
  readonly bulk: BulkCheckpoint.Checkpoint | undefined
  /** Rows up to this line have been told where they could not be read. */
  readonly line: number
  /** How many these were. */
  readonly unreadable: number
}

/** Whether a value that was kept, by this release or another, is a checkpoint. */
export const isCheckpoint = (value: unknown): value is Checkpoint =>
  isPlainObject(value) &&
  (value["bulk"] === undefined || BulkCheckpoint.isCheckpoint(value["bulk"])) &&
  Number.isInteger(value["line"]) &&
  Number.isInteger(value["unreadable"])

/** How far an import has come. */
export interface State {
  readonly status: Member<typeof JobStatus>
  /** Bytes that were read, and of how many, where that is known. */
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
  readonly checkpoint: Checkpoint
}

/** Counts what an import does. */
export const make = (resume: Checkpoint | undefined, totalBytes: number | undefined) => {
  let bytes = 0
  let next = 0
  let { bulk, line, unreadable }: Checkpoint = resume ?? { bulk: undefined, line: 0, unreadable: 0 }
  const counts = { ...(bulk?.counts ?? BulkCheckpoint.noCounts) }
  /** The lines of the items that are under way. */
  const lines = new Map<number, number>()

  const errorOf = ({ error, index, status }: Outcome): RowError | undefined => {
    counts[status]++
    const at = lines.get(index) ?? 0
    lines.delete(index)
    if (status !== "failed" && status !== "unknown") return undefined
    const [violation] = error?.violations ?? []
    return {
      line: at,
      field: violation?.field,
      value: undefined,
      reason: violation?.description ?? error?.description ?? "It is not known whether the item was stored.",
      ...(error === undefined || error.code === "" ? {} : { code: error.code })
    }
  }

  const tell = (event: Outcome | RowError): RowError | undefined => {
    if ("status" in event) return errorOf(event)
    line = event.line
    unreadable++
    return event
  }

  const checkpoint = (): Checkpoint => ({ bulk, line, unreadable })

  return {
    checkpoint,
    read: (count: number): void => {
      bytes += count
    },
    /** Divides rows into items and what is wrong with the others, but for what an earlier run told. */
    take: (records: ReadonlyArray<Entry>) => {
      const items: Array<object> = []
      const found: Array<RowError> = []
      for (const { item, line } of records) {
        if (Result.isSuccess(item)) {
          const index = next++
          if (!BulkCheckpoint.has(resume?.bulk?.done ?? [], index)) lines.set(index, line)
          items.push(item.success)
        } else if (line > (resume?.line ?? 0)) found.push(item.failure)
      }
      return { items, found }
    },
    progress: (progress: { readonly checkpoint: BulkCheckpoint.Checkpoint }) =>
      Effect.sync(() => {
        bulk = progress.checkpoint
      }),
    stop: (at: BulkCheckpoint.Checkpoint): void => {
      bulk = at
    },
    state: (status: State["status"], events: ReadonlyArray<Outcome | RowError> = []): State => {
      const errors = events.flatMap((event) => tell(event) ?? [])
      const { inserted, skipped, updated } = counts
      const failed = counts.failed + counts.unknown + unreadable
      const rows = inserted + updated + skipped + failed
      return { status, bytes, totalBytes, rows, inserted, updated, skipped, failed, errors, checkpoint: checkpoint() }
    },
    /** How an import that has come to its end fared. */
    ending: (): State["status"] => {
      if (counts.failed + counts.unknown + unreadable === 0) return "COMPLETED"
      return counts.inserted + counts.updated + counts.skipped > 0 ? "PARTIALLY_SUCCESSFUL" : "FAILED"
    }
  }
}
