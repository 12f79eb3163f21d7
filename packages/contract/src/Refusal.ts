/**
 * The response of a refused call: its three envelopes, headers, messages and error codes (auth.md §8, data.md §8). Only
 * status 200 is success. Every other response is a validation error, an application error or, if it is neither, a system
 * error.
 *
 * @since 0.1.0
 */

export type {
  ApplicationEnvelope,
  FieldViolation,
  SystemEnvelope,
  ValidationEnvelope
} from "./internal/RefusalSchema.ts"

/**
 * The `ruleName` of a violation by a common password. Its `violatedRule` is `OTHER`, because the specification has no
 * rule for weak passwords.
 */
export const commonPasswordRule = "COMMON_PASSWORD"

/** The response headers that the client reads. The provider sends the request id under both names and exposes all. */
export const header = {
  requestId: "x-wix-request-id",
  tokenRequestId: "x-request-id",
  consistent: "x-wix-consistent",
  retryAfter: "retry-after",
  challenge: "www-authenticate",
  date: "date"
} as const

/** Returns the message of a field violation. */
export const violationText = (violation: { readonly field: string; readonly description: string }): string =>
  `"${violation.field}" ${violation.description}`

/** Returns the message of several violations: `INVALID_ARGUMENT: "field" description, "field" description`. */
export const violationsText = (
  violations: ReadonlyArray<{ readonly field: string; readonly description: string }>
): string => `INVALID_ARGUMENT: ${violations.map(violationText).join(", ")}`

/** Returns the message of a response that is neither a validation error nor an application error. */
export const systemErrorText = (requestId: string | undefined): string =>
  `System error occurred, request-id: ${requestId ?? "unknown"}`

/** Returns the code of a refusal without one: its reason phrase in upper snake case (`NOT_FOUND` for `Not Found`). */
export const upperSnake = (statusText: string): string =>
  (statusText.match(/[A-Z]*[a-z\d]+|[A-Z]+/g) ?? []).join("_").toUpperCase()

/**
 * Returns the standard reason phrase of a 4xx or 5xx status, for protocols that do not send one, such as HTTP/2
 * (RFC 9113 §8.3.2). Returns `UNKNOWN` for a status without a phrase (RFC 9110 §15, IANA registry of status codes).
 */
export const statusPhrase = (status: number): string =>
  (status < 500 ? requestPhrases[status - 400] : serverPhrases[status - 500]) || "UNKNOWN"

// In the order of the statuses, as strings: a table keyed by status makes bundles larger.
const requestPhrases = (
  "Bad Request,Unauthorized,Payment Required,Forbidden,Not Found,Method Not Allowed,Not Acceptable," +
  "Proxy Authentication Required,Request Timeout,Conflict,Gone,Length Required,Precondition Failed,Content Too Large," +
  "URI Too Long,Unsupported Media Type,Range Not Satisfiable,Expectation Failed,I'm a teapot,,,Misdirected Request," +
  "Unprocessable Content,Locked,Failed Dependency,Too Early,Upgrade Required,,Precondition Required,Too Many Requests,," +
  "Request Header Fields Too Large,,,,,,,,,,,,,,,,,,,,Unavailable For Legal Reasons"
).split(",")
const serverPhrases = (
  "Internal Server Error,Not Implemented,Bad Gateway,Service Unavailable,Gateway Timeout,HTTP Version Not Supported," +
  "Variant Also Negotiates,Insufficient Storage,Loop Detected,,Not Extended,Network Authentication Required"
).split(",")

/** The code of an unknown client id, or of client credentials that the provider does not accept (RFC 6749 §5.2). */
export const invalidClient = "invalid_client"

/** The code of a grant that the provider does not accept: unknown, used, expired or revoked. */
export const invalidGrant = "invalid_grant"

/** Checks whether a code means that the provider is temporarily unavailable or limits the rate of requests. */
export const isUnavailable = (code: string): boolean => unavailable.test(code)

/**
 * Checks whether an error code of a token refresh ends the session at once. Every code does, except those of outages and
 * rate limits, `invalid_request`, `invalid_client` and `unauthorized_client`. `invalid_request` and
 * `unauthorized_client` end the session if they repeat for minutes.
 */
export const endsSession = (code: string): boolean => !isUnavailable(code) && !setUp.test(code)

const unavailable =
  /unavailable|server_?error|internal|slow_?down|too_?many|rate_?limit|throttl|quota|exhausted|overload|time_?d?_?out|deadline|maintenance|try_?(again|later)|^WDE00(14|28|53)$/i

const setUp = /^(invalid_request|invalid_client|unauthorized_client)$/i
