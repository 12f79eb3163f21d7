/**
 * The transition table of a second factor: all states, events, conditions and transitions.
 *
 * @since 0.1.0
 */
import type { Challenge, LoginState } from "@portico/client/auth/LoginState"
import type * as Redacted from "effect/Redacted"
import type { Problem } from "../../problem/Problem.ts"
import type { FactorName } from "./Method.ts"
import type { MfaOutcome, MfaState } from "./MfaState.ts"

/** The name of a state. */
export type StateName = MfaState["_tag"]

/** The machine's state: the part that views see, and the part that only the machine needs. */
export interface State {
  readonly shown: MfaState
  readonly challenge: Challenge
  /** The login response that the session is created from. */
  readonly response?: LoginState
}

/** The events of a second factor. */
export type Event =
  | { readonly _tag: "Began" }
  | { readonly _tag: "Chose"; readonly method: FactorName }
  | { readonly _tag: "Left" }
  | { readonly _tag: "Returned" }
  /** The user submitted. `code` is the entered code, if the method has one; `problem` is the problem with it. */
  | {
      readonly _tag: "Submitted"
      readonly code?: Redacted.Redacted | undefined
      readonly problem?: Problem | undefined
    }
  | { readonly _tag: "SentAgain" }
  | { readonly _tag: "Remembered"; readonly remember: boolean }
  | { readonly _tag: "Posed"; readonly challenge: Challenge }
  /** The code was sent again. */
  | { readonly _tag: "Reposed"; readonly challenge: Challenge }
  | { readonly _tag: "Shown" }
  | { readonly _tag: "Opened"; readonly response: LoginState }
  | { readonly _tag: "Challenged"; readonly challenge: Challenge }
  | { readonly _tag: "Succeeded"; readonly outcome: MfaOutcome }
  | { readonly _tag: "Failed"; readonly problem: Problem }
  | { readonly _tag: "Slow" }
  | { readonly _tag: "Tick"; readonly left: number }

/** The events that the table distinguishes, with their descriptions. */
export const events = {
  began: "the challenge is shown",
  chose: "a method is chosen",
  left: "another method is requested",
  returned: "the user returns to the open challenge",
  submitted: "a code, a passkey or a request is submitted",
  refusedHere: "the input is invalid",
  sentAgain: "the request to the device is sent again",
  remembered: "the choice to remember the device changes",
  posed: "a challenge was created",
  shown: "the passkey was used",
  opened: "response SUCCESS",
  challenged: "response with another challenge",
  succeeded: "the session is created, or another step is required",
  failed: "rejected, or unreachable",
  ended: "rejected for good: expired, too many attempts, denied"
} as const

/** The conditions of the table, with their descriptions. */
export const conditions = {
  isOpen: "the challenge of the method is open, or it needs none",
  hasMethod: "the challenge is for a method that can be used",
  isPush: "the method is a push request",
  isPasskey: "the method is a passkey"
} as const

/** A row of the table. If several rows match, the first one applies. */
export interface Transition {
  readonly from: ReadonlyArray<StateName>
  readonly on: keyof typeof events
  readonly when?: ReadonlyArray<keyof typeof conditions>
  readonly to: StateName
}

// The table has only the changes from one state to another. These events change data within a state and are not in it:
// a countdown tick, a code sent again, a changed checkbox, a slow request.
const awaited: ReadonlyArray<StateName> = ["Arrived", "Waiting"]
const running: ReadonlyArray<StateName> = ["Requesting", "Sending", "Waiting", "Ceremony", "Verifying"]
const cancelable: ReadonlyArray<StateName> = ["Arrived", "Proving", ...running]
const verifying: ReadonlyArray<StateName> = ["Waiting", "Verifying"]

/** All transitions. An event without a matching row changes nothing. */
export const transitions: ReadonlyArray<Transition> = [
  { from: ["Arrived"], on: "began", to: "Waiting" },
  { from: ["Picking"], on: "chose", when: ["isOpen", "isPush"], to: "Waiting" },
  { from: ["Picking"], on: "chose", when: ["isOpen"], to: "Proving" },
  { from: ["Picking"], on: "chose", to: "Requesting" },
  { from: ["Picking"], on: "returned", when: ["hasMethod", "isPush"], to: "Waiting" },
  { from: ["Picking"], on: "returned", when: ["hasMethod"], to: "Proving" },
  { from: cancelable, on: "left", to: "Picking" },
  { from: ["Requesting", "Sending"], on: "posed", when: ["isPush"], to: "Waiting" },
  { from: ["Requesting"], on: "posed", to: "Proving" },
  { from: ["Proving"], on: "refusedHere", to: "Proving" },
  { from: ["Proving"], on: "submitted", when: ["isPush"], to: "Sending" },
  { from: ["Proving"], on: "submitted", when: ["isPasskey"], to: "Ceremony" },
  { from: ["Proving"], on: "submitted", to: "Verifying" },
  { from: ["Waiting"], on: "sentAgain", to: "Sending" },
  { from: awaited, on: "remembered", to: "Waiting" },
  { from: ["Ceremony"], on: "shown", to: "Verifying" },
  { from: verifying, on: "opened", to: "Opening" },
  { from: verifying, on: "challenged", when: ["hasMethod", "isPush"], to: "Waiting" },
  { from: verifying, on: "challenged", when: ["hasMethod"], to: "Proving" },
  { from: verifying, on: "challenged", to: "Picking" },
  { from: ["Opening", ...verifying], on: "succeeded", to: "Done" },
  { from: running, on: "ended", to: "Ended" },
  { from: ["Requesting"], on: "failed", to: "Picking" },
  { from: running, on: "failed", to: "Proving" },
  { from: ["Opening"], on: "failed", to: "Unopened" },
  { from: ["Unopened"], on: "submitted", to: "Opening" }
]
