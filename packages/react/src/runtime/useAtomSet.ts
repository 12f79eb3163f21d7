"use client"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"
import { useRegistry } from "./RegistryContext.ts"

/** Returns a function that writes to an atom, and keeps the atom mounted while the component is mounted. */
export const useAtomSet = <R, W>(atom: Atom.Writable<R, W>): ((value: W) => void) => {
  const registry = useRegistry()
  React.useEffect(() => registry.mount(atom), [registry, atom])
  return React.useCallback((value: W) => registry.set(atom, value), [registry, atom])
}
