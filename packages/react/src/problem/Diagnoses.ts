/**
 * Diagnoses of failed data calls, for developers.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import { violationText } from "@portico/contract/Refusal"
import type { Diagnosis } from "./Problem.ts"

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
