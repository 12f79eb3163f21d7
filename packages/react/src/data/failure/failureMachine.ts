/**
 * The state machine of an error box. It counts down the wait and copies the reference to the clipboard.
 *
 * @since 0.1.0
 */
import { countDown } from "../../form/countDown.ts"
import { machine } from "../../runtime/Machine.ts"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"

/** The state of the box. */
export interface FailureState {
  /** The remaining wait until a retry makes sense, in seconds. */
  readonly wait: number
  /** Whether a wait has ended. */
  readonly waited: boolean
  /** Whether copying the reference succeeded. */
  readonly copied?: "yes" | "no" | undefined
}

/** An event of the box. */
export type FailureEvent =
  /** A problem is shown. `seconds`: the wait that the provider requires. */
  | { readonly _tag: "Began"; readonly seconds: number | undefined }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Copy"; readonly text: string }
  | { readonly _tag: "Copied"; readonly copied: "yes" | "no" }

/** Returns the initial state of a new problem. */
export const began = (seconds: number | undefined): FailureState => ({
  wait: Math.max(0, Math.ceil(seconds ?? 0)),
  waited: false
})

/** Returns the state after an event. */
export const reduceFailure = (state: FailureState, event: FailureEvent): FailureState => {
  switch (event._tag) {
    case "Began":
      return began(event.seconds)
    case "Tick":
      if (event.left >= state.wait) return state
      return { ...state, wait: event.left, waited: event.left === 0 }
    case "Copy":
      // Clearing the result announces the next one again.
      return { ...state, copied: undefined }
    case "Copied":
      return { ...state, copied: event.copied }
  }
}

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
