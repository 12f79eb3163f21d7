"use client"
import { idOf } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import * as React from "react"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { classOf } from "../../theme/classes.ts"
import * as Chosen from "../selection/Selection.ts"
import { ExportDialogView, type ScopeChoice } from "./ExportDialog.view.tsx"
import type { ExportOptions } from "./exportMachine.ts"
import type { Scope } from "./ExportState.ts"
import type { TransferClassNames } from "./ImportRoot.view.tsx"
import { useExport } from "./useExport.ts"

export interface ExportDialogProps extends ExportOptions {
  /** Classes to add, by slot. */
  readonly classNames?: TransferClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** What the collection is called: its id by default. It names the file, too. */
  readonly name?: string | undefined
  /** Called when it is closed. With it, it is shown as a dialog above the page. */
  readonly onClose?: (() => void) | undefined
  /** Of which collection, and what the filter in force finds. */
  readonly query: Query.Any
  readonly selection?: Chosen.Selection | undefined
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
}

/**
 * Writes items into a file to download: all of a collection, what a filter finds, or what is selected, as CSV or JSONL.
 *
 * **Example** (Of a table's query)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { ExportDialog } from "@portico/react"
 *
 * export const dialog = <ExportDialog name="Books" query={Query.from("books")} />
 * ```
 */
export function ExportDialog({
  classNames,
  columns,
  delimiter,
  messages,
  name,
  onClose,
  pageSize,
  query,
  selection = Chosen.none,
  styled,
  systemFields
}: ExportDialogProps) {
  const { href, reset, start, state } = useExport()
  const options: ExportOptions = {
    pageSize,
    ...(columns === undefined ? {} : { columns }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(systemFields === undefined ? {} : { systemFields })
  }
  const begin = (scope: Scope, format: Parameters<typeof start>[1]) =>
    start(queryOf(query, scope, selection), format, options)
  const view = (
    <ExportDialogView
      classNames={classNames}
      href={href}
      messages={messages}
      name={name ?? idOf(query.collection)}
      onClose={onClose}
      onReset={reset}
      onStart={begin}
      scopes={scopesOf(query, selection)}
      state={state}
      styled={styled}
    />
  )
  return onClose === undefined ? (
    view
  ) : (
    <Modal className={classOf(classNames, styled)("dialog")} onClose={onClose}>
      {view}
    </Modal>
  )
}

interface ModalProps {
  readonly children: React.ReactNode
  readonly className: string | undefined
  readonly onClose: () => void
}

function Modal({ children, className, onClose }: ModalProps) {
  const dialog = React.useRef<HTMLDialogElement>(null)
  // Before it is taken from the page, so that the focus goes back to what opened it.
  React.useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      className={className}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      ref={dialog}
    >
      {children}
    </dialog>
  )
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
