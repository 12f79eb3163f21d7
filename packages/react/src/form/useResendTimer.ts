"use client"
import * as Problem from "../problem/Problem.ts"
import { machine } from "../runtime/Machine.ts"
import type { Environment } from "../runtime/Runtime.ts"
import { useAtomSet, useAtomValue } from "../runtime/useAtom.ts"
import { countDown } from "./countDown.ts"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"

/** The state of a resend button. */
export type Resend =
  /** It can send. `waited` is whether a pause has ended. */
  | { readonly _tag: "Ready"; readonly waited?: boolean | undefined }
  | { readonly _tag: "Sending" }
  /** It was sent recently. `again` is whether this button sent it. */
  | { readonly _tag: "Waiting"; readonly seconds: number; readonly again?: boolean | undefined }
  /** Sending failed. A retry is possible after `wait` seconds. */
  | { readonly _tag: "Failed"; readonly problem: Problem.Problem; readonly wait: number }

/** The events of a resend button. */
export type ResendEvent =
  | { readonly _tag: "Began" }
  | { readonly _tag: "Resend"; readonly send: Effect.Effect<void, Problem.Problem, Environment> }
  | { readonly _tag: "Sent" }
  | { readonly _tag: "Refused"; readonly problem: Problem.Problem }
  | { readonly _tag: "Tick"; readonly left: number }

/** Whether the button can send now. */
export const canResend = (state: Resend): boolean =>
  state._tag === "Ready" || (state._tag === "Failed" && state.wait === 0)

/** Returns the seconds until the button can send. */
export const pauseOf = (state: Resend): number => {
  if (state._tag === "Waiting") return state.seconds
  return state._tag === "Failed" ? state.wait : 0
}

/** Creates the reducer of a resend button. `seconds` is the pause after each send. */
export const reduceResend =
  (seconds: number) =>
  (state: Resend, event: ResendEvent): Resend => {
    switch (event._tag) {
      // The copy counts as a state change. The machine therefore starts the countdown of an initial pause.
      case "Began":
        return state._tag === "Waiting" ? { ...state } : state
      case "Resend":
        return canResend(state) ? { _tag: "Sending" } : state
      case "Sent":
        return state._tag === "Sending" ? { _tag: "Waiting", seconds, again: true } : state
      case "Refused":
        return state._tag === "Sending" ? refused(event.problem) : state
      case "Tick":
        return tick(state, event.left)
    }
  }

const refused = (problem: Problem.Problem): Resend => ({
  _tag: "Failed",
  problem,
  wait: Math.max(0, Math.ceil(problem.retryAfter ?? 0))
})

const tick = (state: Resend, left: number): Resend => {
  if (pauseOf(state) <= left) return state
  if (state._tag === "Failed" && left > 0) return { ...state, wait: left }
  if (state._tag === "Waiting" && left > 0) return { ...state, seconds: left }
  return { _tag: "Ready", waited: true }
}

/** The pauses of a resend button. */
export interface ResendOptions {
  /** The pause after each send, in seconds. */
  readonly seconds: number
  /**
   * Whether something was sent just before, so that the button starts with a pause. The event `Began` starts its
   * countdown.
   */
  readonly waiting: boolean
}

/** Creates the machine of a resend button. */
export const resendMachine = ({ seconds, waiting }: ResendOptions): Atom.Writable<Resend, ResendEvent> =>
  machine<Resend, ResendEvent>({
    initial: waiting ? { _tag: "Waiting", seconds } : { _tag: "Ready" },
    reduce: reduceResend(seconds),
    invoke: (event, state, send) => {
      if (event._tag === "Tick") return undefined
      if (event._tag === "Resend") {
        return Effect.matchEffect(event.send, {
          onFailure: (problem) => send({ _tag: "Refused", problem }),
          onSuccess: () => send({ _tag: "Sent" })
        })
      }
      const pause = pauseOf(state)
      return pause > 0 ? countDown(pause, (left) => send({ _tag: "Tick", left })) : undefined
    },
    crashed: () => ({ _tag: "Refused", problem: Problem.make("unexpected") })
  })

export interface ResendTimerOptions {
  /** The effect that sends something again, for example a code by email. */
  readonly send: Effect.Effect<void, Problem.Problem, Environment>
  /** The pause after each send, in seconds. Default: `30`. Only the value of the first render is used. */
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
  const dispatch = useAtomSet(machine)
  React.useEffect(() => dispatch({ _tag: "Began" }), [dispatch])
  return React.useMemo(() => ({ state, resend: () => dispatch({ _tag: "Resend", send }) }), [send, state, dispatch])
}
