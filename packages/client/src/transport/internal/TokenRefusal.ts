/**
 * Classifies refusals of the token endpoint. A firewall, a captive portal or a provider with an outage may refuse too,
 * so only a refusal that the protocol defines may end a session (auth.md §7, RFC 6749 §5.2).
 *
 * @since 0.1.0
 */
import { endsSession, isUnavailable } from "@portico/contract/Refusal"
import * as Option from "effect/Option"
import { type Response, refusalOf } from "./Response.ts"
import { ApplicationError, type ExchangeError, type TokenFailure } from "../Failure.ts"

/**
 * Returns the failure for a response of the token endpoint whose status is not 200. An OAuth error becomes the `data`
 * of an `ApplicationError`. Its `code` is derived from the status, as for any refusal without details (auth.md §8).
 * `now` is in milliseconds since the epoch.
 */
export const tokenRefusalOf = (response: Response, now: number): ExchangeError => {
  const error = refusalOf(response, now)
  if (error._tag !== "ApplicationError" || error.data !== undefined) return error
  const { code, description, requestId, status, statusText } = error
  const json = Option.getOrUndefined(response.body.json())
  if (json === undefined) {
    return new ApplicationError({ code, data: undefined, description, requestId, status, statusText, isJson: false })
  }
  const { error: oauthError, error_description: sentence } = Object(json)
  if (typeof oauthError !== "string" || oauthError === "") return error
  return new ApplicationError({
    status,
    statusText,
    requestId,
    code,
    description: typeof sentence === "string" ? sentence : description,
    data: { error: oauthError }
  })
}

/** Returns the reason of a refusal: the OAuth error, otherwise the provider's own code. */
export const reasonOf = ({ code, data }: ApplicationError): string => {
  const { error } = Object(data)
  return typeof error === "string" ? error : code
}

/**
 * Classifies a failed refresh. `final`: the provider ended the session. `ambiguous`: the provider refused with JSON that
 * has no reason to end the session, so the session ends only if such refusals repeat for minutes. `transient`:
 * everything else.
 */
export const classifyRefreshError = (error: ExchangeError | TokenFailure): "final" | "ambiguous" | "transient" => {
  if (error._tag !== "ApplicationError" && error._tag !== "InvalidArgument") return "transient"
  if (![400, 401, 403].includes(error.status ?? 0)) return "transient"
  if (error._tag === "InvalidArgument") return "ambiguous"
  if (error.data === undefined) return error.isJson === false ? "transient" : "ambiguous"
  const reason = reasonOf(error)
  if (endsSession(reason)) return "final"
  return isUnavailable(reason) ? "transient" : "ambiguous"
}

/** Returns the error code of a `WWW-Authenticate: Bearer` challenge (RFC 6750 §3), if the header has one. */
export const bearerErrorOf = (header: string | null | undefined): string | undefined =>
  // Quoted strings are skipped as a whole, because a description may contain `error=`.
  /\bbearer\s+(?:[^"]|"(?:[^"\\]|\\.)*")*?\berror="?([\w.-]+)/i.exec(header ?? "")?.[1]

/** Whether the code of a 401 response means that the access token was refused. Other codes concern the call itself. */
export const isTokenRefusal = (code: string): boolean =>
  /^(UNAUTH|INVALID_TOKEN|EXPIRED_TOKEN|TOKEN_EXPIRED)/i.test(code)
