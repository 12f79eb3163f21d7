/**
 * Converts failed writes of an item to problems.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import { ofData } from "../../problem/DataProblem.ts"
import type { Problem } from "../../problem/Problem.ts"

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
