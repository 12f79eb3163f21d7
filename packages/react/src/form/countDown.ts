"use client"
/**
 * A countdown of the seconds that a user has to wait.
 *
 * @since 0.1.0
 */
import type { Problem } from "../problem/Problem.ts"
import { machine } from "../runtime/Machine.ts"
import { useAtomSet, useAtomValue } from "../runtime/useAtom.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"

/**
 * Runs `tick` every second with the remaining seconds, down to zero. It computes them from the clock, so a suspended
 * tab does not extend the wait.
 */
export const countDown = <R>(seconds: number, tick: (left: number) => Effect.Effect<void, never, R>) =>
  Effect.flatMap(Clock.currentTimeMillis, (began) => {
    const next: Effect.Effect<void, never, R> = Effect.sleep("1 second").pipe(
      Effect.andThen(Clock.currentTimeMillis),
      Effect.flatMap((now) => {
        const left = Math.max(0, seconds - Math.floor((now - began) / 1000))
        return left === 0 ? tick(0) : Effect.andThen(tick(left), next)
      })
    )
    return next
  })

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
