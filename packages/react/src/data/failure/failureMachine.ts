/**
 * The state machine of an error box. It counts down the wait and copies the reference to the clipboard.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import { countDown } from "../../form/countDown.ts"
import { machine } from "../../runtime/Machine.ts"
import { began, type FailureEvent, type FailureState, reduceFailure } from "./FailureState.ts"

/** A function that copies a string to the clipboard. */
export type CopyText = (text: string) => PromiseLike<void>

/** Creates the state machine of an error box. Counting down and copying run concurrently. */
export const failureMachine = (
  copyText: CopyText = (text) => navigator.clipboard.writeText(text)
): Atom.Writable<FailureState, FailureEvent> => {
  // A new effect replaces the running one, so copying restarts the countdown with the remaining seconds.
  const count = (seconds: number, send: (event: FailureEvent) => Effect.Effect<void>) =>
    seconds > 0 ? countDown(seconds, (left) => send({ _tag: "Tick", left })) : Effect.void
  return machine<FailureState, FailureEvent>({
    initial: began(undefined),
    reduce: reduceFailure,
    invoke: (event, { wait }, send) => {
      if (event._tag === "Began") return count(wait, send)
      if (event._tag !== "Copy") return undefined
      const copying = Effect.tryPromise(async () => copyText(event.text)).pipe(
        Effect.match({ onFailure: () => "no" as const, onSuccess: () => "yes" as const }),
        Effect.flatMap((copied) => send({ _tag: "Copied", copied }))
      )
      return Effect.all([copying, count(wait, send)], { concurrency: "unbounded", discard: true })
    },
    crashed: () => ({ _tag: "Copied", copied: "no" })
  })
}
