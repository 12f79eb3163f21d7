"use client"
import * as React from "react"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { classOf } from "../../theme/classes.ts"
import { ExportDialogView } from "./ExportDialog.view.tsx"
import type { ExportTitleProps } from "./ExportParts.view.tsx"
import { titleIdOf } from "./ExportRoot.view.tsx"
import type { TransferClassNames } from "./ImportRoot.view.tsx"
import { type ExportDialogOptions, useExportHandlers } from "./useExportHandlers.ts"

export interface ExportDialogProps<Column extends string = never> extends ExportDialogOptions<Column> {
  /** Classes to add, by slot. */
  readonly classNames?: TransferClassNames | undefined
  readonly headingLevel?: ExportTitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Called when it is closed. With it, it is shown as a dialog above the page. */
  readonly onClose?: (() => void) | undefined
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
}

/**
 * Writes items into a file to download: all of a collection, what a filter finds, or what is selected, as CSV or JSONL.
 * An export that fails on its way goes on with what is left.
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
export function ExportDialog<const Column extends string = never>({
  classNames,
  headingLevel,
  messages,
  onClose,
  styled,
  ...options
}: ExportDialogProps<Column>) {
  const id = React.useId()
  const view = (
    <ExportDialogView
      {...useExportHandlers(options)}
      classNames={classNames}
      headingLevel={headingLevel}
      id={id}
      messages={messages}
      onClose={onClose}
      styled={styled}
    />
  )
  return onClose === undefined ? (
    view
  ) : (
    <Modal className={classOf(classNames, styled)("dialog")} onClose={onClose} titleId={titleIdOf(id)}>
      {view}
    </Modal>
  )
}

interface ModalProps {
  readonly children: React.ReactNode
  readonly className: string | undefined
  readonly onClose: () => void
  readonly titleId: string
}

function Modal({ children, className, onClose, titleId }: ModalProps) {
  const dialog = React.useRef<HTMLDialogElement>(null)
  // Before it is taken from the page, so that the focus goes back to what opened it.
  React.useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      aria-labelledby={titleId}
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
