"use client"
import { type Argument, idOf } from "@portico/client/data/Collection"
import * as React from "react"
import { useRegistry } from "../../runtime/RegistryContext.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { type Pending, pendingAtom, withItem } from "./pendingAtom.ts"

/** Reads what is pending in a collection. */
export const usePending = (collection: Argument): Pending => useAtomValue(pendingAtom(idOf(collection)))

/** Shows an item with this data wherever the kit shows it, as long as the data is given. */
export const useOptimistic = (
  collection: Argument,
  id: string | undefined,
  data: Readonly<Record<string, unknown>> | undefined
): void => {
  const registry = useRegistry()
  const name = idOf(collection)
  React.useEffect(() => {
    if (id === undefined || data === undefined) return
    const atom = pendingAtom(name)
    registry.set(atom, withItem(registry.get(atom), id, data))
    return () => registry.set(atom, withItem(registry.get(atom), id, undefined))
  }, [data, id, name, registry])
}
