/**
 * How data calls fail (data.md §8).
 *
 * @since 0.1.0
 */
import { upperSnake } from "@portico/contract/Refusal"
import * as Wde from "@portico/contract/Wde"
import {
  ApplicationError,
  type CallError,
  type Coded,
  type InvalidArgument,
  type InvalidClient,
  type RateLimited,
  SystemError,
  type TokenUnavailable,
  type Unreachable,
  type Unreadable
} from "../../transport/Failure.ts"

export type { Code } from "./internal/Problem.ts"

type WithKind<E> = E & { readonly kind: Wde.Kind }

/**
 * How a data call can fail. Every error has a `kind`: the call can be mended, or nothing in it was at fault.
 *
 * Any code of the catalogue may be the provider's answer; each method says which ones it finds itself, before anything
 * is sent. A refusal with a code that is not in the catalogue is an `ApplicationError`, a refusal that lists fields an
 * `InvalidArgument`. `WDE0055` is an answer that could not be read, `WDE0053` everything else: its `cause` is
 * `RateLimited`, `SystemError` or `Unreachable`.
 *
 * A refusal with status 429 keeps the provider's code, and its `cause` is `RateLimited`.
 */
export type DataError =
  | Wde.Wde
  | WithKind<Refused>
  | WithKind<InvalidArgument>
  | WithKind<InvalidClient>
  | WithKind<TokenUnavailable>

/** A refusal with a code that is not in the catalogue. */
type Refused = ApplicationError & {
  /** The refusal for too many requests, with its `retryAfter` in seconds, if the status was 429. */
  readonly cause?: RateLimited
}

/** The item that a call names by its id. */
export interface Named {
  readonly collection: string
  readonly itemId: string
}

/** Translates the failure of a call for one item. WDE0073 and WDE0074 carry the item that the call named. */
export const failureOfItem =
  (item: Named) =>
  (error: CallError): DataError =>
    translate(error, item)

/** Translates the failure of a call to an error of data calls (data.md §8). */
export const failureOf = (error: CallError): DataError => translate(error, undefined)

const translate = (error: CallError, item: Named | undefined): DataError => {
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
      if (Wde.isCode(error.code)) return answered(error.code, error, item)
      return error.data === undefined || isStatus(error) ? unknown(error) : limited(error)
    case "ApplicationError":
      if (Wde.isCode(error.code)) return answered(error.code, error, item)
      if (isBare(error)) return unknown(systemErrorOf(error))
      return withKind(error as Refused, error.status < 500 ? "WD_VALIDATION_ERROR" : "WD_UNKNOWN_ERROR")
    default:
      return unknown(error)
  }
}

const unknown = (cause: RateLimited | SystemError | Unreachable): DataError =>
  Wde.make("WDE0053", { description: cause.message }, { cause })

const answered = (code: Wde.Code, error: ApplicationError | RateLimited, item: Named | undefined): DataError => {
  const { description } = error
  const cause = code === "WDE0053" && error._tag === "ApplicationError" ? systemErrorOf(error) : error
  return Wde.answered(code, paramsOf(code, description, item), { cause, description })
}

// The provider sends a sentence, not the values of this catalogue's messages.
const paramsOf = (code: Wde.Code, description: string, item: Named | undefined): Partial<Wde.Params<Wde.Code>> => {
  switch (code) {
    case "WDE0053":
    case "WDE0055":
    case "WDE0078":
      return { description }
    case "WDE0073":
    case "WDE0074":
      return { ...item }
    default:
      return {}
  }
}

// A code outside the catalogue stays the error's code; the cause says that waiting helps.
const limited = (cause: RateLimited): DataError => {
  const { code, data, description, requestId, status, statusText } = cause
  const error = new ApplicationError({ code, data, description, requestId, status, statusText })
  return Object.assign(error, { kind: "WD_UNKNOWN_ERROR", cause } as const)
}

const systemErrorOf = ({ requestId, status, statusText }: ApplicationError): SystemError =>
  new SystemError({ requestId, status, statusText, retryAfter: undefined })

// Its cause is the place and what was expected there.
const unreadableText = ({ cause, message, requestId }: Unreadable): string =>
  typeof cause === "string" ? `${cause}, request-id: ${requestId ?? "unknown"}` : message

// The transport gives a refusal without details the code of its status.
const isBare = (error: Coded): boolean => error.data === undefined && isStatus(error)

const isStatus = ({ code, statusText }: Coded): boolean => code === upperSnake(statusText)

const withKind = <E extends object>(error: E, kind: Wde.Kind): WithKind<E> => Object.assign(error, { kind })
