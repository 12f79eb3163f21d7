/**
 * The scopes of an export, and the query that finds the items of a scope.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import * as Selection from "../selection/Selection.ts"
import type { ScopeChoice } from "./ExportRoot.view.tsx"
import type { Scope } from "./ExportState.ts"

/** Returns the available scopes for a query: the whole collection, the filtered items, and the selected items. */
export const scopesOf = (query: Query.Any, selection: Selection.Selection): ReadonlyArray<ScopeChoice> => [
  { scope: "all", count: undefined },
  ...(isFiltered(query) ? [{ scope: "filter" as const, count: undefined }] : []),
  ...(Selection.isNone(selection) ? [] : [{ scope: "selection" as const, count: Selection.count(selection) }])
]

const isFiltered = (query: Query.Any): boolean => Object.keys(Filter.toModel(query.filter)).length > 0

/**
 * Returns the query for an export, sorted by id so that the same items produce the same file. `fields` restricts the
 * fields; by default the query returns all of them.
 */
export const queryOf = (
  query: Query.Any,
  scope: Scope,
  selection: Selection.Selection,
  fields?: ReadonlyArray<string>
): Query.Any => {
  const all: Query.Any = Query.from(query.collection).pipe(Query.ascending("_id"))
  const found = scope === "all" ? all : all.pipe(Query.filter(scope === "filter" ? query.filter : filterOf(selection)))
  // `any`, because the names of the fields are known only at run time.
  return fields === undefined ? found : Query.fields<any>(...fields)(found)
}

/** Whether a scope includes drafts although the export does not: all matching items of a list that shows drafts. */
export const hasDrafts = (scope: Scope, selection: Selection.Selection): boolean =>
  scope === "selection" && selection._tag === "AllMatching" && selection.drafts === true

const filterOf = (selection: Selection.Selection): Filter.Filter => {
  if (selection._tag === "Ids") return Filter.hasSome("_id", [...selection.ids])
  return selection.except.size === 0
    ? selection.filter
    : Filter.and(selection.filter, Filter.not(Filter.hasSome("_id", [...selection.except])))
}
