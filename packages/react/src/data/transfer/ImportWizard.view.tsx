"use client"
import type { RootElementProps } from "../../parts/Part.view.tsx"
import { ImportPick, ImportTitle, type ImportTitleProps } from "./ImportFileParts.view.tsx"
import { ImportMapping, ImportMode, ImportPreview, ImportStart } from "./ImportPreview.view.tsx"
import { ImportRootView, type ImportRootViewProps } from "./ImportRoot.view.tsx"
import { ImportProblem, ImportReport, ImportRunning, ImportStatus } from "./ImportRun.view.tsx"

export interface ImportWizardViewProps extends Omit<
  ImportRootViewProps,
  "children" | keyof RootElementProps | "styled"
> {
  /** The heading level that fits the surrounding page. */
  readonly headingLevel?: ImportTitleProps["level"]
}

/** Renders an import in its current state. */
export function ImportWizardView({ headingLevel, ...root }: ImportWizardViewProps) {
  return (
    <ImportRootView {...root}>
      <ImportTitle level={headingLevel} />
      <ImportPick />
      <ImportPreview />
      <ImportMapping />
      <ImportMode />
      <ImportStart />
      <ImportRunning />
      <ImportProblem />
      <ImportReport />
      <ImportStatus />
    </ImportRootView>
  )
}
