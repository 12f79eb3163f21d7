"use client"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import { RegistryContext } from "../../runtime/useAtom.ts"
import { began, type FailureState, failureMachine } from "./failureMachine.ts"
import { canSignIn, referenceOf } from "./failureOf.ts"

export interface DataErrorOptions {
  /** Retries the failed operation. */
  readonly onRetry?: (() => void) | undefined
  /** Starts a sign-in. */
  readonly onSignIn?: (() => void) | undefined
}

/** The state of an error, and the actions that can help. */
export interface DataErrorController {
  readonly state: FailureState
  /** The reference for support: the error code and the request id, if there is one. */
  readonly reference: string
  /** Whether a retry can help, now or after the wait. */
  readonly canRetry: boolean
  /** Whether signing in can solve the problem. */
  readonly canSignIn: boolean
  /** Retries. Does nothing during the wait. */
  readonly retry: () => void
  readonly signIn: () => void
  /** Copies the reference to the clipboard. */
  readonly copy: () => void
}

/**
 * Returns the actions that can solve an error of a collection, and counts down the wait that the provider requires.
 * Without a `ClientProvider` the countdown does not run.
 *
 * **Example** (A retry button with a countdown)
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

// A page may create an equal problem on each render. It must not restart the countdown, so only a retry or a different
// problem starts a new one.
const useSame = (given: Problem) => {
  const [stored, store] = React.useState({ problem: given, retried: false })
  const isOther = given !== stored.problem && (stored.retried || !saysTheSame(given, stored.problem))
  if (isOther) store({ problem: given, retried: false })
  const problem = isOther ? given : stored.problem
  return { problem, renew: () => store({ problem, retried: true }) }
}

// The properties that distinguish two problems. Each request has its own id.
const named = ["key", "code", "requestId", "retryAfter", "retryable", "detail"] as const

const saysTheSame = (self: Problem, that: Problem): boolean => named.every((name) => self[name] === that[name])
