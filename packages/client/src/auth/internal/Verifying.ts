/**
 * Verifies an email address with a code. It is separate from the service `Verification`, because `Members` verifies too.
 *
 * @since 0.1.0
 */
import type { LoginResponse } from "@portico/contract/auth/LoginResult"
import { verify as verifyRow } from "@portico/contract/codecs/auth/OptionalCalls"
import { missingVerificationCode } from "@portico/contract/LoginFailure"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Span from "../../transport/internal/Span.ts"
import type { CallError } from "../../transport/Failure.ts"
import type { TransportShape } from "../../transport/Transport.ts"
import { type EmailVerificationRequired, fromResponse, type LoginState } from "../LoginState.ts"
import { type AccountRefused, ofVerification, type VerificationRefused } from "./AccountRefused.ts"
import { withOutcome } from "./Outcome.ts"

/** The verification code is empty. Nothing was sent. */
export class MissingVerificationCode extends Data.TaggedError("MissingVerificationCode")<{
  readonly errorCode: typeof missingVerificationCode
}> {
  override get message(): string {
    return "The verification code is empty. Pass the code from the email."
  }
}

/** The errors of verifying an email address. */
export type VerifyError = MissingVerificationCode | VerificationRefused | AccountRefused | CallError

/** Verifies an email address with the code of its email. */
export type Verify = (
  state: Pick<EmailVerificationRequired, "_tag" | "stateToken">,
  code: Redacted.Redacted
) => Effect.Effect<LoginState, VerifyError>

/** Creates `Verification.verify` over the given transport. */
export const verifying = (transport: TransportShape): Verify =>
  Span.fn("Verification.verify")(
    ({ stateToken }, code): Effect.Effect<LoginResponse, VerifyError> =>
      isEmpty(code)
        ? Effect.fail(new MissingVerificationCode({ errorCode: missingVerificationCode }))
        : Effect.mapError(transport.call(verifyRow, { code, stateToken }, { purpose: "visitor" }), ofVerification),
    Effect.map(fromResponse),
    withOutcome
  )

// Plain JavaScript may pass a value that is not a string. The schema of the endpoint refuses it.
const isEmpty = (code: Redacted.Redacted<unknown>): boolean => {
  const value = Redacted.value(code)
  return typeof value === "string" && value.trim() === ""
}
