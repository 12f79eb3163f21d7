/**
 * Failed calls as problems, whatever the call was for.
 *
 * @since 0.1.0
 */
import type { AccountRefused } from "@portico/client/auth/Mfa"
import type { CallError, SessionEnded } from "@portico/client/transport/Failure"
import { type FieldViolation, violationText } from "@portico/contract/Refusal"
import { type FieldProblem, make, ofFields, type Problem } from "./Problem.ts"

/** The problem of a call that failed. `fieldOf` says which input a violated field of the wire belongs to. */
export const ofCall = (
  error: CallError | SessionEnded,
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

// Where the token could not be fetched for a reason that a person knows, that reason says more.
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
  const said = { requestId, detail: violations.map(violationText).join(", ") || undefined }
  return Object.keys(fields).length > 0 ? ofFields(fields, said) : make("fieldViolations", said)
}

// Where there is a navigator that does not say, as in Node, nothing is known against the connection.
const isOffline = (): boolean => {
  const navigator: { readonly onLine?: boolean } | undefined = globalThis.navigator
  return navigator?.onLine === false
}
