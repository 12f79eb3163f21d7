/**
 * Reading an answer: status 200 by the row's schema, everything else as one of the typed failures (auth.md §8).
 *
 * @since 0.1.0
 */
import {
  ApplicationEnvelope,
  header,
  statusPhrase,
  SystemEnvelope,
  upperSnake,
  ValidationEnvelope
} from "@portico/contract/Refusal"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import {
  ApplicationError,
  type ExchangeError,
  InvalidArgument,
  RateLimited,
  SystemError,
  TooLarge
} from "../Failure.ts"
import type { HttpResponse } from "./Network.ts"

/** An answer as it came. Its text may hold tokens, and an answer is what its span ends with: so it is not for all to see. */
export interface Response extends Pick<HttpResponse, "status" | "header"> {
  readonly statusText: string
  readonly requestId: string | undefined
  readonly text: () => string
}

/** The answer of what came over the network. */
export const receive = ({ header: headerOf, status, statusText, text }: HttpResponse): Response => ({
  status,
  statusText: statusText || statusPhrase(status),
  requestId: headerOf(header.requestId) ?? headerOf(header.tokenRequestId),
  header: headerOf,
  text: () => text
})

/** The JSON of an answer, where it is any. */
export const jsonOf = ({ text }: Response): Option.Option<unknown> => parseJson(text())

const parseJson = Option.liftThrowable((text: string): unknown => JSON.parse(text))

/** When an answer was given, by the provider's clock, in epoch milliseconds. Other origins must be let read it. */
export const dateOf = (answer: Response): number | undefined => {
  const date = Date.parse(answer.header(header.date) ?? "")
  return Number.isNaN(date) ? undefined : date
}

/**
 * Returns the failure that a response other than 200 means. An application error wins over field violations, which are
 * kept on it. `now` is in epoch milliseconds, for responses without a date.
 */
export const refusalOf = (answer: Response, now: number): ExchangeError => {
  const { requestId, status, statusText } = answer
  const json = jsonOf(answer)
  const answered = { status, statusText, requestId }

  const message = Option.getOrUndefined(asSystem(json))?.message
  const told = Option.getOrUndefined(asApplication(json))?.details.applicationError
  const violations = Option.getOrUndefined(asValidation(json))?.details.validationError.fieldViolations
  const coded = {
    ...answered,
    code: String(told?.code ?? upperSnake(statusText)),
    description: told?.description ?? message ?? statusText,
    // An application error has data, if only none: that tells it from a refusal without details.
    data: told && (told.data ?? {}),
    ...(violations === undefined ? {} : { violations })
  }
  const retryAfter = secondsOf(answer.header(header.retryAfter), dateOf(answer) ?? now)

  if (status === 413) return new TooLarge(told === undefined ? answered : coded)
  if (status === 429) return new RateLimited({ ...coded, retryAfter })
  if (told !== undefined) return new ApplicationError(coded)
  if (violations !== undefined) return new InvalidArgument({ ...answered, violations })
  return status >= 400 && status < 500 ? new ApplicationError(coded) : new SystemError({ ...answered, retryAfter })
}

const asApplication = Option.flatMap(Schema.decodeUnknownOption(ApplicationEnvelope))
const asValidation = Option.flatMap(Schema.decodeUnknownOption(ValidationEnvelope))
const asSystem = Option.flatMap(Schema.decodeUnknownOption(SystemEnvelope))

// Seconds, or a date (RFC 9110 §10.2.3).
const secondsOf = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined) return undefined
  const seconds = /^\s*\d+\s*$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}
