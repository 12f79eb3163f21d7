"use client"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"
import { useRegistry } from "./RegistryContext.ts"

/** Gives the function that computes an atom anew. */
export const useAtomRefresh = <A>(atom: Atom.Atom<A>): (() => void) => {
  const registry = useRegistry()
  return React.useCallback(() => registry.refresh(atom), [registry, atom])
}
