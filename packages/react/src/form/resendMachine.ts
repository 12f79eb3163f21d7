/**
 * The machine of a resend button. It runs the send effect, and counts down the pauses.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Problem from "../problem/Problem.ts"
import { machine } from "../runtime/Machine.ts"
import { countDown } from "./countDown.ts"
import { pauseOf, reduceResend, type Resend, type ResendEvent } from "./Resend.ts"

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
