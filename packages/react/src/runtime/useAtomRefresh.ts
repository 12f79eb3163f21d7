"use client"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"
import { useRegistry } from "./RegistryContext.ts"

/** Returns a function that recomputes an atom. */
export const useAtomRefresh = <A>(atom: Atom.Atom<A>): (() => void) => {
  const registry = useRegistry()
  return React.useCallback(() => registry.refresh(atom), [registry, atom])
}
