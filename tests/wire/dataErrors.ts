import { isCode } from "@portico/contract/Wde"
import { SiteError } from "@portico/client/site/SiteError"
import { expect } from "vitest"
import type { Violation } from "./dataCases.ts"
import type { Answer } from "./network.ts"

/** The error that decisions.md §2 ("data call fails") and data.md §8 demand for a response. */
export interface Refusal {
  readonly code: string
  /** Absent if decisions.md leaves it open. */
  readonly kind?: "WD_VALIDATION_ERROR" | "WD_UNKNOWN_ERROR"
  /** The message, if the response determines it. */
  readonly message?: string
  readonly violations?: ReadonlyArray<Violation>
  /** The tag of the error's cause. */
  readonly cause?: string
  readonly data?: unknown
}

interface Envelope {
  readonly message?: string
  readonly details?: {
    readonly applicationError?: { readonly code?: string; readonly description?: string; readonly data?: unknown }
    readonly validationError?: { readonly fieldViolations?: ReadonlyArray<Violation> }
  }
}

const internal = (cause: string): Refusal => ({ code: "WDE0053", kind: "WD_UNKNOWN_ERROR", cause })

/** Returns the error that a response must cause. A response with status 200 is one that could not be read. */
export const refusalOf = ({ body, networkError, rawBody, status = 200 }: Answer): Refusal => {
  if (networkError !== undefined) return internal("Unreachable")
  if (status === 200)
    return { code: "WDE0055", kind: "WD_UNKNOWN_ERROR", ...(rawBody === undefined ? {} : { cause: "Unreadable" }) }
  if (status === 413) return { code: "WDE0109", kind: "WD_VALIDATION_ERROR", cause: "TooLarge" }
  const { applicationError, validationError } = ((body ?? {}) as Envelope).details ?? {}
  if (applicationError?.code !== undefined) {
    const { code, data, description = "" } = applicationError
    const isInternal = code === "WDE0053" || (!isCode(code) && status >= 500)
    return {
      code,
      ...(status === 429 ? {} : { kind: isInternal ? "WD_UNKNOWN_ERROR" : "WD_VALIDATION_ERROR" }),
      message: description,
      ...(status === 429 ? { cause: "RateLimited" } : code === "WDE0053" ? { cause: "SystemError" } : {}),
      data
    }
  }
  if (validationError !== undefined) {
    const violations = validationError.fieldViolations ?? []
    return { code: "InvalidArgument", kind: "WD_VALIDATION_ERROR", violations }
  }
  return internal(status === 429 ? "RateLimited" : "SystemError")
}

/** Asserts that an error is the one that a response must cause, and that it contains the response's details. */
export const expectRefusal = (error: unknown, answer: Answer): void => {
  const { cause, code, data, kind, message, violations } = refusalOf(answer)
  expect(error).toBeInstanceOf(SiteError)
  const site = error as SiteError
  expect({ code: site.code, kind: site.kind, problems: site.problems }).toEqual({
    code,
    kind: kind ?? expect.stringMatching(/^WD_(VALIDATION|UNKNOWN)_ERROR$/),
    problems: undefined
  })
  if (cause !== undefined) expect(causes(site)).toContain(cause)
  if (message !== undefined) {
    expect(site.message).toBe(message)
    if (code !== "WDE0053") {
      const applicationError = { code, description: message, data: data ?? expect.anything() }
      expect(site.details).toEqual({ applicationError })
    }
  }
  if (violations !== undefined) {
    expect(site.details).toEqual({ validationError: { fieldViolations: violations } })
    const lines = violations.map(({ description, field }) => `${field}: ${description}`)
    expect(site.message.split("\n").slice(1)).toEqual(lines)
  }
  // A response that a service could not use is reported without its status.
  if (code === "WDE0055" && cause === undefined) return
  expect(site.status).toBe(answer.status)
  expect(site.requestId).toBe(answer.headers?.["x-wix-request-id"])
}

/**
 * Asserts that a call was refused before it was sent: the code is that of the first problem, and all problems are
 * listed.
 */
export const expectProblems = (error: unknown, codes: ReadonlyArray<string>): void => {
  expect(error).toBeInstanceOf(SiteError)
  const { code, kind, message, name, problems = [] } = error as SiteError
  // An error of a page has no problems: its code is the only one.
  expect(problems.length === 0 ? [code] : problems.map(({ code }) => code)).toEqual(codes)
  expect({ code, kind, name }).toEqual({ code: codes[0], kind: "WD_VALIDATION_ERROR", name: codes[0] })
  for (const problem of problems) expect(message).toContain(problem.message)
}

const causes = (error: Error): ReadonlyArray<unknown> => {
  const tag: unknown = Reflect.get(error, "_tag")
  return error.cause instanceof Error ? [tag, ...causes(error.cause)] : [tag]
}
