"use client"
import type * as Effect from "effect/Effect"
import * as React from "react"
import type { Problem } from "../problem/Problem.ts"
import type { Environment } from "../runtime/Runtime.ts"
import { useAtomSet } from "../runtime/useAtomSet.ts"
import { useAtomValue } from "../runtime/useAtomValue.ts"
import type { Resend } from "./Resend.ts"
import { resendMachine } from "./resendMachine.ts"

export interface ResendTimerOptions {
  /** Sends it once more. Such as a code by mail. */
  readonly send: Effect.Effect<void, Problem, Environment>
  /** The pause after each sending, 30 where nothing is said. The first render decides. */
  readonly seconds?: number | undefined
  /** Whether something was sent just now, so that it begins with a pause. The first render decides. */
  readonly waiting?: boolean | undefined
}

/** Sending once more: where it stands, and what sends. */
export interface ResendTimer {
  readonly state: Resend
  /** Sends once more. During a pause, or while one is under way, it does nothing. */
  readonly resend: () => void
}

/**
 * Sends something once more, with a pause after each time.
 *
 * **Example** (A mail that may have been lost)
 *
 * ```tsx
 * import { type Problem, useResendTimer } from "@portico/react"
 * import type * as Effect from "effect/Effect"
 *
 * export function SendAgain({ send }: { send: Effect.Effect<void, Problem> }) {
 *   const { resend, state } = useResendTimer({ send, waiting: true })
 *   return (
 *     <button aria-disabled={state._tag !== "Ready"} onClick={resend} type="button">
 *       {state._tag === "Waiting" ? `Send it again in ${state.seconds} s` : "Send it again"}
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
