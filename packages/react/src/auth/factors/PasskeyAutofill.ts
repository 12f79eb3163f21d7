/**
 * Where passkeys among the suggestions of an input stand.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { EntryOutcome } from "../entry/Entry.ts"

/** Where passkeys among the suggestions of an input stand. */
export type PasskeyAutofill =
  /** This browser has none to offer, or the page has no secure context. */
  | { readonly _tag: "Unsupported" }
  /** They are offered until somebody chooses one. */
  | { readonly _tag: "Waiting" }
  /** One was chosen, and is being checked. */
  | { readonly _tag: "Verifying" }
  /** It was not accepted. They are offered again, unless `stopped`. */
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly stopped: boolean }
  | { readonly _tag: "Done"; readonly outcome: EntryOutcome }

/** What can happen to it. */
export type PasskeyEvent =
  | { readonly _tag: "Began" }
  | { readonly _tag: "Lacking" }
  | { readonly _tag: "Chosen" }
  | { readonly _tag: "Refused"; readonly problem: Problem; readonly stopped: boolean }
  | { readonly _tag: "Succeeded"; readonly outcome: EntryOutcome }

/** The state after an event. */
export const reducePasskey = (state: PasskeyAutofill, event: PasskeyEvent): PasskeyAutofill => {
  if (state._tag === "Done") return state
  switch (event._tag) {
    case "Began":
      return state._tag === "Verifying" ? state : { _tag: "Waiting" }
    case "Lacking":
      return { _tag: "Unsupported" }
    case "Chosen":
      return { _tag: "Verifying" }
    case "Refused":
      return { _tag: "Failed", problem: event.problem, stopped: event.stopped }
    case "Succeeded":
      return { _tag: "Done", outcome: event.outcome }
  }
}
