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
  /** The columns of a CSV file: field names, with dots for nested fields. By default the user chooses them. */
  readonly columns?: ReadonlyArray<Column> | undefined
  /** The display name of the collection, which is also the file name. Default: the collection's id. */
  readonly name?: string | undefined
  /** Called when the user wants to sign in, if the problem requires it. The export can continue after the sign-in. */
  readonly onSignIn?: (() => void) | undefined
  /**
   * The query whose collection and filter determine the exported items. If it includes drafts, the file includes them
   * too.
   */
  readonly query: Query.Any & Having<Column>
  readonly selection?: Chosen.Selection | undefined
}

/** Returns the props of the export views. */
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
  // Explicit columns leave nothing for the user to choose.
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
