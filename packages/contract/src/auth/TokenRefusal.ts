/**
 * Codes by which the token endpoint refuses a grant (auth.md §7, RFC 6749 §5.2): which of them end a session, and which
 * may pass.
 *
 * @since 0.1.0
 */

/** The code of a client id that the provider does not know, or of client credentials that it does not accept. */
export const invalidClient = "invalid_client"

/** The code of a grant that the provider does not accept: unknown, used, expired or revoked. */
export const invalidGrant = "invalid_grant"

/** Whether a code means that the provider is not available for now or limits the rate of requests. */
export const isUnavailable = (code: string): boolean => unavailable.test(code)

/**
 * Whether a code of the token endpoint ends the session that was to be refreshed. A malformed request, an unknown client
 * and a client that may not use the grant are mistakes of the set-up, not of the session.
 */
export const endsSession = (code: string): boolean => !isUnavailable(code) && !setUp.test(code)

const unavailable =
  /unavailable|server_?error|internal|slow_?down|too_?many|rate_?limit|throttl|quota|exhausted|overload|time_?d?_?out|deadline|maintenance|try_?(again|later)|^WDE00(14|28|53)$/i

const setUp = /^(invalid_request|invalid_client|unauthorized_client)$/i
