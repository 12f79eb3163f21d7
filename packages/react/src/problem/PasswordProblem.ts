/**
 * Converts the errors of a password change to problems.
 *
 * @since 0.1.0
 */
import type { LoginError } from "@portico/client/auth/Members"
import type { ChangeError } from "@portico/client/auth/Passwords"
import { ofCall } from "./CallProblem.ts"
import { ofLogin } from "./EntryProblem.ts"
import { make, ofFields, type Problem } from "./Problem.ts"
import { ofPassword } from "./RecoveryProblem.ts"

/** Returns the problem of a failed password change. */
export const ofChange = (error: ChangeError): Problem => {
  if (error._tag === "ApplicationError" && (error.status === 401 || error.code === "UNAUTHENTICATED")) {
    return make("notSignedIn", { code: error.code, requestId: error.requestId })
  }
  if (error._tag !== "InvalidArgument") return ofCall(error)
  const violations = error.violations.map(({ data, description, field, violatedRule }) => ({
    field: lastOf(field),
    description,
    ...(data === undefined ? {} : { data }),
    ...(violatedRule === undefined ? {} : { violatedRule })
  }))
  const problem = ofPassword(violations, error.requestId) ?? ofCall(error, fieldOf)
  return moved(problem, "password", "newPassword")
}

/** Returns the problem of checking the current password. */
export const ofCurrent = (error: LoginError): Problem => {
  if (error._tag === "LoginRefused" && error.errorCode === "invalidPassword") {
    return ofFields({ currentPassword: "invalidPassword" }, { code: error.code })
  }
  return moved(ofLogin(error), "password", "currentPassword")
}

// Both "newPassword" and "password" mean the new password in this request.
const lastOf = (field: string): string => (fieldOf(field) === undefined ? field : "password")

const fieldOf = (field: string): string | undefined => {
  const name = field.split(".").at(-1)
  return name === "newPassword" || name === "password" ? "newPassword" : undefined
}

const moved = (problem: Problem, from: string, to: string): Problem =>
  problem.fields === undefined
    ? problem
    : {
        ...problem,
        fields: Object.fromEntries(
          Object.entries(problem.fields).map(([name, value]) => [name === from ? to : name, value])
        )
      }
