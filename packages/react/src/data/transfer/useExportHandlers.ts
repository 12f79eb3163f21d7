"use client"
import { idOf } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import * as React from "react"
import * as Chosen from "../selection/Selection.ts"
import { fieldsOf } from "../value/FieldType.ts"
import type { ExportOptions } from "./exportMachine.ts"
import type { ExportHandlers, ScopeChoice } from "./ExportRoot.view.tsx"
import type { Scope } from "./ExportState.ts"
import { useExport } from "./useExport.ts"

export interface ExportDialogOptions extends ExportOptions {
  /** What the collection is called: its id by default. It names the file, too. */
  readonly name?: string | undefined
  /** Of which collection, and what the filter in force finds. */
  readonly query: Query.Any
  readonly selection?: Chosen.Selection | undefined
}

/** What an export is made of, for views. */
export const useExportHandlers = ({
  name,
  query,
  selection = Chosen.none,
  ...options
}: ExportDialogOptions): ExportHandlers => {
  const { collection } = query
  const { goOn, href, reset, start, state } = useExport()
  // Whoever names the columns has chosen.
  const isOpen = options.columns === undefined
  const fields = React.useMemo(() => (isOpen ? fieldsOf(collection) : []), [collection, isOpen])
  return {
    fields,
    href,
    name: name ?? idOf(collection),
    onGoOn: goOn,
    onReset: reset,
    onStart: (scope, format, chosen) => {
      const all = queryOf(query, scope, selection)
      start(chosen === undefined ? all : Query.fields<any>(...chosen)(all), format, options)
    },
    scopes: scopesOf(query, selection),
    state
  }
}

const isFiltered = (query: Query.Any): boolean => Object.keys(Filter.toModel(query.filter)).length > 0

const scopesOf = (query: Query.Any, selection: Chosen.Selection): ReadonlyArray<ScopeChoice> => [
  { scope: "all", count: undefined },
  ...(isFiltered(query) ? [{ scope: "filter" as const, count: undefined }] : []),
  ...(Chosen.isNone(selection) ? [] : [{ scope: "selection" as const, count: Chosen.count(selection) }])
]

// All of them in the order of their ids, so that the same items give the same file.
const queryOf = (query: Query.Any, scope: Scope, selection: Chosen.Selection): Query.Any => {
  const all: Query.Any = Query.from(query.collection).pipe(Query.ascending("_id"))
  if (scope === "all") return all
  return all.pipe(Query.filter<Filter.Filter<any>>(scope === "filter" ? query.filter : filterOf(selection)))
}

const filterOf = (selection: Chosen.Selection): Filter.Filter<any> => {
  if (selection._tag === "Ids") return Filter.hasSome("_id", [...selection.ids])
  return selection.except.size === 0
    ? selection.filter
    : Filter.and(selection.filter, Filter.not(Filter.hasSome("_id", [...selection.except])))
}
