/**
 * The state of passkey autofill: passkeys among the suggestions of an input.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { EntryOutcome } from "../entry/Entry.ts"

/** The state of passkey autofill. */
export type PasskeyAutofill =
  /** The browser does not support passkey autofill, or the page is not a secure context. */
  | { readonly _tag: "Unsupported" }
  /** Passkeys are offered, and the user has not chosen one yet. */
  | { readonly _tag: "Waiting" }
  /** A passkey was chosen and is being checked. */
  | { readonly _tag: "Verifying" }
  /** The passkey was not accepted. Passkeys are offered again, unless `stopped`. */
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly stopped: boolean }
  | { readonly _tag: "Done"; readonly outcome: EntryOutcome }

/** The events of passkey autofill. */
export type PasskeyEvent =
  | { readonly _tag: "Began" }
  | { readonly _tag: "Lacking" }
  | { readonly _tag: "Chosen" }
  | { readonly _tag: "Refused"; readonly problem: Problem; readonly stopped: boolean }
  | { readonly _tag: "Succeeded"; readonly outcome: EntryOutcome }

/** Returns the state after an event. */
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
