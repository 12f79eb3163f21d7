"use client"
/**
 * The countdown of the seconds that the provider requests the client to wait.
 *
 * @since 0.1.0
 */
import { countDown } from "../../form/countDown.ts"
import type { Problem } from "../../problem/Problem.ts"
import { machine } from "../../runtime/Machine.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"

/** The events of a countdown. `Refused` starts it and replaces an earlier one. */
export type WaitEvent =
  | { readonly _tag: "Refused"; readonly seconds: number }
  | { readonly _tag: "Tick"; readonly left: number }

/** Creates the state machine of a countdown. Its state is the number of seconds left. */
export const waitAtom = (): Atom.Writable<number, WaitEvent> =>
  machine<number, WaitEvent>({
    initial: 0,
    reduce: (_, event) => (event._tag === "Tick" ? event.left : Math.max(0, Math.ceil(event.seconds))),
    invoke: (event, left, send) =>
      event._tag === "Refused" ? countDown(left, (left) => send({ _tag: "Tick", left })) : undefined,
    crashed: () => ({ _tag: "Tick", left: 0 })
  })

/** Returns the seconds to wait before a retry, as requested by the provider. Zero if it requested no delay. */
export const useWait = (problem: Problem | undefined): number => {
  const [atom] = React.useState(waitAtom)
  const left = useAtomValue(atom)
  const send = useAtomSet(atom)
  React.useEffect(() => send({ _tag: "Refused", seconds: problem?.retryAfter ?? 0 }), [problem, send])
  return left
}
