"use client"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import { RegistryContext } from "../../runtime/RegistryContext.ts"
import { began, type FailureState } from "./FailureState.ts"
import { failureMachine } from "./failureMachine.ts"
import { canSignIn, referenceOf } from "./failureOf.ts"

export interface DataErrorOptions {
  /** Tries again what failed. */
  readonly onRetry?: (() => void) | undefined
  /** Leads to a sign-in. */
  readonly onSignIn?: (() => void) | undefined
}

/** A failure: how long to wait, and what can be done about it. */
export interface DataErrorController {
  readonly state: FailureState
  /** What whoever helps the person asks for: the code and the id of the call, where there is one. */
  readonly reference: string
  /** Whether trying again may help, now or after the wait. */
  readonly canRetry: boolean
  /** Whether signing in is what helps. */
  readonly canSignIn: boolean
  /** Tries again. During a wait it does nothing. */
  readonly retry: () => void
  readonly signIn: () => void
  /** Puts the reference into the clipboard. */
  readonly copy: () => void
}

/**
 * Tells what can be done about a failure of a collection, and counts the seconds that the provider asks to wait. Outside
 * a `ClientProvider` nothing is counted.
 *
 * **Example** (Try again, in time)
 *
 * ```tsx
 * import { type Problem, useDataError, useProblemText } from "@portico/react"
 *
 * export function Trouble({ onRetry, problem }: { problem: Problem; onRetry: () => void }) {
 *   const { canRetry, retry, state } = useDataError(problem, { onRetry })
 *   const textOf = useProblemText()
 *   return (
 *     <p>
 *       {textOf(problem)} {canRetry && <button onClick={retry}>Again {state.wait > 0 && `in ${state.wait} s`}</button>}
 *     </p>
 *   )
 * }
 * ```
 */
export const useDataError = (given: Problem, { onRetry, onSignIn }: DataErrorOptions = {}): DataErrorController => {
  const registry = React.use(RegistryContext)
  const { problem, renew } = useSame(given)
  const [machine] = React.useState(() => failureMachine())
  const initial = React.useMemo(() => began(problem.retryAfter), [problem])
  const [counted, setCounted] = React.useState<readonly [Problem, FailureState]>([problem, initial])
  React.useEffect(() => {
    if (registry === undefined) return undefined
    const stop = registry.subscribe(machine, (state) => setCounted([problem, state]))
    registry.set(machine, { _tag: "Began", seconds: problem.retryAfter })
    return stop
  }, [machine, problem, registry])
  const state = counted[0] === problem ? counted[1] : initial
  const reference = referenceOf(problem)
  return {
    state,
    reference,
    canRetry: onRetry !== undefined && problem.retryable,
    canSignIn: onSignIn !== undefined && canSignIn(problem),
    retry: () => {
      if (state.wait > 0) return
      renew()
      onRetry?.()
    },
    signIn: () => onSignIn?.(),
    copy: () => registry?.set(machine, { _tag: "Copy", text: reference })
  }
}

// A page may make a problem anew at each render: the one that says the same is the same one, and its wait goes on. Only
// after another attempt it is a new one.
const useSame = (given: Problem) => {
  const [held, hold] = React.useState({ problem: given, retried: false })
  const isOther = given !== held.problem && (held.retried || !saysTheSame(given, held.problem))
  if (isOther) hold({ problem: given, retried: false })
  const problem = isOther ? given : held.problem
  return { problem, renew: () => hold({ problem, retried: true }) }
}

// What tells one failure from the next: a call of its own has an id of its own.
const named = ["key", "code", "requestId", "retryAfter", "retryable", "detail"] as const

const saysTheSame = (self: Problem, that: Problem): boolean => named.every((name) => self[name] === that[name])
