/**
 * Verification of an address: the code of a mail together with the state token of the login that asked for it
 * (auth.md §4).
 *
 * @since 0.1.0
 */
import { startVerification, verify as verifyRow } from "@portico/contract/auth/Endpoints"
import { Secret } from "@portico/contract/Secret"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { CallError } from "../transport/Failure.ts"
import { Transport, type TransportShape } from "../transport/Transport.ts"
import { type EmailVerificationRequired, fromAnswer, type LoginState, unknown } from "./LoginState.ts"
import { noted } from "./Outcome.ts"

/** What can go wrong verifying an address: a wrong code, an expired token, and whatever keeps a call from its answer. */
export type VerifyError = CallError

/** What can go wrong starting a verification. */
export type StartError = CallError

/** A state whose kind is only known while the program runs: one of a login, or any of a machine's. */
export interface SomeState {
  readonly _tag: string
  readonly stateToken?: Redacted.Redacted
}

/** The operations of `Verification`. */
export interface VerificationShape {
  /**
   * Verifies an address with the code of its mail. There is no other state to do it from, which the compiler checks.
   *
   * **Example** (From a login that asks for it)
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
   * The same from a state that the compiler does not know. From any other than EMAIL_VERIFICATION_REQUIRED it is FAILURE
   * `Unknown _state`, and nothing is sent.
   */
  readonly attempt: (state: SomeState, code: Redacted.Redacted) => Effect.Effect<LoginState, VerifyError>
  /** Mails a code to an identity: that of `identityId`, or the member who is signed in. */
  readonly start: (options?: {
    readonly identityId?: string
    readonly target?: "EMAIL"
  }) => Effect.Effect<{ readonly verificationId: string | undefined }, StartError>
}

/** Verifies addresses. */
export class Verification
  extends /*#__PURE__*/ Context.Service<Verification, VerificationShape>()("@portico/client/auth/Verification") {}

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
    noted
  )

  return { attempt, start, verify } satisfies VerificationShape
})

/** `Verification` over the transport. */
export const layer: Layer.Layer<Verification, never, Transport> = /*#__PURE__*/ Layer.effect(Verification, make)

/** `Verification.verify` over a transport of one's own. */
export const verifying = (transport: TransportShape): VerificationShape["verify"] =>
  Effect.fn("Verification.verify")(
    ({ stateToken }, code) => transport.call(verifyRow, { code, stateToken }, { need: "visitor" }),
    Effect.map(fromAnswer),
    noted
  )

/** Writes down a verification that is due, so that it outlives a page. The text holds its state token. */
export const toText = ({ _tag, stateToken }: Pick<EmailVerificationRequired, "_tag" | "stateToken">): string =>
  Schema.encodeSync(Due)({ _tag, stateToken })

/** Reads what `toText` wrote. None where it is something else. */
export const fromText = (text: string): Option.Option<EmailVerificationRequired> => Schema.decodeOption(Due)(text)

const Due = /*#__PURE__*/ Schema.fromJsonString(
  /*#__PURE__*/ Schema.TaggedStruct("EMAIL_VERIFICATION_REQUIRED", { stateToken: Secret })
)
