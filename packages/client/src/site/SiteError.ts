/**
 * Errors for plain site code: one class with a `code`, a `kind` and the `details` of the provider's envelopes (auth.md
 * §8, data.md §8).
 *
 * @since 0.1.0
 */
import type { FieldViolation } from "@portico/contract/Refusal"
import type { Kind, Problem } from "@portico/contract/Wde"
import * as Cause from "effect/Cause"
import { hasProperty } from "effect/Predicate"

/** The properties of an error besides its message. */
interface Facts {
  /**
   * The code of the provider or of the catalog, otherwise the name of the error: `WDE0001`, `WDE0027`, `Unreachable`.
   */
  readonly code: string
  /** Whether the caller can fix the call, or the call was not at fault. */
  readonly kind: Kind | undefined
  /** The error code of a refused sign-in call (auth.md §8), such as `factorUnavailable`. */
  readonly errorCode: string | undefined
  readonly details: {
    readonly applicationError?: { readonly code: string; readonly description: string; readonly data?: unknown }
    readonly validationError?: { readonly fieldViolations: ReadonlyArray<FieldViolation> }
  }
  readonly status: number | undefined
  readonly requestId: string | undefined
  /** All problems of the call, if it was not sent. */
  readonly problems: ReadonlyArray<Problem> | undefined
}

/** The error of a call of the site facade. Its `cause` is the error of the service. */
export class SiteError extends Error implements Facts {
  readonly code: string
  readonly kind: Kind | undefined
  readonly errorCode: string | undefined
  readonly details: Facts["details"]
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly problems: ReadonlyArray<Problem> | undefined
  constructor(message: string, cause: unknown, facts: Pick<Facts, "code"> & Partial<Facts>) {
    super(message, { cause })
    this.name = facts.code
    this.code = facts.code
    this.kind = facts.kind
    this.errorCode = facts.errorCode
    this.details = facts.details ?? {}
    this.status = facts.status
    this.requestId = facts.requestId
    this.problems = facts.problems
  }
}

/**
 * Returns the value that a failed call rejects with. An error that site code threw itself (WDE0078) is returned as
 * thrown.
 */
export const rejectionOf = (cause: Cause.Cause<unknown>): unknown => {
  const error = Cause.squash(cause)
  if (!Cause.hasFails(cause) || !(error instanceof Error) || !hasProperty(error, "_tag")) return error
  const refusal = refusalOf(error)
  const thrown = read(refusal, "data")
  if (error._tag === "WDE0078" && typeof thrown === "object" && thrown !== null) {
    const { jsErrorValue, value } = thrown as { readonly jsErrorValue?: unknown; readonly value?: unknown }
    if (typeof jsErrorValue === "object" && jsErrorValue !== null) return Object.assign(new Error(), jsErrorValue)
    if (value) return value
  }

  const ownCode = read(error, "code")
  const code = String(ownCode ?? error._tag)
  // If no token is available, the details are those of the refused token grant.
  const source = error._tag === "TokenUnavailable" ? refusal : error
  const violations = read(source, "violations") as ReadonlyArray<FieldViolation> | undefined
  const fields = violations ?? (read(refusal, "violations") as typeof violations)
  const isApplication = violations === undefined || read(source, "code") !== undefined
  return new SiteError(ownCode === undefined ? messageOf(error) : error.message, error, {
    code,
    kind: read(error, "kind") as Kind | undefined,
    errorCode: read(error, "errorCode") as string | undefined,
    details: {
      ...(isApplication
        ? {
            applicationError: {
              code: (read(source, "code") ?? code) as string,
              description: (read(source, "description") ?? error.message) as string,
              data: thrown
            }
          }
        : {}),
      ...(fields === undefined ? {} : { validationError: { fieldViolations: fields } })
    },
    status: read(refusal, "status") as number | undefined,
    requestId: read(refusal, "requestId") as string | undefined,
    problems: read(error, "problems") as ReadonlyArray<Problem> | undefined
  })
}

/** Returns the message of an error. Errors of data calls have a `kind`, and list their violations one per line. */
const messageOf = (error: Error): string => {
  const violations = read(error, "violations") as ReadonlyArray<FieldViolation> | undefined
  return violations === undefined || read(error, "kind") === undefined
    ? error.message
    : [
        "The provider rejected the request.",
        ...violations.map(({ description, field }) => `${field}: ${description}`)
      ].join("\n")
}

/** Returns the response error behind an error of the catalog. */
const refusalOf = (error: Error): object => (error.cause instanceof Error ? error.cause : error)

const read = (object: object, key: string): unknown => (hasProperty(object, key) ? object[key] : undefined)
