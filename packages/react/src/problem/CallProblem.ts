/**
 * Converts the errors of any call to problems.
 *
 * @since 0.1.0
 */
import type { AccountRefused } from "@portico/client/auth/Mfa"
import type { CallError, TokenFailure } from "@portico/client/transport/Failure"
import { type FieldViolation, violationText } from "@portico/contract/Refusal"
import { type FieldProblem, make, ofFields, type Problem } from "./Problem.ts"

/** Returns the problem of a failed call. `fieldOf` returns the name of the input for a field of the request. */
export const ofCall = (
  error: CallError | TokenFailure,
  fieldOf: (field: string) => string | undefined = () => undefined
): Problem => {
  switch (error._tag) {
    case "InvalidArgument":
      return ofViolations(error, fieldOf)
    case "ApplicationError":
      return make("refused", { code: error.code, requestId: error.requestId })
    case "SystemError":
      return make("serverError", { retryAfter: error.retryAfter, requestId: error.requestId })
    case "RateLimited":
      return make("rateLimited", { retryAfter: error.retryAfter, requestId: error.requestId })
    case "TooLarge":
      return make("tooLarge", { requestId: error.requestId })
    case "Unreachable":
      return make(isOffline() ? "offline" : "unreachable")
    case "Unreadable":
      return make("unreadable", { requestId: error.requestId })
    case "SessionEnded":
      return make("sessionEnded")
    case "InvalidClient":
    case "ReadOnlySession":
      return make("misconfigured", { code: error._tag, detail: error.message, retryable: false })
    case "TokenUnavailable":
      return ofTokens(error.cause)
  }
}

/** Returns the problem of an account that may not sign in. */
export const ofAccount = ({ code, errorCode, requestId }: AccountRefused): Problem =>
  errorCode === "identityBlocked"
    ? make("identityBlocked", { code, requestId, retryable: false })
    : make("resetPassword", { code, requestId })

// If the token request failed for a reason that the user understands, such as being offline, the problem is that
// reason.
const ofTokens = (cause: Extract<CallError, { readonly _tag: "TokenUnavailable" }>["cause"]): Problem => {
  const problem = ofCall(cause)
  return problem.key === "refused" || problem.key === "fieldViolations"
    ? { ...problem, key: "sessionUnavailable", fields: undefined }
    : problem
}

const ofViolations = (
  {
    requestId,
    violations
  }: { readonly requestId: string | undefined; readonly violations: ReadonlyArray<FieldViolation> },
  fieldOf: (field: string) => string | undefined
): Problem => {
  const fields: Record<string, FieldProblem> = {}
  for (const { description, field } of violations) {
    const name = fieldOf(field)
    if (name !== undefined && !Object.hasOwn(fields, name)) fields[name] = { text: description }
  }
  const details = { requestId, detail: violations.map(violationText).join(", ") || undefined }
  return Object.keys(fields).length > 0 ? ofFields(fields, details) : make("fieldViolations", details)
}

// `onLine` is undefined in Node. Only `false` means offline, so that Node does not report every failure as offline.
const isOffline = (): boolean => {
  const navigator: { readonly onLine?: boolean } | undefined = globalThis.navigator
  return navigator?.onLine === false
}
