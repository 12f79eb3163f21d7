/**
 * Edits of items that are on the page: all lists of the page show them, whichever form makes them.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import { askerAtom } from "./askerAtom.ts"
import { edited, type ItemEdit } from "./ItemEdit.ts"
import type { ListedItem } from "./Listing.ts"

/** Edits of a collection's items, by their ids. */
export type OptimisticEdits = ReadonlyMap<string, ItemEdit>

const nothing: OptimisticEdits = new Map()

/** What is pending in a collection. As what is read, it is for whoever asked: another one finds nothing. */
export const optimisticAtom = Atom.family((_collection: string) =>
  Atom.writable<OptimisticEdits, OptimisticEdits>(
    (get) => {
      get(askerAtom)
      return nothing
    },
    (context, pending) => context.setSelf(pending)
  ).pipe(
    Atom.withServerValue(() => nothing),
    Atom.keepAlive
  )
)

/** The pending edits with one more. It takes the place of an earlier one of the same item. */
export const withEdit = (pending: OptimisticEdits, id: string, edit: ItemEdit): OptimisticEdits =>
  new Map(pending).set(id, edit)

/** The pending edits without one that is over. What was saved stays, until it is read: then the read item counts. */
export const withoutEdit = (pending: OptimisticEdits, id: string, edit: ItemEdit): OptimisticEdits => {
  if (edit._tag === "Saved" || pending.get(id) !== edit) return pending
  const next = new Map(pending)
  next.delete(id)
  return next
}

/** An item as it will be. `at`: when it was read, in epoch milliseconds. */
export const asOptimistic = <Item extends ListedItem<unknown>>(
  pending: OptimisticEdits,
  item: Item,
  at?: number
): Item => {
  const edit = pending.get(item.id)
  return edit === undefined ? item : edited(item, edit, at)
}

interface Read<Item> {
  readonly _tag: string
  readonly at?: number | undefined
  readonly items?: ReadonlyArray<Item>
}

/** A list with its items as they will be; the same list where none of them is pending. */
export const withOptimistic = <Item extends ListedItem<unknown>, List extends Read<Item>>(
  pending: OptimisticEdits,
  list: List & Read<Item>
): List => {
  if (pending.size === 0 || list.items === undefined) return list
  const items = list.items.map((item) => asOptimistic(pending, item, list.at))
  return items.every((item, index) => item === list.items?.[index]) ? list : { ...list, items }
}
