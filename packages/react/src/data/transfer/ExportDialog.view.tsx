"use client"
import type { RootElementProps } from "../../parts/Part.view.tsx"
import { ExportFields, ExportFormat, ExportScope, ExportTitle, type ExportTitleProps } from "./ExportParts.view.tsx"
import { ExportRootView, type ExportRootViewProps } from "./ExportRoot.view.tsx"
import { ExportActions, ExportProblem, ExportResult, ExportRunning, ExportStatus } from "./ExportRun.view.tsx"

export interface ExportPanelViewProps extends Omit<
  ExportRootViewProps,
  "children" | Exclude<keyof RootElementProps, "id">
> {
  /** The heading level that fits the surrounding page. */
  readonly headingLevel?: ExportTitleProps["level"]
}

/** Renders an export in its current state. `styled={false}` omits the kit's class names. */
export function ExportDialogView({ headingLevel, ...root }: ExportPanelViewProps) {
  return (
    <ExportRootView {...root}>
      <ExportTitle level={headingLevel} />
      <ExportScope />
      <ExportFormat />
      <ExportFields />
      <ExportProblem />
      <ExportRunning />
      <ExportResult />
      <ExportActions />
      <ExportStatus />
    </ExportRootView>
  )
}
