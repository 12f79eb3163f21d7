"use client"
import { Modal } from "../../parts/Confirm.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { NamesOf } from "@portico/client/data/Collection"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { classOf } from "../../theme/classes.ts"
import { ExportDialogView } from "./ExportDialog.view.tsx"
import type { ExportTitleProps } from "./ExportParts.view.tsx"
import { titleIdOf } from "./ExportRoot.view.tsx"
import type { ExportDialogClassNames } from "./ImportRoot.view.tsx"
import { type ExportDialogOptions, useExportHandlers } from "./useExport.ts"

export interface ExportDialogProps<Q extends Query.Any = Query.Any, Column extends string = string>
  extends ExportDialogOptions<Q, Column>, ComponentProps<ExportDialogClassNames> {
  /** The level of the heading. Default: `2`. */
  readonly headingLevel?: ExportTitleProps["level"]
  /**
   * Called when the dialog closes. With this callback, the export is a modal dialog; without it, it is part of the
   * page.
   */
  readonly onClose?: (() => void) | undefined
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/**
 * Exports items to a CSV or JSONL file: the whole collection, the filtered items, or the selected items. An export that
 * fails can continue with the remaining items.
 *
 * **Example** (An export of all books)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { ExportDialog } from "@portico/react"
 *
 * export const dialog = <ExportDialog name="Books" query={Query.from("books")} />
 * ```
 */
export function ExportDialog<Q extends Query.Any, const Column extends string = NamesOf<Query.ScopeOf<Q>, "select">>({
  classNames,
  headingLevel,
  messages,
  onClose,
  styled,
  ...options
}: ExportDialogProps<Q, Column>) {
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
    <Modal className={classOf(classNames, styled)("dialog")} onCancel={onClose} labelledBy={titleIdOf(id)}>
      {view}
    </Modal>
  )
}
