/**
 * Filters that are written as JSON. A module of its own, so that pages without such a filter do not load its checks.
 *
 * @since 0.1.0
 */
import type { FilterModel } from "@portico/contract/data/Query"
import { findProblems } from "./FilterModelChecks.ts"
import * as Tree from "./FilterTree.ts"
import { empty, type Filter, make } from "./FilterValue.ts"

/**
 * Creates a filter from JSON (protocol of the provider): fields, `$and`, `$or`, `$not` and operators that start with
 * `$`.
 */
export const raw = (model: FilterModel): Filter<never> => {
  const problems = findProblems(model)
  return make({ ...empty, tree: problems.length > 0 ? Tree.emptyConjunction : model, problems })
}
