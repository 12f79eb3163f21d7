/**
 * A long list of items in pieces, each small enough for one request by count and by bytes.
 *
 * @since 0.1.0
 */
import { maximumItemsPerRequest, maximumPieceBytes } from "@portico/contract/Limits"
import { maximumDepth } from "@portico/contract/WireDate"
import * as Stream from "effect/Stream"

/** An item and its place in the list. */
export interface ChunkItem<out A> {
  readonly index: number
  readonly value: A
}

/** Items of one request. */
export type Chunk<A> = ReadonlyArray<ChunkItem<A>>

/** How a list is cut. */
export interface Cut<A> {
  /** Items of a piece at most. */
  readonly size: number
  /** The item as it is sent; `undefined` where it is left out. */
  readonly prepare: (value: A, index: number) => ChunkItem<A> | undefined
  /** Bytes that every item takes besides its own. */
  readonly overhead: number
}

interface Open<A> {
  index: number
  bytes: number
  entries: Array<ChunkItem<A>>
}

/** Cuts a list as it comes: no more of it is asked for than the next piece takes. */
export const split =
  <A>({ overhead, prepare, size }: Cut<A>) =>
  <E, R>(items: Stream.Stream<A, E, R>): Stream.Stream<Chunk<A>, E, R> =>
    Stream.mapAccum(
      items,
      (): Open<A> => ({ index: 0, bytes: 0, entries: [] }),
      (open, value) => {
        const entry = prepare(value, open.index++)
        if (entry === undefined) return [open, none]
        const bytes = overhead + bytesOf(entry.value)
        const full: Array<Chunk<A>> = []
        if (open.entries.length > 0 && open.bytes + bytes > maximumPieceBytes) full.push(close(open))
        open.entries.push(entry)
        open.bytes += bytes
        if (open.entries.length >= Math.min(size, maximumItemsPerRequest)) full.push(close(open))
        return [open, full]
      },
      { onHalt: ({ entries }) => (entries.length > 0 ? [entries] : none) }
    )

const none: ReadonlyArray<never> = []

const close = <A>(open: Open<A>): Chunk<A> => {
  const { entries } = open
  open.entries = []
  open.bytes = 0
  return entries
}

/** About how many bytes a value's JSON takes, counted no further than a piece may have. */
export const bytesOf = (value: unknown): number => measure(value, maximumPieceBytes, 0)

const measure = (value: unknown, limit: number, depth: number): number => {
  if (typeof value === "string") return textBytes(value)
  if (typeof value !== "object" || value === null) return 8
  if (value instanceof Date) return 36
  if (depth > maximumDepth) return 0
  let bytes = 2
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && bytes < limit; index++) {
      bytes += 1 + measure(value[index], limit - bytes, depth + 1)
    }
  } else {
    for (const key of Object.keys(value)) {
      if (bytes >= limit) break
      bytes += 2 + textBytes(key) + measure((value as Readonly<Record<string, unknown>>)[key], limit - bytes, depth + 1)
    }
  }
  return bytes
}

const textBytes = (text: string): number => 2 + text.length * (wide.test(text) ? 3 : 1)

// oxlint-disable-next-line no-control-regex -- what takes more than one byte is anything but these.
const wide = /[^\x20-\x7e]/
