/**
 * What a box that tells of a failure knows beside the failure: how long to wait, and what was copied.
 *
 * @since 0.1.0
 */

/** Where the box stands. */
export interface FailureState {
  /** Seconds until it makes sense to try again. */
  readonly wait: number
  /** Whether a wait is over. */
  readonly waited: boolean
  /** What copying the reference came to. */
  readonly copied?: "yes" | "no" | undefined
}

/** What can happen to it. */
export type FailureEvent =
  /** A failure is told; its provider asks for so many seconds. */
  | { readonly _tag: "Began"; readonly seconds: number | undefined }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Copy"; readonly text: string }
  | { readonly _tag: "Copied"; readonly copied: "yes" | "no" }

/** The state of a failure that was just told. */
export const began = (seconds: number | undefined): FailureState => ({
  wait: Math.max(0, Math.ceil(seconds ?? 0)),
  waited: false
})

/** The state after an event. */
export const reduceFailure = (state: FailureState, event: FailureEvent): FailureState => {
  switch (event._tag) {
    case "Began":
      return began(event.seconds)
    case "Tick":
      if (event.left >= state.wait) return state
      return { ...state, wait: event.left, waited: event.left === 0 }
    case "Copy":
      // Another copy is told anew.
      return { ...state, copied: undefined }
    case "Copied":
      return { ...state, copied: event.copied }
  }
}
