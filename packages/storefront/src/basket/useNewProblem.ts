import type { Problem } from "@portico/react"
import * as React from "react"

/** Returns the problem of a basket's last change, unless the change was made before this component was shown. */
export const useNewProblem = (problem: Problem | undefined): Problem | undefined => {
  const [earlier] = React.useState(problem)
  return problem === earlier ? undefined : problem
}
