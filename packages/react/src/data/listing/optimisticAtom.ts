"use client"
/**
 * Pending edits of items. All lists of the page show them, regardless of which form made them.
 *
 * @since 0.1.0
 */
import { useRegistry, useAtomValue } from "../../runtime/useAtom.ts"
import { viewerAtom } from "../../session/memberAtom.ts"
import type { ItemEdit, OptimisticEdits } from "./ItemEdit.ts"
import { idOf, type Argument } from "@portico/client/data/Collection"
import * as Atom from "../../runtime/Atom.ts"
import * as React from "react"

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
