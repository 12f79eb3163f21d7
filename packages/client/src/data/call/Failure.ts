/**
 * Errors of data calls (data.md §8).
 *
 * @since 0.1.0
 */
import type { DataCall } from "@portico/contract/Call"
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

import type { Code } from "./internal/Problem.ts"

export type { Code } from "./internal/Problem.ts"

type WithKind<E> = E & { readonly kind: Wde.Kind }

/**
 * Any error of a data call. Every error has a `kind`: `WD_VALIDATION_ERROR` if the caller can fix the call,
 * `WD_UNKNOWN_ERROR` if the call is not at fault.
 *
 * The error type of each method is narrower: the codes of the problems that the method finds before it sends a request,
 * and `ErrorOf` of its endpoint. Use `DataError` for code that handles the errors of all calls.
 *
 * A refusal with a code that the call cannot have is an `ApplicationError`. A refusal that lists fields is an
 * `InvalidArgument`. `WDE0055` is a response that could not be read. `WDE0053` is any other failure; its `cause` is
 * `RateLimited`, `SystemError` or `Unreachable`.
 *
 * A refusal with status 429 has the provider's code, and its `cause` is `RateLimited`.
 */
export type DataError = Wde.Wde | RequestError

/** The errors of every request, whatever its endpoint. */
export type RequestError =
  | Wde.Found<Always>
  | WithKind<Refused>
  | WithKind<InvalidArgument>
  | WithKind<InvalidClient>
  | WithKind<TokenUnavailable>

/** The codes of a response that every call can have. */
type Always = "WDE0053" | "WDE0055" | "WDE0109"

/** The codes that a response of an endpoint can have. */
type ResponseCode<Row extends DataRow> = Row["codes"][number][number]

/**
 * The errors of a call: the codes that the contract lists for the response of its endpoint, the codes `Found` of
 * problems that are found before the request is sent, and the errors of every request.
 */
export type ErrorOf<Row extends DataRow, Found extends Code = never> =
  | Wde.Wde<ResponseCode<Row>>
  | Wde.Found<Exclude<Found, ResponseCode<Row>>>
  | RequestError

/** A refusal with a code that is not in the catalog, or that the call cannot have. */
type Refused = ApplicationError & {
  /** The rate limit error, with its `retryAfter` in seconds, if the status was 429. */
  readonly cause?: RateLimited
}

/** The item that a call identifies by its id. */
export interface Named {
  readonly collection: string
  readonly itemId: string
}

/**
 * Returns a function that converts the failure of a request to the errors of its endpoint (data.md §8). For a call for
 * one item, WDE0073 and WDE0074 include the collection and the item id of the call.
 */
export const failureOfCall =
  <Row extends DataRow>(row: Row, item?: Named) =>
  (error: CallError): ErrorOf<Row> =>
    // `translate` returns only the codes of the row.
    translate(error, item, row.codes)

/** Converts the failure of a request to an error of data calls, with any code of the catalog (data.md §8). */
export const failureOf = (error: CallError): DataError => translate(error)

type DataRow = Pick<DataCall, "codes">

const translate = (error: CallError, item?: Named, codes?: DataCall["codes"]): DataError => {
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
      if (isExpected(error.code, codes)) return fromResponse(error.code, error, item)
      return error.data === undefined || isStatus(error) ? unknown(error) : limited(error)
    case "ApplicationError":
      if (isExpected(error.code, codes)) return fromResponse(error.code, error, item)
      if (isBare(error)) return unknown(systemErrorOf(error))
      return withKind(error as Refused, kindOf(error))
    default:
      return unknown(error)
  }
}

const always: ReadonlyArray<Wde.Code> = ["WDE0053", "WDE0055", "WDE0109"] satisfies ReadonlyArray<Always>

const isExpected = (code: string, codes: DataCall["codes"] | undefined): code is Wde.Code =>
  Wde.isCode(code) && (codes === undefined || always.includes(code) || codes.some((group) => group.includes(code)))

const kindOf = ({ code, status }: ApplicationError): Wde.Kind =>
  Wde.isCode(code) ? Wde.catalog[code].kind : status < 500 ? "WD_VALIDATION_ERROR" : "WD_UNKNOWN_ERROR"

const unknown = (cause: RateLimited | SystemError | Unreachable): DataError =>
  Wde.make("WDE0053", { description: cause.message }, { cause })

const fromResponse = (code: Wde.Code, error: ApplicationError | RateLimited, item: Named | undefined): DataError => {
  const { description } = error
  const cause = code === "WDE0053" && error._tag === "ApplicationError" ? systemErrorOf(error) : error
  return Wde.fromResponse(code, paramsOf(code, description, item), { cause, description })
}

// The provider sends a finished sentence, not the parameters of this catalog's messages.
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

// The error keeps its code, which is not in the catalog. The cause shows that a later retry can succeed.
const limited = (cause: RateLimited): DataError => {
  const { code, data, description, requestId, status, statusText } = cause
  const error = new ApplicationError({ code, data, description, requestId, status, statusText })
  return Object.assign(error, { kind: "WD_UNKNOWN_ERROR", cause } as const)
}

const systemErrorOf = ({ requestId, status, statusText }: ApplicationError): SystemError =>
  new SystemError({ requestId, status, statusText, retryAfter: undefined })

// If the cause is a string, it contains the path and what was expected there, which is more specific than the message.
const unreadableText = ({ cause, message, requestId }: Unreadable): string =>
  typeof cause === "string" ? `${cause}, request-id: ${requestId ?? "unknown"}` : message

// If a refusal has no details, the transport derives its code from the status.
const isBare = (error: Coded): boolean => error.data === undefined && isStatus(error)

const isStatus = ({ code, statusText }: Coded): boolean => code === upperSnake(statusText)

const withKind = <E extends object>(error: E, kind: Wde.Kind): WithKind<E> => Object.assign(error, { kind })
