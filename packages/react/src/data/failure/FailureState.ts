/**
 * The state of an error box in addition to its problem: the remaining wait and the result of copying.
 *
 * @since 0.1.0
 */

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
