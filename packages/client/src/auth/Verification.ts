/**
 * Verification of an email address, with the code of an email and the state token of the login that requires it
 * (auth.md §4).
 *
 * @since 0.1.0
 */
import { startVerification, verify as verifyRow } from "@portico/contract/codecs/auth/Calls"
import type { LoginResponse } from "@portico/contract/auth/LoginResult"
import * as Codec from "@portico/contract/Codec"
import { missingVerificationCode } from "@portico/contract/LoginFailure"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { CallError } from "../transport/Failure.ts"
import { Transport, type TransportShape } from "../transport/Transport.ts"
import { type AccountRefused, ofVerification, type VerificationRefused } from "./internal/AccountRefused.ts"
import { type EmailVerificationRequired, fromResponse, type LoginState, unknown } from "./LoginState.ts"
import { withOutcome } from "./internal/Outcome.ts"

export { AccountRefused, VerificationRefused } from "./internal/AccountRefused.ts"

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

  const start = Effect.fn("Verification.start")(
    (options: Parameters<VerificationShape["start"]>[0] = {}) => transport.call(startVerification, options),
    Effect.map(({ verificationId }) => ({ verificationId })),
    withOutcome
  )

  return { attempt, start, verify } satisfies VerificationShape
})

/** `Verification` over the transport. */
export const layer: Layer.Layer<Verification, never, Transport> = Layer.effect(Verification, make)

/** Creates `Verification.verify` over the given transport. */
export const verifying = (transport: TransportShape): VerificationShape["verify"] =>
  Effect.fn("Verification.verify")(
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

/** Encodes a pending verification as a string, so that it survives a page load. The string contains the state token. */
export const toText = ({ _tag, stateToken }: Pick<EmailVerificationRequired, "_tag" | "stateToken">): string =>
  stored.print({ _tag, stateToken })

/** Decodes a string from `toText`. Returns `None` for any other string. */
export const fromText = (text: string): Option.Option<EmailVerificationRequired> =>
  Option.fromUndefinedOr(stored.parse(text))

const stored = Codec.stored(
  Codec.struct({ _tag: Codec.literals("EMAIL_VERIFICATION_REQUIRED"), stateToken: Codec.secret })
)
