/**
 * The registry that stores the values of atoms for the components below a provider.
 *
 * @since 0.1.0
 */
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as React from "react"

export const RegistryContext = React.createContext<AtomRegistry.AtomRegistry | undefined>(undefined)

/** Returns the registry of the nearest `ClientProvider`. Throws if there is no provider. */
export const useRegistry = (): AtomRegistry.AtomRegistry => {
  const registry = React.use(RegistryContext)
  if (registry === undefined) {
    throw new Error("There is no client here: put a <ClientProvider layer={…}> above the parts and hooks of the kit.")
  }
  return registry
}
