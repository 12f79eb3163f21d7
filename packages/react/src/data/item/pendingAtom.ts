/**
 * Items as they will be once a write under way is done: shown at once, and taken back where it fails.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import type { ListedItem } from "../listing/Listing.ts"

type Data = Readonly<Record<string, unknown>>

/** Items of a collection that differ from what was read of them, by their ids. */
export type Pending = ReadonlyMap<string, Data>

const nothing: Pending = new Map()

/** What is pending in a collection. */
export const pendingAtom = /*#__PURE__*/ Atom.family((_collection: string) => Atom.keepAlive(Atom.make(nothing)))

/** The pending items with one more, or with one less. */
export const withItem = (pending: Pending, id: string, data: Data | undefined): Pending => {
  if (data === undefined && !pending.has(id)) return pending
  const next = new Map(pending)
  if (data === undefined) next.delete(id)
  else next.set(id, data)
  return next
}

/** An item as it will be. What was read since it was written counts more. */
export const asPending = <Item extends ListedItem<unknown>>(pending: Pending, item: Item): Item => {
  const data = pending.get(item.id)
  return data === undefined || isNewer(item.data, data) ? item : { ...item, data }
}

const isNewer = (read: unknown, written: Data): boolean => {
  const [before, after] = [updatedAt(read), updatedAt(written)]
  return before !== undefined && after !== undefined && before > after
}

const updatedAt = (data: unknown): number | undefined => {
  const date = typeof data === "object" && data !== null && "_updatedDate" in data ? data._updatedDate : undefined
  return date instanceof Date ? date.getTime() : undefined
}
