/**
 * The three envelopes of a refused call (auth.md §8, data.md §8). Only status 200 is success. Every other response is a
 * validation error, an application error or, if it is neither, a system error.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "./internal/Lenient.ts"

/** One field that the provider did not accept. */
export const FieldViolation = Schema.Struct({
  field: Lenient.orElse(Schema.String, ""),
  description: Lenient.orElse(Schema.String, ""),
  violatedRule: Lenient.readable(Schema.String),
  ruleName: Lenient.readable(Schema.String),
  /** The details of the violated rule. At registration, `data.type` "EMAIL" means that the address cannot be used. */
  data: Lenient.readable(Schema.Record(Schema.String, Schema.Unknown))
})
export interface FieldViolation extends Schema.Schema.Type<typeof FieldViolation> {}

/**
 * The `ruleName` of a violation by a common password. Its `violatedRule` is `OTHER`, because the specification has no
 * rule for weak passwords.
 */
export const commonPasswordRule = "COMMON_PASSWORD"

/** The envelope of a validation error: the provider did not accept the call's fields (status 400). */
export const ValidationEnvelope = Schema.Struct({
  message: Lenient.readable(Schema.String),
  details: Schema.Struct({
    validationError: Schema.Struct({
      fieldViolations: Lenient.orElse(Schema.Array(FieldViolation), [])
    })
  })
})
export interface ValidationEnvelope extends Schema.Schema.Type<typeof ValidationEnvelope> {}

/** The envelope of an application error: the call was understood and refused, with a code as a string or a number. */
export const ApplicationEnvelope = Schema.Struct({
  message: Lenient.readable(Schema.String),
  details: Schema.Struct({
    applicationError: Schema.Struct({
      code: Lenient.readable(Schema.Union([Schema.String, Schema.Finite])),
      description: Lenient.readable(Schema.String),
      data: Lenient.optional(Schema.Unknown)
    })
  })
})
export interface ApplicationEnvelope extends Schema.Schema.Type<typeof ApplicationEnvelope> {}

/** The envelope of a system error, which is any other failure. The request id in the headers identifies it. */
export const SystemEnvelope = Schema.Struct({
  message: Lenient.readable(Schema.String)
})
export interface SystemEnvelope extends Schema.Schema.Type<typeof SystemEnvelope> {}

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
