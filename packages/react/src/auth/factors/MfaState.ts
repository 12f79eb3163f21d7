/**
 * The state of a second factor, as plain data for views, without tokens or codes.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import { ofFields, type Problem } from "../../problem/Problem.ts"
import type { EntryOutcome } from "../entry/Entry.ts"
import type { FactorName, Method } from "./Method.ts"

/** The challenge's data, and the changes since it arrived. */
export interface MfaStep {
  /** The methods, those that can be used first. */
  readonly methods: ReadonlyArray<Method>
  /** The method whose challenge is open. */
  readonly open: FactorName | undefined
  /** The destination of the code, such as the last digits of a phone number. */
  readonly hint?: string | undefined
  /** The reason why the factor is required: `HIGH_RISK_LOGIN`, or the member's own setting. */
  readonly reason?: string | undefined
  /** Whether the member just completed another factor, and this one is required in addition. */
  readonly further: boolean
  /** Whether this device skips the second factor from now on. */
  readonly rememberThisDevice: boolean
  /** The count of attempts, including those that were rejected without a request. */
  readonly attempt: number
}

/** The last failure. `wait` is the seconds until the next attempt is allowed. */
export interface MfaFailure {
  readonly problem: Problem
  readonly wait: number
}

/** The state of a second factor. */
export type MfaState =
  /** The user chooses a method, or no method can be used. */
  | { readonly _tag: "Picking"; readonly step: MfaStep; readonly failure?: MfaFailure | undefined }
  /** The challenge of the chosen method is requested, which sends its code. */
  | { readonly _tag: "Requesting"; readonly step: MfaStep; readonly method: FactorName; readonly slow?: boolean }
  /** The user must enter a code, use a passkey or request another push notification. */
  | {
      readonly _tag: "Proving"
      readonly step: MfaStep
      readonly method: FactorName
      readonly failure?: MfaFailure | undefined
    }
  /** Another push notification is sent to the member's device. */
  | { readonly _tag: "Sending"; readonly step: MfaStep; readonly method: FactorName; readonly slow?: boolean }
  /** A push notification was sent to the member's device, and the wait for its result has not started yet. */
  | { readonly _tag: "Arrived"; readonly step: MfaStep; readonly method: "PUSH" }
  /** The result from the member's device is pending. */
  | { readonly _tag: "Waiting"; readonly step: MfaStep; readonly method: "PUSH" }
  /** The browser prompts for the passkey. */
  | { readonly _tag: "Ceremony"; readonly step: MfaStep; readonly method: FactorName }
  /** The code or passkey is being checked. */
  | { readonly _tag: "Verifying"; readonly step: MfaStep; readonly method: FactorName; readonly slow?: boolean }
  /** The factor was accepted, and the session is being created. */
  | { readonly _tag: "Opening"; readonly step: MfaStep; readonly method: FactorName; readonly slow?: boolean }
  /** The factor was accepted, but the session could not be created. */
  | {
      readonly _tag: "Unopened"
      readonly step: MfaStep
      readonly method: FactorName
      readonly failure: MfaFailure
    }
  /** The state token is no longer valid, so the sign-in must start again. */
  | {
      readonly _tag: "Ended"
      readonly step: MfaStep
      readonly method: FactorName | undefined
      readonly failure: MfaFailure
    }
  | { readonly _tag: "Done"; readonly outcome: MfaOutcome }

/** The outcome of an accepted factor. A further required factor is not an outcome but the next step. */
export type MfaOutcome = Exclude<EntryOutcome, { readonly _tag: "FactorRequired" }>

/** Returns the method that a state concerns. */
export const methodOf = (state: MfaState): FactorName | undefined => ("method" in state ? state.method : undefined)

/** Returns the problem of an empty code, or `undefined` if the code is not empty. */
export const checkCode = (method: FactorName | undefined, code: string): Problem | undefined =>
  code.trim() === ""
    ? ofFields({ code: method === "RECOVERY_CODE" ? "recoveryCodeMissing" : "codeMissing" })
    : undefined

/** Returns the last failure. */
export const failureOf = (state: MfaState): MfaFailure | undefined => ("failure" in state ? state.failure : undefined)

/** Whether a response from the provider is pending that normally arrives quickly. */
export const isSending = (state: MfaState): state is Extract<MfaState, { readonly slow?: boolean }> =>
  state._tag === "Requesting" || state._tag === "Sending" || state._tag === "Verifying" || state._tag === "Opening"

/** Returns the state as a form submission, which the form's fields, button and error summary use. */
export const submissionOf = (state: MfaState): Submission<MfaOutcome> => {
  switch (state._tag) {
    case "Requesting":
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
