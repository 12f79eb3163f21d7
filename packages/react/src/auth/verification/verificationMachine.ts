/**
 * The machine that verifies the code of an email. It sends the request, then creates a session with a silent login.
 *
 * @since 0.1.0
 */
import type { LoginState } from "@portico/client/auth/LoginState"
import { type MailOptions, Recovery } from "@portico/client/auth/Recovery"
import { Verification } from "@portico/client/auth/Verification"
import { verificationCodes } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { submissionMachine } from "../../form/submissionMachine.ts"
import * as Problem from "../../problem/Problem.ts"
import { ofMail, ofStart, ofVerify } from "../../problem/RecoveryProblem.ts"
import { followLogin } from "../entry/followLogin.ts"
import type { Due, VerificationOutcome } from "./Verification.ts"

/** An entered code, and the verification that it belongs to. */
export interface CodeEntry {
  readonly code: Redacted.Redacted
  readonly due: Due
  /** Whether the outcome can be `PageNeeded` if only the provider's own page can create the session. */
  readonly mayLeave: boolean
}

/** Creates the machine of a form that verifies the code of an email. */
export const verificationMachine = () =>
  submissionMachine<CodeEntry, VerificationOutcome>(({ code, due, mayLeave }, opening) =>
    Effect.flatMap(verify(code, due.stateTokens), (state) =>
      // The code is used and the address is verified. A later failure must not make the user verify it again.
      Effect.catch(followLogin(state, due.email, opening, mayLeave), (problem) =>
        Effect.succeed<VerificationOutcome>({ _tag: "Verified", problem })
      )
    )
  )

/** Sends a new code to an identity by email. Returns its state token if the provider returned one. */
export const mailCode = (
  identityId: string
): Effect.Effect<Redacted.Redacted | undefined, Problem.Problem, Verification> =>
  Verification.use((verification) => verification.start({ identityId, target: "EMAIL" })).pipe(
    Effect.mapBoth({
      onFailure: ofStart,
      onSuccess: ({ verificationId }) => (verificationId === undefined ? undefined : Redacted.make(verificationId))
    })
  )

/** The request for a link instead of a code. */
export interface LinkRequest {
  readonly identityId: string
  readonly options: MailOptions
}

/** Creates the machine of a button that sends a link instead of a code. */
export const linkMachine = () =>
  submissionMachine<LinkRequest, true>(({ identityId, options }) =>
    Recovery.use((recovery) => recovery.sendActivationEmail(identityId, options)).pipe(
      Effect.mapBoth({ onFailure: ofMail, onSuccess: () => true })
    )
  )

// Tries the newest email first. If no email matches, returns the problem of the newest one.
const verify = (
  code: Redacted.Redacted,
  [stateToken, ...earlier]: Due["stateTokens"]
): Effect.Effect<LoginState, Problem.Problem, Verification> => {
  if (stateToken === undefined) return Effect.fail(Problem.make("codeExpired", { retryable: false }))
  const newest = Verification.use((verification) =>
    verification.verify({ _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken }, code)
  ).pipe(Effect.mapError(ofVerify))
  if (earlier.length === 0) return newest
  return Effect.catchIf(newest, isAboutCode, (problem) => Effect.mapError(verify(code, earlier), () => problem))
}

const isAboutCode = ({ code }: Problem.Problem): boolean =>
  code === verificationCodes.invalidVerificationCode || code === verificationCodes.verificationExpired
