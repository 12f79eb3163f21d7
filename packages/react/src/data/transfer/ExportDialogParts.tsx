"use client"
/**
 * The unstyled parts of an export.
 *
 * @since 0.1.0
 */
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import { ExportFields, ExportFormat, ExportScope, ExportTitle } from "./ExportParts.view.tsx"
import { ExportRootView } from "./ExportRoot.view.tsx"
import { ExportActions, ExportProblem, ExportResult, ExportRunning, ExportStatus } from "./ExportRun.view.tsx"
import type { TransferClassNames } from "./ImportRoot.view.tsx"
import { type ExportDialogOptions, useExportHandlers } from "./useExport.ts"

export interface ExportDialogRootProps<Column extends string = never>
  extends ExportDialogOptions<Column>, ComponentProps<TransferClassNames> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

function Root<const Column extends string = never>({
  children,
  className,
  classNames,
  messages,
  ...options
}: ExportDialogRootProps<Column>) {
  return (
    <ExportRootView
      {...useExportHandlers(options)}
      className={className}
      classNames={classNames}
      messages={messages}
      styled={false}
    >
      {children}
    </ExportRootView>
  )
}

/**
 * The unstyled parts of an export.
 *
 * **Example** (Custom styling)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { ExportDialogParts } from "@portico/react/data"
 *
 * export const page = (
 *   <ExportDialogParts.Root query={Query.from("books")}>
 *     <ExportDialogParts.Title>All our books</ExportDialogParts.Title>
 *     <ExportDialogParts.Format />
 *     <ExportDialogParts.Progress />
 *     <ExportDialogParts.Problem />
 *     <ExportDialogParts.Result />
 *     <ExportDialogParts.Actions />
 *     <ExportDialogParts.Status />
 *   </ExportDialogParts.Root>
 * )
 * ```
 */
export const ExportDialogParts = {
  Root,
  Title: ExportTitle,
  Scope: ExportScope,
  Format: ExportFormat,
  Fields: ExportFields,
  Progress: ExportRunning,
  Problem: ExportProblem,
  Result: ExportResult,
  Actions: ExportActions,
  Status: ExportStatus
}
