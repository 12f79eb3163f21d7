/**
 * The code of a mail at work: the call, and the silent login that makes a session of its answer.
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
import { ofMail } from "../../problem/RecoveryProblem.ts"
import { ofStart, ofVerify } from "../../problem/VerificationProblem.ts"
import { follow } from "../entry/follow.ts"
import type { Due, VerificationOutcome } from "./Verification.ts"

/** A code, and what it is to verify. */
export interface CodeEntry {
  readonly code: Redacted.Redacted
  readonly due: Due
  /** Whether the page goes on where only a page of the provider's can make the session. */
  readonly mayLeave: boolean
}

/** Makes the machine of a form that asks for the code of a mail. */
export const verificationMachine = () =>
  submissionMachine<CodeEntry, VerificationOutcome>(({ code, due, mayLeave }, opening) =>
    Effect.flatMap(verify(code, due.stateTokens), (state) =>
      // The code is spent and the address verified: what goes wrong from here on is no reason to do it again.
      Effect.catch(follow(state, due.email, opening, mayLeave), (problem) =>
        Effect.succeed<VerificationOutcome>({ _tag: "Verified", problem })
      )
    )
  )

/** Mails a new code to an identity. The token that goes with it comes back, where the provider gives one. */
export const mailCode = (
  identityId: string
): Effect.Effect<Redacted.Redacted | undefined, Problem.Problem, Verification> =>
  Verification.use((verification) => verification.start({ identityId, target: "EMAIL" })).pipe(
    Effect.mapBoth({
      onFailure: ofStart,
      onSuccess: ({ verificationId }) => (verificationId === undefined ? undefined : Redacted.make(verificationId))
    })
  )

/** Whom a link is mailed to in place of a code. */
export interface LinkRequest {
  readonly identityId: string
  readonly options: MailOptions
}

/** Makes the machine of a button that has a link mailed in place of a code. */
export const linkMachine = () =>
  submissionMachine<LinkRequest, true>(({ identityId, options }) =>
    Recovery.use((recovery) => recovery.sendActivationEmail(identityId, options)).pipe(
      Effect.mapBoth({ onFailure: ofMail, onSuccess: () => true })
    )
  )

// The newest mail first. What is said in the end is about that one.
const verify = (
  code: Redacted.Redacted,
  [stateToken, ...earlier]: Due["stateTokens"]
): Effect.Effect<LoginState, Problem.Problem, Verification> => {
  if (stateToken === undefined) return Effect.fail(Problem.make("verificationOver", { retryable: false }))
  const newest = Verification.use((verification) =>
    verification.verify({ _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken }, code)
  ).pipe(Effect.mapError(ofVerify))
  if (earlier.length === 0) return newest
  return Effect.catchIf(newest, isAboutCode, (problem) => Effect.mapError(verify(code, earlier), () => problem))
}

const isAboutCode = ({ code }: Problem.Problem): boolean =>
  code === verificationCodes.invalidVerificationCode || code === verificationCodes.verificationExpired
