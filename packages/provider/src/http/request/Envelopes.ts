/**
 * HTTP responses: JSON bodies, the three error envelopes, and the headers that every response has.
 *
 * @since 0.1.0
 */
import {
  type ApplicationEnvelope,
  header,
  statusPhrase,
  type SystemEnvelope,
  systemErrorText,
  type ValidationEnvelope,
  violationsText
} from "@portico/contract/Refusal"
import * as Effect from "effect/Effect"
import * as Deadline from "../../engine/limits/Deadline.ts"
import * as Slices from "../../engine/limits/Slices.ts"
import { isUnavailable, type Refusal } from "../../engine/value/Refusal.ts"
import * as JsonText from "./JsonText.ts"

/** Creates a JSON response that must not be cached. */
export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  ofText(JSON.stringify(value), status, headers)

const ofText = (text: string, status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(text, {
    status,
    statusText: status === 200 ? "OK" : statusPhrase(status),
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers }
  })

/** Creates the JSON response to a call that may return many items. Long lists are encoded in slices. */
export const page = (value: unknown): Effect.Effect<Response> =>
  Effect.map(Effect.orDie(Slices.run(() => JsonText.encode(value), Deadline.never)), (text) => ofText(text, 200, {}))

/** Creates the response to a refused call: a validation, application or system error envelope. */
export const refusal = (error: Refusal, headers: Readonly<Record<string, string>> = {}): Response => {
  if (error._tag === "ValidationError") {
    return json(
      {
        message: violationsText(error.violations),
        // The hosted provider's client reads `data` of every violation of a registration, and crashes if it is missing.
        details: {
          validationError: {
            fieldViolations: error.violations.map(({ data = {}, ...violation }) => ({ ...violation, data }))
          }
        }
      } satisfies ValidationEnvelope,
      400,
      headers
    )
  }
  const { code, data, description, retryAfter, status } = error
  const sent = retryAfter === undefined ? headers : { [header.retryAfter]: String(retryAfter), ...headers }
  // Clients retry reads after a system error, but never after an application error.
  if (isUnavailable(error)) return json({ message: description } satisfies SystemEnvelope, status, sent)
  return json(
    {
      message: description,
      details: { applicationError: { code, description, ...(data === undefined ? {} : { data }) } },
      ...oauthError(error)
    } satisfies ApplicationEnvelope,
    status,
    sent
  )
}

// A refused grant also has the error fields of RFC 6749 §5.2.
const oauthError = ({ code, description }: Extract<Refusal, { readonly _tag: "ApplicationError" }>) =>
  oauthCode.test(code) ? { error: code, error_description: description } : {}

const oauthCode = /^(invalid_(request|client|grant|scope)|unauthorized_client|unsupported_grant_type)$/

/** Creates the response to an internal failure. It does not reveal details of the failure. */
export const systemError = (
  requestId: string,
  status = 500,
  headers: Readonly<Record<string, string>> = {}
): Response =>
  json(
    { message: systemErrorText(requestId) } satisfies SystemEnvelope,
    status,
    // A failed store is opened again within about a second.
    status === 503 ? { [header.retryAfter]: "1", ...headers } : headers
  )

/** Adds the headers that every response has: the request id under both names, the provider's time, and `nosniff`. */
export const stamp = (response: Response, requestId: string, now: number): Response => {
  response.headers.set(header.requestId, requestId)
  response.headers.set(header.tokenRequestId, requestId)
  response.headers.set(header.date, new Date(now).toUTCString())
  response.headers.set("x-content-type-options", "nosniff")
  return response
}
