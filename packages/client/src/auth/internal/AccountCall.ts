/**
 * Calls of the account extension and their errors. The codes are in `@portico/contract/auth/Account`.
 *
 * @since 0.1.0
 */
import type { Call, RequestOf, ResponseOf } from "@portico/contract/Call"
import { type FactorErrorCode, factorCodes } from "@portico/contract/LoginFailure"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { Tokens } from "../../session/Tokens.ts"
import type { CallError } from "../../transport/Failure.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { refusalOf, type RefusedWith } from "./AccountRefused.ts"
import { FactorRefused } from "./StepRefused.ts"
import { NotSignedIn } from "./NotSignedIn.ts"
import { isRefusal } from "./AccountProof.ts"

export { refusing, ReverificationRequired, requiringProof } from "./AccountProof.ts"

/**
 * The provider does not have the account extension. No later attempt succeeds. Without a status, the client's setting
 * `accountExtension` is `false`, and nothing was sent.
 */
export class NotSupported extends Data.TaggedError("NotSupported")<{ readonly status?: number }> {
  override get message(): string {
    return "The provider does not support this change of the account."
  }
}

/** The session token is unknown, used or expired, or it is that of another member. */
export class ReverificationFailed extends Data.TaggedError("ReverificationFailed")<
  RefusedWith<"reverificationFailed">
> {
  override get message(): string {
    return this.description
  }
}

/** The email address belongs to another member, or is already the member's own. */
export class EmailUnavailable extends Data.TaggedError("EmailUnavailable")<RefusedWith<"emailUnavailable">> {
  override get message(): string {
    return this.description
  }
}

/** The member has no such session, or it has ended. */
export class SessionNotFound extends Data.TaggedError("SessionNotFound")<RefusedWith<"sessionNotFound">> {
  override get message(): string {
    return this.description
  }
}

/** The client does not list the origin of this page, so the page cannot create passkeys. */
export class OriginNotAllowed extends Data.TaggedError("OriginNotAllowed")<RefusedWith<"originNotAllowed">> {
  override get message(): string {
    return this.description
  }
}

/** The errors of every call of the account extension. */
export type AccountCallError = NotSupported | NotSignedIn | CallError

/** Sends a call of the account extension as the member who is signed in, never as a visitor. */
export type AccountCall = <Row extends Call>(
  row: Row,
  payload: RequestOf<Row>
) => Effect.Effect<ResponseOf<Row>, AccountCallError>

/** Creates the function that sends the calls of the extension. Without a member, nothing is sent. */
export const make: Effect.Effect<AccountCall, never, Settings | Tokens | Transport> = Effect.gen(function* () {
  const { accountExtension } = yield* Settings
  const tokens = yield* Tokens
  const transport = yield* Transport
  return (row, payload) =>
    Effect.flatMap(tokens.role, (role) => {
      if (role !== "member") return Effect.fail(new NotSignedIn())
      if (!accountExtension) return Effect.fail(new NotSupported({}))
      return transport.call(row, payload, { purpose: "write" }).pipe(
        Effect.mapError(ofCall),
        Effect.catchIf(
          (error) => error._tag === "TokenUnavailable",
          // The refresh of the token reports that the session has ended.
          (error) => Effect.flatMap(tokens.role, (role) => Effect.fail(role === "member" ? error : new NotSignedIn()))
        )
      )
    })
})

/** Maps refusals of factors to `FactorRefused`. */
export const refusingFactor = <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E | FactorRefused, R> =>
  Effect.mapError(call, (error): E | FactorRefused => {
    const refusal = isRefusal(error) ? refusalOf<FactorErrorCode>(error, factorCodes) : undefined
    return refusal === undefined ? error : new FactorRefused(refusal)
  })

// A provider without the extension has no such path. The extension itself never responds with these statuses.
const missing: ReadonlySet<unknown> = new Set([404, 405, 501])

const ofCall = (error: CallError): AccountCallError => {
  if (error._tag === "InvalidClient") return error
  if ("status" in error && error.status !== undefined && missing.has(error.status)) {
    return new NotSupported({ status: error.status })
  }
  return error._tag === "ApplicationError" && error.code === "UNAUTHENTICATED" ? new NotSignedIn() : error
}
