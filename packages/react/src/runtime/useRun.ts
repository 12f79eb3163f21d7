"use client"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Atom from "./Atom.ts"
import * as React from "react"
import * as Problem from "../problem/Problem.ts"
import { type Environment, runtime } from "./Runtime.ts"
import { useRegistry } from "./useAtom.ts"

/** Returns the problem of a failed effect, or `undefined` if it succeeded. */
export const problemOfExit = <A>(exit: Exit.Exit<A, Problem.Problem>): Problem.Problem | undefined =>
  Exit.isSuccess(exit) ? undefined : Option.getOrElse(Exit.findErrorOption(exit), () => Problem.make("unexpected"))

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
