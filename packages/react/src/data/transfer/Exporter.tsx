"use client"
/**
 * The unstyled parts of an export.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { ExportFields, ExportFormat, ExportScope, ExportTitle } from "./ExportParts.view.tsx"
import { ExportRootView } from "./ExportRoot.view.tsx"
import { ExportActions, ExportProblem, ExportResult, ExportRunning, ExportStatus } from "./ExportRun.view.tsx"
import type { TransferClassNames } from "./ImportRoot.view.tsx"
import { type ExportDialogOptions, useExportHandlers } from "./useExport.ts"

export interface ExporterRootProps<Column extends string = never> extends ExportDialogOptions<Column> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: TransferClassNames | undefined
  readonly messages?: MessageOverrides | undefined
}

function Root<const Column extends string = never>({
  children,
  className,
  classNames,
  messages,
  ...options
}: ExporterRootProps<Column>) {
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
 * import { Exporter } from "@portico/react/data"
 *
 * export const page = (
 *   <Exporter.Root query={Query.from("books")}>
 *     <Exporter.Title>All our books</Exporter.Title>
 *     <Exporter.Format />
 *     <Exporter.Progress />
 *     <Exporter.Problem />
 *     <Exporter.Result />
 *     <Exporter.Actions />
 *     <Exporter.Status />
 *   </Exporter.Root>
 * )
 * ```
 */
export const Exporter = {
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
