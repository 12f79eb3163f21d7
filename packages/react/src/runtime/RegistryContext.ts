/**
 * Where the values of atoms live for the parts below a provider.
 *
 * @since 0.1.0
 */
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as React from "react"

export const RegistryContext = React.createContext<AtomRegistry.AtomRegistry | undefined>(undefined)

/**
 * Gives the registry of the nearest `ClientProvider`. Throws where there is none.
 */
export const useRegistry = (): AtomRegistry.AtomRegistry => {
  const registry = React.use(RegistryContext)
  if (registry === undefined) {
    throw new Error("There is no client here: put a <ClientProvider layer={…}> above the parts and hooks of the kit.")
  }
  return registry
}
