import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"
import { useReportOnce } from "../../form/useSubmission.ts"
import { useRegistry, useAtomValue } from "../../runtime/useAtom.ts"
import { isMemberPresent } from "../../session/Member.ts"

/** The functions that read the states of a machine that creates a session. */
export interface Arrival<State, Outcome> {
  /** Whether the session is being created. */
  readonly isOpening: (state: State) => boolean
  readonly outcomeOf: (state: State) => Outcome | undefined
}

/**
 * Notifies once of the outcome of a machine that creates a session. A component for visitors unmounts as soon as a
 * member is signed in, which is before its machine finishes. In this case the hook waits for the outcome. If the
 * component unmounts earlier, the machine stops and there is no notification.
 */
export const useArrival = <State, Outcome>(
  machine: Atom.Atom<State>,
  arrival: Arrival<State, Outcome>,
  onOutcome: (outcome: Outcome) => void
): void => {
  const registry = useRegistry()
  const settle = useReportOnce(arrival.outcomeOf(useAtomValue(machine)), onOutcome)
  const latest = React.useRef(arrival)
  React.useLayoutEffect(() => {
    latest.current = arrival
  })
  // The cleanup of a layout effect runs before the component releases the machine. A later cleanup would miss the
  // outcome.
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
