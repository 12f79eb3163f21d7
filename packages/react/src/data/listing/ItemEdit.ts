/**
 * What becomes of an edit of an item: shown at once, and taken back where it is refused.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"

type Data = Readonly<Record<string, unknown>>

/** An edit of an item, wherever on the page it is made. */
export type ItemEdit =
  /** It is under way. `changes`: the fields that it changes, as they will be. */
  | { readonly _tag: "Saving"; readonly changes: Data }
  /** It was saved at that time, in epoch milliseconds. What was read before does not have it yet. */
  | { readonly _tag: "Saved"; readonly changes: Data; readonly at: number }
  /** It was refused: the item is as it was. */
  | { readonly _tag: "Refused"; readonly problem: Problem }

/** An edit that a person is told of at the item. */
export type ShownEdit = Exclude<ItemEdit, { readonly _tag: "Saved" }>

/** An item that an edit can be shown at. */
interface Editable {
  readonly data: unknown
  readonly edit?: ShownEdit | undefined
}

/**
 * An item as it will be. `at`: when it was read, in epoch milliseconds, where that is known. What was read since the
 * edit counts more.
 */
export const edited = <Item extends Editable>(item: Item, edit: ItemEdit, at?: number): Item => {
  if (edit._tag === "Refused") return { ...item, edit }
  const isKnown = isReadSince(item, edit, at)
  if (edit._tag === "Saved") return isKnown ? item : { ...item, data: over(item.data, edit.changes) }
  return { ...item, data: over(item.data, edit.changes), edit }
}

const over = (data: unknown, changes: Data): unknown => ({ ...(data as Data), ...changes })

/** A provider may answer with what was before for this long, in milliseconds. */
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
