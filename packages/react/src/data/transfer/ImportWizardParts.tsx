"use client"
/**
 * The unstyled parts of an import.
 *
 * @since 0.1.0
 */
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import { ImportPick, ImportTitle } from "./ImportFileParts.view.tsx"
import { ImportMapping, ImportMode, ImportPreview, ImportStart } from "./ImportPreview.view.tsx"
import { ImportRootView, type TransferClassNames } from "./ImportRoot.view.tsx"
import { ImportBadge, ImportProblem, ImportReport, ImportRunning, ImportStatus } from "./ImportRun.view.tsx"
import { type ImportWizardOptions, useImportHandlers } from "./useImport.ts"

export interface ImportWizardRootProps extends ImportWizardOptions, ComponentProps<TransferClassNames> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

function Root({ children, className, classNames, messages, ...options }: ImportWizardRootProps) {
  return (
    <ImportRootView
      {...useImportHandlers(options)}
      className={className}
      classNames={classNames}
      messages={messages}
      styled={false}
    >
      {children}
    </ImportRootView>
  )
}

/**
 * The unstyled parts of an import.
 *
 * **Example** (Custom styling)
 *
 * ```tsx
 * import { ImportWizardParts } from "@portico/react/data"
 *
 * export const page = (
 *   <ImportWizardParts.Root collection="books">
 *     <ImportWizardParts.Title>New books</ImportWizardParts.Title>
 *     <ImportWizardParts.File />
 *     <ImportWizardParts.Preview />
 *     <ImportWizardParts.Start />
 *     <ImportWizardParts.Progress />
 *     <ImportWizardParts.Problem />
 *     <ImportWizardParts.Report />
 *     <ImportWizardParts.Status />
 *   </ImportWizardParts.Root>
 * )
 * ```
 */
export const ImportWizardParts = {
  Root,
  Title: ImportTitle,
  File: ImportPick,
  Preview: ImportPreview,
  Mapping: ImportMapping,
  Mode: ImportMode,
  Start: ImportStart,
  Badge: ImportBadge,
  Progress: ImportRunning,
  Problem: ImportProblem,
  Report: ImportReport,
  Status: ImportStatus
}
