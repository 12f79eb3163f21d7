"use client"
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
 *
 * @since 0.1.0
 */
import { rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import { ImportPick, ImportTitle } from "./ImportFileParts.view.tsx"
import { ImportMapping, ImportMode, ImportPreview, ImportStart } from "./ImportPreview.view.tsx"
import { ImportRootView, type ImportWizardClassNames } from "./ImportRoot.view.tsx"
import { ImportBadge, ImportProblem, ImportReport, ImportRunning, ImportStatus } from "./ImportRun.view.tsx"
import { type ImportWizardOptions, useImportHandlers } from "./useImport.ts"

export interface ImportWizardRootProps
  extends ImportWizardOptions, ComponentProps<ImportWizardClassNames>, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, classNames, messages, ...options }: ImportWizardRootProps) {
  return (
    <ImportRootView
      {...useImportHandlers(options)}
      {...rootProps(options, "name")}
      classNames={classNames}
      messages={messages}
      styled={false}
    >
      {children}
    </ImportRootView>
  )
}

export {
  Root,
  ImportTitle as Title,
  ImportPick as File,
  ImportPreview as Preview,
  ImportMapping as Mapping,
  ImportMode as Mode,
  ImportStart as Start,
  ImportBadge as Badge,
  ImportRunning as Progress,
  ImportProblem as Problem,
  ImportReport as Report,
  ImportStatus as Status
}
