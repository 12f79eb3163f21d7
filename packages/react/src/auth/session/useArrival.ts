import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"
import { useTold } from "../../form/useTold.ts"
import { useRegistry } from "../../runtime/RegistryContext.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { isMemberPresent } from "../../session/presence.ts"

/** What is seen in the states of a machine that makes a session. */
export interface Arrival<State, Outcome> {
  /** Whether the session is being made. */
  readonly isOpening: (state: State) => boolean
  readonly outcomeOf: (state: State) => Outcome | undefined
}

/**
 * Tells once what a machine came to that makes a session. A part for visitors is gone as soon as there is a member, which
 * is before its machine has come to its end: then that is waited for. Whoever leaves before ends it, and is told nothing.
 */
export const useArrival = <State, Outcome>(
  machine: Atom.Atom<State>,
  arrival: Arrival<State, Outcome>,
  tell: (outcome: Outcome) => void
): void => {
  const registry = useRegistry()
  const settle = useTold(arrival.outcomeOf(useAtomValue(machine)), tell)
  const latest = React.useRef(arrival)
  React.useLayoutEffect(() => {
    latest.current = arrival
  })
  // A layout effect is undone before the machine is let go.
  React.useLayoutEffect(
    () => () => {
      const { isOpening, outcomeOf } = latest.current
      const state = registry.get(machine)
      if (!isOpening(state) && outcomeOf(state) === undefined) return
      if (!isMemberPresent(registry)) return
      if (!isOpening(state)) return settle(outcomeOf(state))
      const release = registry.subscribe(machine, (state) => {
        if (isOpening(state)) return
        release()
        settle(outcomeOf(state))
      })
    },
    [machine, registry, settle]
  )
}
