import { statusPhrase, upperSnake } from "@portico/contract/Refusal"
import { expect } from "vitest"
import type { Violation } from "./authCases.ts"
import type { Answer, Exchanged } from "./network.ts"

/** The messages that auth.md quotes, for calls that fail without a request. */
const quoted: Readonly<Record<string, string>> = {
  "auth.pkce.length.42": "Expected a length between 43 and 128. Received 42.",
  "auth.pkce.length.129": "Expected a length between 43 and 128. Received 129.",
  "auth.pkce.length.default": "Expected a length between 43 and 128. Received 0.",
  "auth.memberTokens.missing-code": "Missing code or _state",
  "auth.memberTokens.missing-both": "Missing code or _state",
  "auth.memberTokens.state-mismatch": "Invalid _state",
  "auth.silent.error-message": "Missing code or _state"
}

/** An error as the facade rejects with it. */
interface Rejection extends Error {
  readonly code: string
  readonly status?: number
  readonly requestId?: string
  readonly details?: {
    readonly applicationError?: { readonly code: string; readonly description: string; readonly data?: unknown }
    readonly validationError?: { readonly fieldViolations: ReadonlyArray<Violation> }
  }
}

/** The error that auth.md §8 and decisions.md §3, 2 demand for a response. */
interface Refusal {
  /** The tag of the service's error: its kind. */
  readonly kind: string
  readonly code: string
  readonly message?: string
  readonly violations?: ReadonlyArray<Violation>
}

interface Envelope {
  readonly message?: string
  readonly details?: {
    readonly applicationError?: { readonly code?: string | number; readonly description?: string }
    readonly validationError?: { readonly fieldViolations?: ReadonlyArray<Violation> }
  }
}

const refusalOf = ({ body, headers, networkError, status = 200, statusText }: Answer): Refusal => {
  if (networkError !== undefined) return { kind: "Unreachable", code: "Unreachable" }
  if (status === 200) return { kind: "Unreadable", code: "Unreadable" }
  const { details, message } = (body ?? {}) as Envelope
  const { applicationError, validationError } = details ?? {}
  const kind = status === 429 ? "RateLimited" : "ApplicationError"
  if (applicationError?.code !== undefined) {
    const { code, description } = applicationError
    return { kind, code: String(code), ...(description === undefined ? {} : { message: description }) }
  }
  if (validationError !== undefined) {
    const violations = validationError.fieldViolations ?? []
    const text = violations.map(({ description, field }) => `"${field}" ${description}`).join(", ")
    return { kind: "InvalidArgument", code: "InvalidArgument", message: `INVALID_ARGUMENT: ${text}`, violations }
  }
  if (status === 413) return { kind: "TooLarge", code: "TooLarge" }
  if (status >= 400 && status < 500) {
    const phrase = statusText ?? statusPhrase(status)
    return { kind, code: upperSnake(phrase), message: message ?? phrase }
  }
  const requestId = headers?.["x-wix-request-id"] ?? "unknown"
  return { kind: "SystemError", code: "SystemError", message: `System error occurred, request-id: ${requestId}` }
}

/** Asserts that a call was rejected as its last response demands, or as the specification demands if there was no request. */
export const expectRejection = (
  id: string,
  error: unknown,
  last: { readonly request: Exchanged; readonly answer: Answer } | undefined
): void => {
  expect(error).toBeInstanceOf(Error)
  const rejection = error as Rejection
  const message = quoted[id]
  if (message !== undefined) {
    expect(rejection.message).toBe(message)
    return
  }
  if (last === undefined) {
    // The payload does not fit its call.
    expect({ kind: tagOf(rejection), status: rejection.status }).toEqual({ kind: "InvalidArgument", status: undefined })
    expect(rejection.message).toMatch(/^INVALID_ARGUMENT: "/)
    return
  }
  const { answer, request } = last
  if (request.path === "/oauth2/token") expectTokenFailure(rejection, answer)
  else expectRefusal(rejection, answer)
}

const expectTokenFailure = (rejection: Rejection, answer: Answer): void => {
  const { headers, status = 200, statusText } = answer
  expect({ kind: tagOf(rejection), code: rejection.code }).toEqual({
    kind: "TokenUnavailable",
    code: "TokenUnavailable"
  })
  expect(rejection.message).toMatch(/^Failed to fetch tokens from OAuth API: /)
  if (status === 200) return
  expect(rejection.message).toContain(statusText ?? statusPhrase(status))
  expect(rejection.message).toContain(`request id: ${headers?.["x-wix-request-id"] ?? "unknown"}`)
  expect(rejection.status).toBe(status)
}

const expectRefusal = (rejection: Rejection, answer: Answer): void => {
  const { code, kind, message, violations } = refusalOf(answer)
  expect({ kind: tagOf(rejection), code: rejection.code }).toEqual({ kind, code })
  if (message !== undefined) expect(rejection.message).toContain(message)
  if (violations === undefined) expect(rejection.details?.applicationError).toMatchObject({ code })
  else expect(rejection.details).toEqual({ validationError: { fieldViolations: violations } })
  if (answer.status !== undefined) {
    expect(rejection.status).toBe(answer.status)
    expect(rejection.requestId).toBe(answer.headers?.["x-wix-request-id"])
  }
}

/** Asserts that a failed login carries the provider's code, its status and the request id. */
export const expectLoginCause = (cause: unknown, answer: Answer): void => {
  const { code, kind } = refusalOf(answer)
  expect(cause).toBeInstanceOf(Error)
  if (answer.status === undefined || answer.status === 200) return
  expect(cause).toMatchObject({ status: answer.status, requestId: answer.headers?.["x-wix-request-id"] })
  if (kind === "ApplicationError") expect(cause).toMatchObject({ code })
}

const tagOf = ({ cause }: Error): unknown =>
  typeof cause === "object" && cause !== null ? Reflect.get(cause, "_tag") : undefined
