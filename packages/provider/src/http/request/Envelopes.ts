/**
 * Answers as they travel: JSON under the headers that every answer has, and the three envelopes of a refusal.
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
import { isOverload, type Refusal } from "../../engine/value/Refusal.ts"

/** A JSON answer. */
export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    statusText: status === 200 ? "OK" : statusPhrase(status),
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers }
  })

/** The envelope of a refusal. */
export const refusal = (error: Refusal, headers: Readonly<Record<string, string>> = {}): Response => {
  if (error._tag === "ValidationError") {
    return json(
      {
        message: violationsText(error.violations),
        // The hosted provider's client reads the data of every violation of a registration, and falls over without.
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
  // Clients repeat reads after a system error, and never after an application error.
  if (isOverload(error)) return json({ message: description } satisfies SystemEnvelope, status, sent)
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

// A refused grant also reads as RFC 6749 §5.2 has it.
const oauthError = ({ code, description }: Extract<Refusal, { readonly _tag: "ApplicationError" }>) =>
  oauthCode.test(code) ? { error: code, error_description: description } : {}

const oauthCode = /^(invalid_(request|client|grant|scope)|unauthorized_client|unsupported_grant_type)$/

/** The envelope of a failure that is nobody's but ours. What went wrong stays inside. */
export const systemError = (
  requestId: string,
  status = 500,
  headers: Readonly<Record<string, string>> = {}
): Response =>
  json(
    { message: systemErrorText(requestId) } satisfies SystemEnvelope,
    status,
    // A store that failed is opened again within about a second.
    status === 503 ? { [header.retryAfter]: "1", ...headers } : headers
  )

/** Puts the headers on that every answer has: the request id under both names, and the provider's time. */
export const stamp = (response: Response, requestId: string, now: number): Response => {
  response.headers.set(header.requestId, requestId)
  response.headers.set(header.tokenRequestId, requestId)
  response.headers.set(header.date, new Date(now).toUTCString())
  response.headers.set("x-content-type-options", "nosniff")
  return response
}
