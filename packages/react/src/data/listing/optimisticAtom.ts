"use client"
/**
 * Pending edits of items. All lists of the page show them, regardless of which form made them.
 *
 * @since 0.1.0
 */
import { useRegistry, useAtomValue } from "../../runtime/useAtom.ts"
import { edited, type ItemEdit } from "./ItemEdit.ts"
import type { ListedItem } from "./Listing.ts"
import { viewerAtom } from "./ReadKey.ts"
import { idOf, type Argument } from "@portico/client/data/Collection"
import * as Atom from "effect/reactivity/Atom"
import * as React from "react"

/** The edits of a collection's items, by item id. */
export type OptimisticEdits = ReadonlyMap<string, ItemEdit>

const nothing: OptimisticEdits = new Map()

/** The pending edits of a collection. They belong to the user who made them and are dropped when the user changes. */
export const optimisticAtom = Atom.family((_collection: string) =>
  Atom.writable<OptimisticEdits, OptimisticEdits>(
    (get) => {
      get(viewerAtom)
      return nothing
    },
    (context, pending) => context.setSelf(pending)
  ).pipe(
    Atom.withServerValue(() => nothing),
    Atom.keepAlive
  )
)

/** Returns the pending edits with one added. It replaces an earlier edit of the same item. */
export const withEdit = (pending: OptimisticEdits, id: string, edit: ItemEdit): OptimisticEdits =>
  new Map(pending).set(id, edit)

/**
 * Returns the pending edits without a finished one. A saved edit stays until the item is read again, because older
 * reads lack it.
 */
export const withoutEdit = (pending: OptimisticEdits, id: string, edit: ItemEdit): OptimisticEdits => {
  if (edit._tag === "Saved" || pending.get(id) !== edit) return pending
  const next = new Map(pending)
  next.delete(id)
  return next
}

/** Returns the item with its pending edit applied. `at` is the time of the read, in milliseconds since the epoch. */
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

/**
 * Returns the list with the pending edits applied to its items. Returns the same list if none of its items has an edit.
 */
export const withOptimistic = <Item extends ListedItem<unknown>, List extends Read<Item>>(
  pending: OptimisticEdits,
  list: List & Read<Item>
): List => {
  if (pending.size === 0 || list.items === undefined) return list
  const items = list.items.map((item) => asOptimistic(pending, item, list.at))
  return items.every((item, index) => item === list.items?.[index]) ? list : { ...list, items }
}

/** Reads the pending edits of a collection. */
export const useOptimisticEdits = (collection: Argument): OptimisticEdits =>
  useAtomValue(optimisticAtom(idOf(collection)))

/** Shows an edit of an item in every component of the kit that shows the item. */
export const useOptimistic = (collection: Argument, id: string | undefined, edit: ItemEdit | undefined): void => {
  const registry = useRegistry()
  const name = idOf(collection)
  React.useEffect(() => {
    if (id === undefined || edit === undefined) return
    const atom = optimisticAtom(name)
    registry.set(atom, withEdit(registry.get(atom), id, edit))
    return () => registry.set(atom, withoutEdit(registry.get(atom), id, edit))
  }, [edit, id, name, registry])
}
