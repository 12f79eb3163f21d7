"use client"
import { type Argument, idOf } from "@portico/client/data/Collection"
import * as React from "react"
import { useRegistry } from "../../runtime/RegistryContext.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { ItemEdit } from "./ItemEdit.ts"
import { type OptimisticEdits, optimisticAtom, withEdit, withoutEdit } from "./optimisticAtom.ts"

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
