/**
 * The state of an optimistic edit of an item. It is shown immediately, and reverted if it is rejected.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"

type Data = Readonly<Record<string, unknown>>

/** An edit of an item, made anywhere on the page. */
export type ItemEdit =
  /** The edit is being saved. `changes`: the changed fields with their new values. */
  | { readonly _tag: "Saving"; readonly changes: Data }
  /** The edit was saved at `at`, in milliseconds since the epoch. Earlier reads do not include it yet. */
  | { readonly _tag: "Saved"; readonly changes: Data; readonly at: number }
  /** The edit was rejected. The item is unchanged. */
  | { readonly _tag: "Refused"; readonly problem: Problem }

/** The edits of a collection's items, by item id. */
export type OptimisticEdits = ReadonlyMap<string, ItemEdit>

/** An edit that is shown to the user at the item. */
export type ShownEdit = Exclude<ItemEdit, { readonly _tag: "Saved" }>

/** An item that can show an edit. */
interface Editable {
  readonly data: unknown
  readonly edit?: ShownEdit | undefined
}

/**
 * Returns the item with the edit applied. `at` is the time of the read, in milliseconds since the epoch, if known. Data
 * that was read after the edit was saved takes precedence.
 */
export const edited = <Item extends Editable>(item: Item, edit: ItemEdit, at?: number): Item => {
  if (edit._tag === "Refused") return { ...item, edit }
  const isKnown = isReadSince(item, edit, at)
  if (edit._tag === "Saved") return isKnown ? item : { ...item, data: over(item.data, edit.changes) }
  return { ...item, data: over(item.data, edit.changes), edit }
}

const over = (data: unknown, changes: Data): unknown => ({ ...(data as Data), ...changes })

/** The time for which a provider may still return data from before a write, in milliseconds. */
const lag = 10_000

const isReadSince = ({ data }: Editable, edit: ItemEdit, at: number | undefined): boolean => {
  if (edit._tag !== "Saved") return false
  const [read, written] = [updatedAt(data), updatedAt(edit.changes)]
  if (read === undefined || written === undefined) return at !== undefined && at > edit.at
  return read >= written || (at !== undefined && at - edit.at > lag)
}

const updatedAt = (data: unknown): number | undefined => {
  const date = typeof data === "object" && data !== null && "_updatedDate" in data ? data._updatedDate : undefined
  return date instanceof Date ? date.getTime() : undefined
}

interface Listed extends Editable {
  readonly id: string
}

/** Returns the item with its pending edit applied. `at` is the time of the read, in milliseconds since the epoch. */
export const asOptimistic = <Item extends Listed>(pending: OptimisticEdits, item: Item, at?: number): Item => {
  const edit = pending.get(item.id)
  return edit === undefined ? item : edited(item, edit, at)
}

interface Read<Item> {
  readonly _tag: string
  readonly at?: number | undefined
  readonly items?: ReadonlyArray<Item>
}

/**
 * Returns the list with the pending edits applied to its items. Returns the same list if none of its items has an edit.
 */
export const withOptimistic = <Item extends Listed, List extends Read<Item>>(
  pending: OptimisticEdits,
  list: List & Read<Item>
): List => {
  if (pending.size === 0 || list.items === undefined) return list
  const items = list.items.map((item) => asOptimistic(pending, item, list.at))
  return items.every((item, index) => item === list.items?.[index]) ? list : { ...list, items }
}
