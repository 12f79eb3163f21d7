/**
 * Where a further factor stands: plain data for views, without tokens or codes.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { EntryOutcome } from "../entry/Entry.ts"
import type { FactorName, Method } from "./Method.ts"

/** What the challenge says, and what has happened since. */
export interface MfaStep {
  /** The ways to confirm, those that can be used first. */
  readonly methods: ReadonlyArray<Method>
  /** The way whose challenge is open. */
  readonly open: FactorName | undefined
  /** Where its code went, such as the end of a phone number. */
  readonly hint?: string | undefined
  /** Why it is asked for: `HIGH_RISK_LOGIN`, or what the member chose. */
  readonly reason?: string | undefined
  /** Whether another factor was proved just now, and this one comes on top. */
  readonly further: boolean
  /** Whether this device is spared the factor from now on. */
  readonly rememberThisDevice: boolean
  /** How often something was sent or refused here. */
  readonly attempt: number
}

/** What went wrong last, and the seconds until it can be tried again. */
export interface MfaFailure {
  readonly problem: Problem
  readonly wait: number
}

/** Where a further factor stands. */
export type MfaState =
  /** The ways stand to choice, or none can be used. */
  | { readonly _tag: "Picking"; readonly step: MfaStep; readonly failure?: MfaFailure | undefined }
  /** The challenge of the chosen way is asked for: a code is being sent. */
  | { readonly _tag: "Asking"; readonly step: MfaStep; readonly method: FactorName; readonly slow?: boolean }
  /** A code, a passkey or a fresh request is up to the member. */
  | {
      readonly _tag: "Proving"
      readonly step: MfaStep
      readonly method: FactorName
      readonly failure?: MfaFailure | undefined
    }
  /** A request is sent to the member's device once more. */
  | { readonly _tag: "Sending"; readonly step: MfaStep; readonly method: FactorName; readonly slow?: boolean }
  /** The member's device was asked, and nobody has begun to wait for it yet. */
  | { readonly _tag: "Arrived"; readonly step: MfaStep; readonly method: "PUSH" }
  /** The answer of the member's device is awaited. */
  | { readonly _tag: "Waiting"; readonly step: MfaStep; readonly method: "PUSH" }
  /** The browser asks for the passkey. */
  | { readonly _tag: "Ceremony"; readonly step: MfaStep; readonly method: FactorName }
  /** What was shown is being checked. */
  | { readonly _tag: "Verifying"; readonly step: MfaStep; readonly method: FactorName; readonly slow?: boolean }
  /** It was right, and the session is being made. */
  | { readonly _tag: "Opening"; readonly step: MfaStep; readonly method: FactorName; readonly slow?: boolean }
  /** It was right, and the session could not be made. */
  | {
      readonly _tag: "Unopened"
      readonly step: MfaStep
      readonly method: FactorName
      readonly failure: MfaFailure
    }
  /** Nothing can be proved any more: the sign-in has to begin anew. */
  | {
      readonly _tag: "Over"
      readonly step: MfaStep
      readonly method: FactorName | undefined
      readonly failure: MfaFailure
    }
  | { readonly _tag: "Done"; readonly outcome: MfaOutcome }

/** What a proved factor leads to. A further one is asked for in the same place. */
export type MfaOutcome = Exclude<EntryOutcome, { readonly _tag: "FactorRequired" }>

/** The way that a state is about. */
export const methodOf = (state: MfaState): FactorName | undefined => ("method" in state ? state.method : undefined)

/** What went wrong last. */
export const failureOf = (state: MfaState): MfaFailure | undefined => ("failure" in state ? state.failure : undefined)

/** Whether an answer of the provider is awaited that should not take long. */
export const isSending = (state: MfaState): state is Extract<MfaState, { readonly slow?: boolean }> =>
  state._tag === "Asking" || state._tag === "Sending" || state._tag === "Verifying" || state._tag === "Opening"

/** The state as a form's: what its fields, its button and its summary go by. */
export const submissionOf = (state: MfaState): Submission<MfaOutcome> => {
  switch (state._tag) {
    case "Asking":
    case "Sending":
    case "Ceremony":
    case "Verifying":
    case "Opening": {
      const slow = "slow" in state && state.slow
      const step = state._tag === "Opening" ? "opening" : "sending"
      return { _tag: "Submitting", attempt: state.step.attempt, step, ...(slow ? { slow } : {}) }
    }
    case "Done":
      return state
    default: {
      const failure = failureOf(state)
      return failure === undefined ? { _tag: "Idle" } : { _tag: "Failed", attempt: state.step.attempt, ...failure }
    }
  }
}
