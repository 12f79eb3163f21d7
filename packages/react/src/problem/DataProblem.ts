/**
 * Converts the errors of data calls to problems (data.md §8).
 *
 * @since 0.1.0
 */
import { ofCall } from "./CallProblem.ts"
import { make, type Diagnosis, type Problem } from "./Problem.ts"
import type { DataError } from "@portico/client/data/Failure"
import type { CallError } from "@portico/client/transport/Failure"
import { violationText } from "@portico/contract/Refusal"
import * as Wde from "@portico/contract/Wde"

const [before = ""] = Wde.catalog.WDE0078.message.split("{")

/** Returns the message of the site's own code, without the provider's prefix for developers. */
export const siteWords = (message: string): string =>
  message.startsWith(before) && message.length > before.length ? message.slice(before.length) : message

/**
 * Whether the description of an invalid value is the default message of the schema library, which is for developers. A
 * `message` that a schema defines is meant for users.
 */
export const isForDevelopers = (description: string): boolean =>
  /^(Expected|Missing|Invalid|Unexpected|The item does not match)\b/.test(description)

/**
 * Returns the diagnoses of an error: one for each violation if the error lists several, otherwise one for the error
 * itself.
 */
export const diagnosesOf = (error: DataError): ReadonlyArray<Diagnosis> => {
  const { kind } = error
  switch (error._tag) {
    case "ApplicationError":
      return [{ code: error.code, kind, message: error.description, params: { status: error.status } }]
    case "InvalidArgument":
      return error.violations.map((violation) => ({
        code: "INVALID_ARGUMENT",
        kind,
        message: violationText(violation),
        path: [violation.field]
      }))
    case "InvalidClient":
      return [{ code: error._tag, kind, message: error.message, params: { status: error.status } }]
    case "TokenUnavailable":
      return [{ code: error.cause._tag, kind, message: error.cause.message }]
    default: {
      const { message, params, path, problems = [] } = error
      return problems.length > 1
        ? problems.map(({ code, message, path }) => ({ code, kind, message, path }))
        : [{ code: error._tag, kind, message, params: valuesOf(params), path }]
    }
  }
}

const valuesOf = (params: object): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))

/** Returns the problem of a failed data call. A violated field of an item belongs to the input of the same name. */
export const ofData = (error: DataError): Problem => ({ ...problemOf(error), diagnoses: diagnosesOf(error) })

/**
 * Returns the problem of a failed write. Missing permission to change an item is a different problem than missing
 * permission to read it.
 */
export const ofWrite = (error: DataError): Problem => {
  const problem = ofData(error)
  if (problem.key === "noPermission") return { ...problem, key: "changeForbidden" }
  return error._tag === "ApplicationError" && error.code === "PRECONDITION_FAILED"
    ? { ...problem, key: "conditionNotMet" }
    : problem
}

const problemOf = (error: DataError): Problem => {
  // The error keeps the code of a data error. Only its cause has the wait before the next attempt.
  if (isCallError(error.cause) && error.cause._tag === "RateLimited") return ofCall(error.cause)
  switch (error._tag) {
    case "ApplicationError":
      if (isForbidden(error)) return forbidden(error)
      // Another item has the same values in a unique index. The catalog of codes does not list it.
      if (error.code === "WDE0123") {
        return make("itemExists", { code: error.code, requestId: error.requestId, retryable: false })
      }
      // A catalog code that this call does not expect still has a known meaning for users.
      return Wde.isCode(error.code)
        ? problemOf(Wde.fromResponse(error.code, {}, { cause: error, description: error.description }))
        : ofCall(error)
    case "InvalidArgument":
    case "InvalidClient":
    case "TokenUnavailable":
      return ofCall(error, lastName)
    case "WDE0053":
      // All unclassified failures have this code. Their cause is more specific.
      return isCallError(error.cause) ? ofUnknown(error.cause) : make("internalError", { code: error._tag })
    case "WDE0055":
      return make("unreadable", { code: error._tag, ...requestOf(error.cause) })
    case "WDE0109":
      return make("tooLarge", { code: error._tag, ...requestOf(error.cause) })
    case "WDE0073":
      return mendable(error, "itemNotFound")
    case "WDE0074":
      return mendable(error, "itemExists")
    case "WDE0078":
      return { ...mendable(error, "siteCode"), detail: siteWords(error.message) }
    case "WDE0006":
      return { ...mendable(error, "tooManyItems"), limit: limitOf(error) }
    case "WDE0069":
      return { ...mendable(error, "tooManyRemovals"), limit: limitOf(error) }
    case "WDE0159":
      return mendable(error, "noPreviousPage")
    case "WDE0165":
      return mendable(error, "noNextPage")
    default:
      return mendable(error, "misconfigured")
  }
}

// Not retryable: the same call would fail again.
const mendable = (error: Wde.Wde, key: Problem["key"]): Problem =>
  make(key, { code: error._tag, detail: error.message, retryable: false, ...requestOf(error.cause) })

// An error from the provider has a finished message and no message parameters.
const limitOf = ({ params }: Wde.Wde<"WDE0006" | "WDE0069">): number | undefined =>
  Number.isFinite(params.limit) ? Number(params.limit) : undefined

const ofUnknown = (cause: CallError): Problem => {
  const problem = ofCall(cause)
  return problem.key === "serverError" ? { ...problem, key: "internalError", code: "WDE0053" } : problem
}

interface Refused {
  readonly code: string
  readonly requestId: string | undefined
  readonly status: number
}

const isForbidden = ({ code, status }: Refused): boolean => status === 401 || status === 403 || code === "WDE0027"

const forbidden = ({ code, requestId, status }: Refused): Problem =>
  make(status === 401 ? "signInRequired" : "noPermission", { code, requestId, retryable: false })

const isCallError = (cause: unknown): cause is CallError =>
  typeof cause === "object" && cause !== null && "_tag" in cause

const requestOf = (cause: unknown): { readonly requestId?: string } =>
  isCallError(cause) && "requestId" in cause && cause.requestId !== undefined ? { requestId: cause.requestId } : {}

const lastName = (field: string): string | undefined => field.split(".").at(-1)
