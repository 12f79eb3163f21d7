/**
 * The refusal of an account change without a valid proof. It is separate from the calls of the account extension, because
 * every page with `Passwords` loads it.
 *
 * @since 0.1.0
 */
import { type AccountChangeErrorCode, accountChangeCodes } from "@portico/contract/LoginFailure"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { ApplicationError, RateLimited } from "../../transport/Failure.ts"
import { refusalOf, type RefusedWith } from "./AccountRefused.ts"

/** The member must authenticate again. Pass the session token of a new login to `Account.reverify`, then try again. */
export class ReverificationRequired extends Data.TaggedError("ReverificationRequired")<
  RefusedWith<"reverificationRequired">
> {
  override get message(): string {
    return this.description
  }
}

/** Maps refusals with one code to their own error. */
export const refusing =
  <ErrorCode extends AccountChangeErrorCode, Refused>(
    errorCode: ErrorCode,
    Refused: new (refusal: RefusedWith<ErrorCode>) => Refused
  ) =>
  <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E | Refused, R> =>
    Effect.mapError(call, (error): E | Refused => {
      if (!isRefusal(error) || error.code !== accountChangeCodes[errorCode]) return error
      const refusal = refusalOf<AccountChangeErrorCode>(error, accountChangeCodes)
      return refusal === undefined ? error : new Refused({ ...refusal, errorCode })
    })

/** Maps refusals of calls without a valid proof to `ReverificationRequired`. */
export const requiringProof: <A, E, R>(
  call: Effect.Effect<A, E, R>
) => Effect.Effect<A, E | ReverificationRequired, R> = refusing("reverificationRequired", ReverificationRequired)

/** Checks whether an error is a response of the provider with an error code. */
export const isRefusal = (error: unknown): error is ApplicationError | RateLimited =>
  error instanceof ApplicationError || error instanceof RateLimited
