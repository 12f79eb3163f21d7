/**
 * How data calls fail (data.md §8).
 *
 * @since 0.1.0
 */
import { upperSnake } from "@portico/contract/Refusal"
import * as Wde from "@portico/contract/Wde"
import {
  type ApplicationError,
  type CallError,
  type Coded,
  type InvalidArgument,
  type InvalidClient,
  type RateLimited,
  SystemError,
  type TokenUnavailable,
  type Unreachable,
  type Unreadable
} from "../transport/Failure.ts"

type WithKind<E> = E & { readonly kind: Wde.Kind }

/**
 * How a data call can fail. Every error has a `kind`: the call can be mended, or nothing in it was at fault.
 *
 * Any code of the catalogue may be the provider's answer; each method says which ones it finds itself, before anything
 * is sent. A refusal with a code that is not in the catalogue is an `ApplicationError`, a refusal that lists fields an
 * `InvalidArgument`. `WDE0055` is an answer that could not be read, `WDE0053` everything else: its `cause` is
 * `RateLimited`, `SystemError` or `Unreachable`.
 */
export type DataError =
  | Wde.Wde
  | WithKind<ApplicationError>
  | WithKind<InvalidArgument>
  | WithKind<InvalidClient>
  | WithKind<TokenUnavailable>

/** What the failure of a call means for data. */
export const failureOf = (error: CallError): DataError => {
  switch (error._tag) {
    case "TooLarge":
      return Wde.make("WDE0109", {}, { cause: error })
    case "Unreadable":
      return Wde.make("WDE0055", { description: unreadableText(error) }, { cause: error })
    case "InvalidArgument":
    case "InvalidClient":
      return withKind(error, "WD_VALIDATION_ERROR")
    case "TokenUnavailable":
      return withKind(error, "WD_UNKNOWN_ERROR")
    case "RateLimited":
      return Wde.isCode(error.code) ? answered(error.code, error) : unknown(error)
    case "ApplicationError":
      if (Wde.isCode(error.code)) return answered(error.code, error)
      if (isBare(error)) return unknown(systemErrorOf(error))
      return withKind(error, error.status < 500 ? "WD_VALIDATION_ERROR" : "WD_UNKNOWN_ERROR")
    default:
      return unknown(error)
  }
}

const unknown = (cause: RateLimited | SystemError | Unreachable): DataError =>
  Wde.make("WDE0053", { description: cause.message }, { cause })

const answered = (code: Wde.Code, error: ApplicationError | RateLimited): DataError => {
  const { description } = error
  const cause = code === "WDE0053" && error._tag === "ApplicationError" ? systemErrorOf(error) : error
  // The provider answers a text, not the values of ours.
  return Wde.make(code, { description } as Wde.Params<Wde.Code>, { cause, description })
}

const systemErrorOf = ({ requestId, status, statusText }: ApplicationError): SystemError =>
  new SystemError({ requestId, status, statusText, retryAfter: undefined })

// Its cause is the place and what was expected there.
const unreadableText = ({ cause, message, requestId }: Unreadable): string =>
  typeof cause === "string" ? `${cause}, request-id: ${requestId ?? "unknown"}` : message

// The transport gives a refusal without details the code of its status.
const isBare = ({ code, data, statusText }: Coded): boolean => data === undefined && code === upperSnake(statusText)

const withKind = <E extends object>(error: E, kind: Wde.Kind): WithKind<E> => Object.assign(error, { kind })
