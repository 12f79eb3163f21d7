/**
 * Refusals of calls: by field violations, or with a code (auth.md §8, data.md §8). The HTTP layer converts them to the
 * contract's response format.
 *
 * @since 0.1.0
 */
import { type FieldViolation, statusPhrase, upperSnake } from "@portico/contract/Refusal"
import * as Wde from "@portico/contract/Wde"
import * as Data from "effect/Data"

/** A call that was understood and refused with a code. */
export class ApplicationError extends Data.TaggedError("ApplicationError")<{
  readonly status: number
  readonly code: string
  readonly description: string
  readonly data?: unknown
  /** The number of seconds to wait before a retry. */
  readonly retryAfter?: number
}> {
  override get message(): string {
    return `${this.code}: ${this.description}`
  }
}

/** A call with invalid fields: status 400. */
export class ValidationError extends Data.TaggedError("ValidationError")<{
  readonly violations: ReadonlyArray<FieldViolation>
}> {
  override get message(): string {
    return this.violations.map(({ description, field }) => `${field}: ${description}`).join(", ")
  }
}

/** Any refusal. */
export type Refusal = ApplicationError | ValidationError

/** Creates a refusal with a code of the WDE catalog and its message. */
export const wde = <C extends Wde.Code>(code: C, params: Wde.Params<C>, status = 400): ApplicationError =>
  new ApplicationError({ status, code, description: Wde.text(code, params) })

const unavailability = { status: 503, code: upperSnake(statusPhrase(503)) } as const

/**
 * Creates the refusal of a call that cannot be processed for a short time: 503, with `Retry-After`. It is sent as a
 * system error, which clients treat as transient.
 */
export const unavailable = (description: string, retryAfter: number): ApplicationError =>
  new ApplicationError({ ...unavailability, description, retryAfter })

/** Creates the refusal of a call when too much work is in progress, with `Retry-After` of one second. */
export const overloaded = (description: string): ApplicationError => unavailable(description, 1)

/** Whether a refusal was created by `unavailable` or `overloaded`. */
export const isUnavailable = (error: Refusal): boolean =>
  error._tag === "ApplicationError" && error.status === unavailability.status && error.code === unavailability.code

/** Creates the refusal of one field. */
export const field = (name: string, description: string, violatedRule?: string): ValidationError =>
  new ValidationError({
    violations: [{ field: name, description, ...(violatedRule === undefined ? {} : { violatedRule }) }]
  })
