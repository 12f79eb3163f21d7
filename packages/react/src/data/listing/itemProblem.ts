/**
 * Failed writes of an item as problems.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import { ofData } from "../../problem/DataProblem.ts"
import type { Problem } from "../../problem/Problem.ts"

/** The problem of a write: what one may not see and what one may not change are told apart. */
export const ofWrite = (error: DataError): Problem => {
  const problem = ofData(error)
  if (problem.key === "noPermission") return { ...problem, key: "changeForbidden" }
  return error._tag === "ApplicationError" && error.code === "PRECONDITION_FAILED"
    ? { ...problem, key: "conditionNotMet" }
    : problem
}
