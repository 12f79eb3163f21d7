/**
 * How far a long bulk has come, as plain JSON: what a further run needs to go on where one ended.
 *
 * @since 0.1.0
 */
import { isPlainObject } from "@portico/contract/WireDate"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import type { Status } from "./BulkResult.ts"

/** Places of items: from the first one up to, and without, the last one. */
export type Range = readonly [from: number, to: number]

/** Where a bulk is to go on. It holds no data of items, and can be kept as JSON. */
export interface Checkpoint {
  readonly operation: string
  readonly collection: string
  /** What ids that are made here begin with. */
  readonly run: string
  /** Items whose outcome was told. */
  readonly done: ReadonlyArray<Range>
  /** Items that were sent, must not be sent again, and whose outcome was not told. */
  readonly sent: ReadonlyArray<Range>
  readonly counts: Counts
}

/** The count of items of each status. Items of the status `unrecognized` are not counted. */
export type Counts = Readonly<Record<Exclude<Status, "unrecognized">, number>>

/** No item yet. */
export const noCounts: Counts = { inserted: 0, updated: 0, removed: 0, skipped: 0, failed: 0, unknown: 0 }

/** Where a bulk begins. Whoever keeps it before anything is sent makes the same ids in a further run. */
export const begin = (operation: string, collection: string): Checkpoint => ({
  operation,
  collection,
  run: uuidV4Unsafe(),
  done: [],
  sent: [],
  counts: noCounts
})

/** Whether a value that was kept, by this release or another, is a checkpoint. */
export const isCheckpoint = (value: unknown): value is Checkpoint =>
  isPlainObject(value) &&
  typeof value["run"] === "string" &&
  [value["done"], value["sent"]].every((ranges) => Array.isArray(ranges) && ranges.every(isRange)) &&
  isCounts(value["counts"])

const isCounts = (counts: unknown): boolean =>
  isPlainObject(counts) && Object.keys(noCounts).every((status) => Number.isInteger(counts[status]))

const isRange = (range: unknown): boolean => Array.isArray(range) && range.length === 2 && range.every(Number.isInteger)

/** Items whose outcome was told. */
export const toldIn = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Whether an item is among these. */
export const has = (ranges: ReadonlyArray<Range>, index: number): boolean =>
  ranges.some(([from, to]) => from <= index && index < to)

/** How many items these are. */
export const size = (ranges: ReadonlyArray<Range>): number => ranges.reduce((count, [from, to]) => count + to - from, 0)

/** These items and some more. */
export const add = (ranges: ReadonlyArray<Range>, indexes: ReadonlyArray<number>): ReadonlyArray<Range> =>
  join([...ranges, ...rangesOf(indexes)])

/** These items without some. */
export const without = (ranges: ReadonlyArray<Range>, indexes: ReadonlyArray<number>): ReadonlyArray<Range> =>
  rangesOf(indexes).reduce<ReadonlyArray<Range>>(
    (left, [start, end]) =>
      left.flatMap(([from, to]) =>
        [[from, Math.min(to, start)] as const, [Math.max(from, end), to] as const].filter(([from, to]) => from < to)
      ),
    ranges
  )

const rangesOf = (indexes: ReadonlyArray<number>): ReadonlyArray<Range> =>
  join(indexes.map((index) => [index, index + 1]))

const join = (ranges: ReadonlyArray<Range>): ReadonlyArray<Range> => {
  const joined: Array<Range> = []
  for (const [from, to] of ranges.toSorted(([left], [right]) => left - right)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}
