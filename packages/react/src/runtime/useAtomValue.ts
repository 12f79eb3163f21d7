"use client"
import * as Atom from "effect/reactivity/Atom"
import * as React from "react"
import { useRegistry } from "./RegistryContext.ts"

/**
 * Reads an atom and renders again when it changes. On a server and during hydration it reads the atom's server value,
 * if the atom has one.
 */
export const useAtomValue = <A>(atom: Atom.Atom<A>): A => {
  const registry = useRegistry()
  const subscribe = React.useCallback((notify: () => void) => registry.subscribe(atom, notify), [registry, atom])
  return React.useSyncExternalStore(
    subscribe,
    () => registry.get(atom),
    () => Atom.getServerValue(atom, registry)
  )
}
