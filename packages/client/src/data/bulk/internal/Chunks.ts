/**
 * Splits the items of a long bulk into chunks that fit into one request by count and by size in bytes.
 *
 * @since 0.1.0
 */
import { maximumItemsPerRequest, maximumChunkBytes } from "@portico/contract/Limits"
import { maximumDepth } from "@portico/contract/WireDate"
import * as Stream from "effect/Stream"

/** An item and its index in the input. */
export interface ChunkItem<out A> {
  readonly index: number
  readonly value: A
}

/** The items of one request. */
export type Chunk<A> = ReadonlyArray<ChunkItem<A>>

/** Options of `split`. */
export interface Cut<A> {
  /** The maximum number of items in a chunk. */
  readonly size: number
  /** Returns the item as it is sent, or `undefined` if it is left out. */
  readonly prepare: (value: A, index: number) => ChunkItem<A> | undefined
  /** The size that each item adds to a request in addition to its own JSON, in bytes. */
  readonly overhead: number
}

interface Open<A> {
  index: number
  /** The size of the entries: an upper limit, or the estimate if it is near the maximum. */
  bytes: number
  isEstimated: boolean
  entries: Array<ChunkItem<A>>
}

/** Splits a stream of items into chunks. It reads no more items than the next chunk needs. */
export const split =
  <A>({ overhead, prepare, size }: Cut<A>) =>
  <E, R>(items: Stream.Stream<A, E, R>): Stream.Stream<Chunk<A>, E, R> =>
    Stream.mapAccumArray(
      items,
      (): Open<A> => ({ index: 0, bytes: 0, isEstimated: false, entries: [] }),
      (open, values) => {
        const full: Array<Chunk<A>> = []
        for (const value of values) {
          const entry = prepare(value, open.index++)
          if (entry === undefined) continue
          const bytes = overhead + sizeOf(open, entry.value, overhead)
          if (open.entries.length > 0 && open.bytes + bytes > maximumChunkBytes) full.push(close(open))
          open.entries.push(entry)
          open.bytes += bytes
          if (open.entries.length >= Math.min(size, maximumItemsPerRequest)) full.push(close(open))
        }
        return [open, full]
      },
      { onHalt: ({ entries }) => (entries.length > 0 ? [entries] : []) }
    )

const close = <A>(open: Open<A>): Chunk<A> => {
  const { entries } = open
  open.entries = []
  open.bytes = 0
  open.isEstimated = false
  return entries
}

// Most chunks are far below the maximum, and then an upper limit of the size is enough: it needs only the lengths of strings.
const sizeOf = <A>(open: Open<A>, value: A, overhead: number): number => {
  if (!open.isEstimated) {
    const most = measure(value, maximumChunkBytes, 0, mostTextBytes)
    if (open.bytes + overhead + most <= maximumChunkBytes) return most
    open.isEstimated = true
    open.bytes = open.entries.reduce((bytes, entry) => bytes + overhead + bytesOf(entry.value), 0)
  }
  return bytesOf(value)
}

/** Estimates the size of a value's JSON, in bytes. It stops counting at the maximum size of a chunk. */
export const bytesOf = (value: unknown): number => measure(value, maximumChunkBytes, 0, textBytes)

const measure = (value: unknown, limit: number, depth: number, ofText: (text: string) => number): number => {
  if (typeof value === "string") return ofText(value)
  if (typeof value !== "object" || value === null) return 8
  if (value instanceof Date) return 36
  if (depth > maximumDepth) return 0
  let bytes = 2
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && bytes < limit; index++) {
      bytes += 1 + measure(value[index], limit - bytes, depth + 1, ofText)
    }
  } else {
    // Unlike `Object.keys`, the loop creates no array. Inherited keys would only make the estimate larger.
    for (const key in value) {
      if (bytes >= limit) break
      const part = (value as Readonly<Record<string, unknown>>)[key]
      bytes += 2 + ofText(key) + measure(part, limit - bytes, depth + 1, ofText)
    }
  }
  return bytes
}

const textBytes = (text: string): number => 2 + text.length * (wide.test(text) ? 3 : 1)

const mostTextBytes = (text: string): number => 2 + text.length * 3

// oxlint-disable-next-line no-control-regex -- matches any character that may take more than one byte.
const wide = /[^\x20-\x7e]/
