/**
 * Converts the errors of a sign-up, and of changes of the password and the profile, to problems.
 *
 * @since 0.1.0
 */
import { ofCall } from "./CallProblem.ts"
import { fieldOf as entryFieldOf, refused } from "./EntryProblem.ts"
import { make, ofFields, type FieldProblem, type Problem } from "./Problem.ts"
import { ofPassword } from "./RecoveryProblem.ts"
import type { RegisterError } from "@portico/client/auth/Members"
import type { ChangeError } from "@portico/client/auth/Passwords"
import type { MeError, UpdateError } from "@portico/client/auth/Profiles"

/** Returns the problem of a failed registration. `inputOf` returns the input of a profile field. */
export const ofRegistration = (
  error: RegisterError,
  inputOf: (field: string) => string | undefined = () => undefined
): Problem => {
  if (error._tag === "ApplicationError") return refused("registrationRefused", error)
  if (error._tag !== "RegistrationRefused") {
    const problem = ofCall(error, (field) => (field.startsWith("profile.") ? inputOf(field) : entryFieldOf(field)))
    const password = error._tag === "InvalidArgument" ? ofPassword(error.violations, error.requestId) : undefined
    if (password === undefined) return problem
    const { limit, requestId } = password
    return ofFields({ ...problem.fields, ...password.fields }, { detail: problem.detail, limit, requestId })
  }
  const { code, errorCode } = error
  switch (errorCode) {
    case "emailAlreadyExists":
    case "invalidEmail":
      return ofFields({ email: errorCode }, { code })
    default:
      return make(errorCode, { code })
  }
}

/** Returns the problem of a failed password change. */
export const ofChange = (error: ChangeError): Problem => {
  if (error._tag === "ReverificationRequired") return make("reverificationRequired", { code: error.code })
  if (error._tag === "ApplicationError" && (error.status === 401 || error.code === "UNAUTHENTICATED")) {
    return make("notSignedIn", { code: error.code, requestId: error.requestId })
  }
  if (error._tag !== "InvalidArgument") return ofCall(error)
  const violations = error.violations.map(({ data, description, field, ruleName, violatedRule }) => ({
    field: lastOf(field),
    description,
    ...(data === undefined ? {} : { data }),
    ...(ruleName === undefined ? {} : { ruleName }),
    ...(violatedRule === undefined ? {} : { violatedRule })
  }))
  const problem = ofPassword(violations, error.requestId) ?? ofCall(error, fieldOf)
  return moved(problem, "password", "newPassword")
}

// Both "newPassword" and "password" mean the new password in this request.
const lastOf = (field: string): string => (fieldOf(field) === undefined ? field : "password")

const fieldOf = (field: string): string | undefined => {
  const name = field.split(".").at(-1)
  return name === "newPassword" || name === "password" ? "newPassword" : undefined
}

/** Moves the problem of a field to another field. */
export const moved = (problem: Problem, from: string, to: string): Problem =>
  problem.fields === undefined
    ? problem
    : {
        ...problem,
        fields: Object.fromEntries(
          Object.entries(problem.fields).map(([name, value]) => [name === from ? to : name, value])
        )
      }

/** Returns the problem of a profile that could not be saved. `fieldOf` returns the input for a field of the request. */
export const ofUpdate = (
  error: UpdateError,
  fieldOf: (field: string) => string | undefined = () => undefined
): Problem => {
  switch (error._tag) {
    case "ProfileRefused":
      return ofViolations(error.violations, fieldOf)
    case "ProfileChanged":
      return make("profileChanged")
    case "NotSignedIn":
      return make("notSignedIn")
    case "ApplicationError":
      return make("profileRefused", { code: error.code, requestId: error.requestId })
    case "InvalidArgument":
      return ofViolations(error.violations, fieldOf, error.requestId)
    default:
      return ofCall(error)
  }
}

/** Returns the problem of a profile that could not be read. */
export const ofMe = (error: MeError): Problem => ofCall(error)

interface Violation {
  readonly field: string
  readonly description: string
}

const ofViolations = (
  violations: ReadonlyArray<Violation>,
  fieldOf: (field: string) => string | undefined,
  requestId?: string
): Problem => {
  const fields: Record<string, FieldProblem> = {}
  for (const { description, field } of violations) {
    const name = fieldOf(field)
    if (name !== undefined && !Object.hasOwn(fields, name)) fields[name] = { text: sentenceOf(description) }
  }
  const detail = violations.map(({ description, field }) => `${field}: ${description}.`).join(" ") || undefined
  return Object.keys(fields).length > 0
    ? ofFields(fields, { requestId, detail })
    : make("fieldViolations", { requestId, detail })
}

// The provider's descriptions have no subject: "must be an email address".
const sentenceOf = (description: string): string =>
  description.startsWith("must ") ? `This ${description}.` : description
