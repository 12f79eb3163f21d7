"use client"
/**
 * The hooks of atoms, and the registry that stores their values for the components below a provider.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Problem from "../problem/Problem.ts"
import * as Atom from "./Atom.ts"
import { type Environment, runtime } from "./Runtime.ts"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as React from "react"

export const RegistryContext = React.createContext<AtomRegistry.AtomRegistry | undefined>(undefined)

/** Returns the registry of the nearest `ClientProvider`. Throws if there is no provider. */
export const useRegistry = (): AtomRegistry.AtomRegistry => {
  const registry = React.use(RegistryContext)
  if (registry === undefined) {
    throw new Error("No client found. Wrap the components of the kit in <ClientProvider layer={…}>.")
  }
  return registry
}

/**
 * The registry of the page that a server rendered, for pages with a recorded state. The page is hydrated with its values,
 * even if the client of the browser has started in the meantime.
 */
export const RenderedContext = React.createContext<AtomRegistry.AtomRegistry | undefined>(undefined)

/**
 * Reads an atom and renders again when it changes. On a server and during hydration it reads the value that was rendered
 * from the recorded state of the page. Without such a state it reads the atom's server value, if the atom has one.
 */
export const useAtomValue = <A>(atom: Atom.Atom<A>): A => {
  const registry = useRegistry()
  const rendered = React.use(RenderedContext)
  const subscribe = React.useCallback((notify: () => void) => registry.subscribe(atom, notify), [registry, atom])
  return React.useSyncExternalStore(
    subscribe,
    () => registry.get(atom),
    () => (rendered === undefined ? Atom.getServerValue(atom, registry) : rendered.get(atom))
  )
}

/** Returns a function that writes to an atom, and keeps the atom mounted while the component is mounted. */
export const useAtomSet = <R, W>(atom: Atom.Writable<R, W>): ((value: W) => void) => {
  const registry = useRegistry()
  React.useEffect(() => registry.mount(atom), [registry, atom])
  return React.useCallback((value: W) => registry.set(atom, value), [registry, atom])
}

/** Returns a function that recomputes an atom. */
export const useAtomRefresh = <A>(atom: Atom.Atom<A>): (() => void) => {
  const registry = useRegistry()
  return React.useCallback(() => registry.refresh(atom), [registry, atom])
}

/**
 * Returns a function that runs an effect with the services of the client. The effect continues after the component unmounts,
 * until the provider unmounts.
 */
export const useRun = (): (<A, E>(effect: Effect.Effect<A, E, Environment>) => Promise<Exit.Exit<A, E>>) => {
  const registry = useRegistry()
  return React.useCallback(
    <A, E>(effect: Effect.Effect<A, E, Environment>) =>
      new Promise<Exit.Exit<A, E>>((resolve) => {
        const work = Atom.setIdleTTL(runtime.fn<void, never>(), 0)
        const release = registry.mount(work)
        const finished = Effect.map(Effect.exit(effect), (exit) => {
          // The atom must not be released from within its own effect, which that would interrupt.
          queueMicrotask(release)
          resolve(exit)
        })
        registry.set(work, finished)
      }),
    [registry]
  )
}

/** Returns the problem of a failed effect, or `undefined` if it succeeded. */
export const problemOfExit = <A>(exit: Exit.Exit<A, Problem.Problem>): Problem.Problem | undefined =>
  Exit.isSuccess(exit) ? undefined : Option.getOrElse(Exit.findErrorOption(exit), () => Problem.make("unexpected"))
