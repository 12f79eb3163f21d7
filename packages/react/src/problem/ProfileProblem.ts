/**
 * Converts the errors of reading and saving a profile to problems.
 *
 * @since 0.1.0
 */
import type { MeError, UpdateError } from "@portico/client/auth/Profiles"
import { type FieldProblem, make, ofFields, type Problem } from "./Problem.ts"
import { ofCall } from "./CallProblem.ts"

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
