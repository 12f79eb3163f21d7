/**
 * The state of a long bulk as plain JSON, from which another run resumes.
 *
 * @since 0.1.0
 */
import { isPlainObject } from "@portico/contract/WireDate"
import { uuidV4 } from "../../../transport/internal/Uuid.ts"
import type { Status } from "./BulkResult.ts"

/** A range of item indexes. `from` is inclusive, `to` is exclusive. */
export type Range = readonly [from: number, to: number]

/** The state from which a bulk resumes. It contains no data of items and can be stored as JSON. */
export interface Checkpoint {
  readonly operation: string
  readonly collection: string
  /** The UUID of the bulk. Its first 24 characters are the prefix of the ids that the bulk generates. */
  readonly run: string
  /** The items whose outcome was emitted. */
  readonly done: ReadonlyArray<Range>
  /** The items that were sent and must not be sent again, but whose outcome was not emitted. */
  readonly sent: ReadonlyArray<Range>
  readonly counts: Counts
}

/** The count of items of each status. Items of the status `unrecognized` are not counted. */
export type Counts = Readonly<Record<Exclude<Status, "unrecognized">, number>>

/** The counts of a bulk before its first outcome. */
export const noCounts: Counts = { inserted: 0, updated: 0, removed: 0, skipped: 0, failed: 0, unknown: 0 }

/**
 * Creates the checkpoint of a new bulk. If it is stored before anything is sent, a resumed run generates the same ids.
 */
export const begin = (operation: string, collection: string): Checkpoint => ({
  operation,
  collection,
  run: uuidV4(),
  done: [],
  sent: [],
  counts: noCounts
})

/** Checks whether a stored value is a checkpoint. The value may come from another release. */
export const isCheckpoint = (value: unknown): value is Checkpoint =>
  isPlainObject(value) &&
  typeof value["run"] === "string" &&
  [value["done"], value["sent"]].every((ranges) => Array.isArray(ranges) && ranges.every(isRange)) &&
  isCounts(value["counts"])

const isCounts = (counts: unknown): boolean =>
  isPlainObject(counts) && Object.keys(noCounts).every((status) => Number.isInteger(counts[status]))

const isRange = (range: unknown): boolean => Array.isArray(range) && range.length === 2 && range.every(Number.isInteger)

/** Returns the number of items whose outcome was emitted. */
export const reportedIn = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Checks whether the ranges contain an index. */
export const has = (ranges: ReadonlyArray<Range>, index: number): boolean =>
  ranges.some(([from, to]) => from <= index && index < to)

/** Returns the number of indexes in the ranges. */
export const size = (ranges: ReadonlyArray<Range>): number => ranges.reduce((count, [from, to]) => count + to - from, 0)

/** Adds indexes to the ranges. */
export const add = (ranges: ReadonlyArray<Range>, indexes: ReadonlyArray<number>): ReadonlyArray<Range> =>
  join([...ranges, ...rangesOf(indexes)])

/** Removes indexes from the ranges. */
export const without = (ranges: ReadonlyArray<Range>, indexes: ReadonlyArray<number>): ReadonlyArray<Range> =>
  rangesOf(indexes).reduce<ReadonlyArray<Range>>(
    (left, [start, end]) =>
      left.flatMap(([from, to]) =>
        [[from, Math.min(to, start)] as const, [Math.max(from, end), to] as const].filter(([from, to]) => from < to)
      ),
    ranges
  )

const rangesOf = (indexes: ReadonlyArray<number>): ReadonlyArray<Range> => {
  const ranges: Array<[from: number, to: number]> = []
  for (const index of indexes) {
    const last = ranges.at(-1)
    if (last?.[1] === index) last[1]++
    else ranges.push([index, index + 1])
  }
  return join(ranges)
}

const join = (ranges: ReadonlyArray<Range>): ReadonlyArray<Range> => {
  const joined: Array<Range> = []
  for (const [from, to] of ranges.toSorted(([left], [right]) => left - right)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}
