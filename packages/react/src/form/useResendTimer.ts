"use client"
import type * as Effect from "effect/Effect"
import * as React from "react"
import type { Problem } from "../problem/Problem.ts"
import type { Environment } from "../runtime/Runtime.ts"
import { useAtomSet, useAtomValue } from "../runtime/useAtom.ts"
import type { Resend } from "./Resend.ts"
import { resendMachine } from "./resendMachine.ts"

export interface ResendTimerOptions {
  /** The effect that sends something again, for example a code by email. */
  readonly send: Effect.Effect<void, Problem, Environment>
  /** The pause after each send in seconds, 30 by default. Only the value of the first render is used. */
  readonly seconds?: number | undefined
  /**
   * Whether something was sent just before, so that the timer starts with a pause. Only the value of the first render
   * is used.
   */
  readonly waiting?: boolean | undefined
}

/** The state of a resend timer, and the function that sends. */
export interface ResendTimer {
  readonly state: Resend
  /** Sends again. Does nothing during a pause or while a send is in progress. */
  readonly resend: () => void
}

/**
 * Sends something again, with a pause after each send.
 *
 * **Example** (An email that may be lost)
 *
 * ```tsx
 * import { type Problem, useResendTimer } from "@portico/react"
 * import type * as Effect from "effect/Effect"
 *
 * export function SendAgain({ send }: { send: Effect.Effect<void, Problem> }) {
 *   const { resend, state } = useResendTimer({ send, waiting: true })
 *   return (
 *     <button aria-disabled={state._tag !== "Ready"} onClick={resend} type="button">
 *       {state._tag === "Waiting" ? `Resend in ${state.seconds} s` : "Resend"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useResendTimer = ({ seconds = 30, send, waiting = false }: ResendTimerOptions): ResendTimer => {
  const [machine] = React.useState(() => resendMachine({ seconds, waiting }))
  const state = useAtomValue(machine)
  const tell = useAtomSet(machine)
  React.useEffect(() => tell({ _tag: "Began" }), [tell])
  return React.useMemo(() => ({ state, resend: () => tell({ _tag: "Resend", send }) }), [send, state, tell])
}
