/**
 * Verification of an email address, with the code of an email and the state token of the login that requires it
 * (auth.md §4).
 *
 * @since 0.1.0
 */
import { startVerification } from "@portico/contract/codecs/auth/OptionalCalls"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import type { CallError } from "../transport/Failure.ts"
import { Transport } from "../transport/Transport.ts"
import { type EmailVerificationRequired, type LoginState, unknown } from "./LoginState.ts"
import { withOutcome } from "./internal/Outcome.ts"
import { type VerifyError, verifying } from "./internal/Verifying.ts"

export { AccountRefused, VerificationRefused } from "./internal/AccountRefused.ts"
export { fromText, toText } from "./internal/PendingVerification.ts"
export { MissingVerificationCode, type VerifyError, verifying } from "./internal/Verifying.ts"

/** The errors of starting a verification. */
export type StartError = CallError

/** A state whose tag is only known at run time, such as a login state or a state of a machine. */
export interface SomeState {
  readonly _tag: string
  readonly stateToken?: Redacted.Redacted
}

/** The operations of `Verification`. */
export interface VerificationShape {
  /**
   * Verifies an email address with the code of its email. The type accepts only the state EMAIL_VERIFICATION_REQUIRED.
   * An empty code fails with `MissingVerificationCode`, and nothing is sent. A code that the provider refuses fails
   * with `VerificationRefused` (auth.md §4).
   *
   * **Example** (After a login that requires it)
   *
   * ```ts
   * import { Members } from "@portico/client/auth/Members"
   * import { Verification } from "@portico/client/auth/Verification"
   * import * as Effect from "effect/Effect"
   * import * as Redacted from "effect/Redacted"
   *
   * const program = Effect.gen(function* () {
   *   const members = yield* Members
   *   const verification = yield* Verification
   *   const state = yield* members.login({ email: "ada@example.com", password: Redacted.make("secret") })
   *   return state._tag === "EMAIL_VERIFICATION_REQUIRED"
   *     ? yield* verification.verify(state, Redacted.make("123456"))
   *     : state
   * })
   * ```
   */
  readonly verify: (
    state: Pick<EmailVerificationRequired, "_tag" | "stateToken">,
    code: Redacted.Redacted
  ) => Effect.Effect<LoginState, VerifyError>
  /**
   * Verifies like `verify`, from a state whose tag is only known at run time. From any state other than
   * EMAIL_VERIFICATION_REQUIRED the result is FAILURE `Unknown _state`, and nothing is sent.
   */
  readonly attempt: (state: SomeState, code: Redacted.Redacted) => Effect.Effect<LoginState, VerifyError>
  /** Sends a code by email to the identity `identityId`, by default to the member who is signed in. */
  readonly start: (options?: {
    readonly identityId?: string
    readonly target?: "EMAIL"
  }) => Effect.Effect<{ readonly verificationId: string | undefined }, StartError>
}

/** Verifies addresses. */
export class Verification extends Context.Service<Verification, VerificationShape>()(
  "@portico/client/auth/Verification"
) {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const verify = verifying(transport)

  const attempt: VerificationShape["attempt"] = ({ _tag, stateToken }, code) =>
    _tag === "EMAIL_VERIFICATION_REQUIRED" && stateToken !== undefined
      ? verify({ _tag, stateToken }, code)
      : Effect.succeed(unknown)

  const start = Span.fn("Verification.start")(
    (options: Parameters<VerificationShape["start"]>[0] = {}) => transport.call(startVerification, options),
    Effect.map(({ verificationId }) => ({ verificationId })),
    withOutcome
  )

  return { attempt, start, verify } satisfies VerificationShape
})

/** `Verification` over the transport. */
export const layer: Layer.Layer<Verification, never, Transport> = Layer.effect(Verification, make)
