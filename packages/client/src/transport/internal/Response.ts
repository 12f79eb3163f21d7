/**
 * Reads responses, and returns every status other than 200 as one of the typed failures (auth.md §8).
 *
 * @since 0.1.0
 */
import { type Codec, isMismatch } from "@portico/contract/Codec"
import { ApplicationEnvelope, SystemEnvelope, ValidationEnvelope } from "@portico/contract/codecs/Refusal"
import { header, statusPhrase, upperSnake } from "@portico/contract/Refusal"
import * as Option from "effect/Option"
import {
  ApplicationError,
  type ExchangeError,
  InvalidArgument,
  RateLimited,
  SystemError,
  TooLarge
} from "../Failure.ts"
import type { HttpResponse } from "./Network.ts"

/** A response as it was received. */
export interface Response extends HttpResponse {
  readonly statusText: string
  readonly requestId: string | undefined
}

/** Returns the response for an HTTP response, with its request id and a reason phrase. */
export const receive = ({ body, header: headerOf, status, statusText }: HttpResponse): Response => ({
  status,
  statusText: statusText || statusPhrase(status),
  requestId: headerOf(header.requestId) ?? headerOf(header.tokenRequestId),
  header: headerOf,
  body
})

/**
 * Returns the time of a response by the provider's clock, in milliseconds since the epoch. A page of another origin can
 * read it only if the provider exposes the header `Date`.
 */
export const dateOf = (response: Response): number | undefined => {
  const date = Date.parse(response.header(header.date) ?? "")
  return Number.isNaN(date) ? undefined : date
}

/**
 * Returns the failure for a response with a status other than 200. If the response has an application error and field
 * violations, it returns the application error with the violations. `now` is in milliseconds since the epoch, and used
 * for responses without a date.
 */
export const refusalOf = (response: Response, now: number): ExchangeError => {
  const { body, requestId, status, statusText } = response
  const json = Option.getOrUndefined(body.json())
  const common = { status, statusText, requestId }

  const message = ifAny(SystemEnvelope, json)?.message
  const applicationError = ifAny(ApplicationEnvelope, json)?.details.applicationError
  const violations = ifAny(ValidationEnvelope, json)?.details.validationError.fieldViolations
  const coded = {
    ...common,
    code: String(applicationError?.code ?? upperSnake(statusText)),
    description: applicationError?.description ?? message ?? statusText,
    // An application error always has `data`, an empty object if there is none. A refusal without details has no
    // `data`.
    data: applicationError && (applicationError.data ?? {}),
    ...(violations === undefined ? {} : { violations })
  }
  const retryAfter = secondsOf(response.header(header.retryAfter), dateOf(response) ?? now)

  if (status === 413) return new TooLarge(applicationError === undefined ? common : coded)
  if (status === 429) return new RateLimited({ ...coded, retryAfter })
  if (applicationError !== undefined) return new ApplicationError(coded)
  if (violations !== undefined) return new InvalidArgument({ ...common, violations })
  return status >= 400 && status < 500 ? new ApplicationError(coded) : new SystemError({ ...common, retryAfter })
}

const ifAny = <A>(envelope: Codec<A, unknown>, json: unknown): A | undefined => {
  const decoded = envelope.decode(json)
  return isMismatch(decoded) ? undefined : decoded
}

// `Retry-After` is a number of seconds, or a date (RFC 9110 §10.2.3).
const secondsOf = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined) return undefined
  const seconds = /^\s*\d+\s*$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}
