"use client"
import { idOf } from "@portico/client/data/Collection"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import * as Chosen from "../selection/Selection.ts"
import { fieldsOf } from "../value/FieldType.ts"
import type { ExportOptions } from "./exportMachine.ts"
import type { ExportHandlers } from "./ExportRoot.view.tsx"
import { queryOf, scopesOf } from "./scopes.ts"
import { type Having, useExport } from "./useExport.ts"

export interface ExportDialogOptions<Column extends string = never> extends Omit<ExportOptions, "columns"> {
  /** The fields that a table has columns of, dots for nested ones. By default a person chooses them. */
  readonly columns?: ReadonlyArray<Column> | undefined
  /** What the collection is called: its id by default. It names the file, too. */
  readonly name?: string | undefined
  /** Leads to a sign-in, where that is what is missing. What was read before is kept meanwhile. */
  readonly onSignIn?: (() => void) | undefined
  /** Of which collection, and what the filter in force finds. Where it has drafts, the file has them. */
  readonly query: Query.Any & Having<Column>
  readonly selection?: Chosen.Selection | undefined
}

/** What an export is made of, for views. */
export const useExportHandlers = <Column extends string>({
  columns,
  name,
  onSignIn,
  query,
  selection = Chosen.none,
  ...options
}: ExportDialogOptions<Column>): ExportHandlers => {
  const { collection } = query
  const { goOn, href, reset, start, state } = useExport()
  // Whoever names the columns has chosen.
  const isOpen = columns === undefined
  const fields = React.useMemo(() => (isOpen ? fieldsOf(collection) : []), [collection, isOpen])
  return {
    fields,
    href,
    name: name ?? idOf(collection),
    onGoOn: goOn,
    onReset: reset,
    onSignIn,
    onStart: (scope, format, chosen) =>
      start(queryOf(query, scope, selection, chosen), format, {
        ...options,
        ...(columns === undefined ? {} : { columns })
      }),
    scopes: scopesOf(query, selection),
    state
  }
}
