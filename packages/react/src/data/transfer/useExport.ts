"use client"
import { Queries } from "@portico/client/data/Queries"
import { useServices } from "../../runtime/useServices.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { Format } from "../bulk/failuresFile.ts"
import * as Chosen from "../selection/Selection.ts"
import { fieldsOf } from "../value/FieldType.ts"
import type { ExportHandlers } from "./ExportRoot.view.tsx"
import type { ExportState } from "./ExportState.ts"
import { exportMachine, type ExportOptions } from "./exportMachine.ts"
import { hasDrafts, queryOf, scopesOf } from "./exportQueries.ts"
import { type CheckedName, idOf, type NamesOf } from "@portico/client/data/Collection"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"

/** The fields of a query's items that an export writes. Names that are only known at run time are accepted. */
export type ExportColumns<Q, Column extends string> = ReadonlyArray<
  string extends Column ? Column : CheckedName<Query.ScopeOf<Q>, "select", Column>
>

/** The state of an export and the functions that control it. */
export interface ExportController {
  readonly state: ExportState
  /** The object URL of the file, or `undefined` if there is no file. */
  readonly href: string | undefined
  /** Writes the items of a query to a file. It has no effect while an export is under way. */
  readonly start: <Q extends Query.Any, const Column extends string = NamesOf<Query.ScopeOf<Q>, "select">>(
    query: Q,
    format: Format,
    options?: Omit<ExportOptions, "columns"> & { readonly columns?: ExportColumns<Q, Column> }
  ) => void
  /** Continues a failed export if a retry can succeed. Items that were already read are not read again. */
  readonly resume: () => void
  /** Discards the file, or stops the export. */
  readonly reset: () => void
}

/**
 * Exports items to a file that the user can download. After a lost connection, it continues automatically when the
 * browser is online again. The object URL of the file is revoked when the component unmounts or creates another file.
 *
 * **Example** (All books)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useExport } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.ascending("_id"))
 *
 * export function Download() {
 *   const { href, start } = useExport()
 *   if (href !== undefined) return <a download="books.jsonl" href={href}>books.jsonl</a>
 *   return <button onClick={() => start(books, "JSONL")} type="button">Write a file</button>
 * }
 * ```
 */
export const useExport = (): ExportController => {
  useServices("ExportDialog and useExport", Queries)
  const [machine] = React.useState(exportMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const href = useAddress(state._tag === "Ready" ? state.file : undefined)
  return React.useMemo(
    () => ({
      state,
      href,
      start: (query: Query.Any, format: Format, options: object = {}) =>
        send({ _tag: "Start", format, work: { query, options } }),
      resume: () => send({ _tag: "Resume" }),
      reset: () => send({ _tag: "Reset" })
    }),
    [href, send, state]
  )
}

// The URL is stored per file, so that a render never pairs a file with the URL of another one.
const useAddress = (file: Blob | undefined): string | undefined => {
  const [addresses] = React.useState(() => new WeakMap<Blob, string>())
  const [, shown] = React.useReducer((count: number) => count + 1, 0)
  React.useEffect(() => {
    if (file === undefined) return undefined
    const href = URL.createObjectURL(file)
    addresses.set(file, href)
    shown()
    return () => {
      addresses.delete(file)
      URL.revokeObjectURL(href)
    }
  }, [addresses, file])
  return file === undefined ? undefined : addresses.get(file)
}

export interface ExportDialogOptions<Q extends Query.Any = Query.Any, Column extends string = string> extends Omit<
  ExportOptions,
  "columns"
> {
  /** The columns of a CSV file: field names, with dots for nested fields. By default the user chooses them. */
  readonly columns?: ExportColumns<Q, Column> | undefined
  /** The display name of the collection, which is also the file name. Default: the collection's id. */
  readonly name?: string | undefined
  /** Called when the user wants to sign in, if the problem requires it. The export can continue after the sign-in. */
  readonly onSignIn?: (() => void) | undefined
  /** The query whose collection and filter determine the exported items. */
  readonly query: Q
  /** The selected items, from `useSelection`. The user chooses between them and all items of the query. */
  readonly selection?: Chosen.Selection | undefined
}

/** Returns the props of the export views. */
export const useExportHandlers = ({
  columns,
  name,
  onSignIn,
  query,
  selection = Chosen.none,
  showDrafts = false,
  ...options
}: ExportDialogOptions): ExportHandlers => {
  const { collection } = query
  const { resume, href, reset, start, state } = useExport()
  // Explicit columns leave nothing for the user to choose.
  const isOpen = columns === undefined
  const fields = React.useMemo(() => (isOpen ? fieldsOf(collection) : []), [collection, isOpen])
  return {
    fields,
    href,
    name: name ?? idOf(collection),
    onResume: resume,
    onReset: reset,
    onSignIn,
    onStart: (scope, format, chosen) =>
      start(queryOf(query, scope, selection, chosen), format, {
        ...options,
        showDrafts: showDrafts || hasDrafts(scope, selection),
        ...(columns === undefined ? {} : { columns })
      }),
    scopes: scopesOf(query, selection),
    state
  }
}
