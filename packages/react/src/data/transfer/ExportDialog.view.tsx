"use client"
import { ExportFields, ExportFormat, ExportScope, ExportTitle, type ExportTitleProps } from "./ExportParts.view.tsx"
import { ExportRootView, type ExportRootViewProps } from "./ExportRoot.view.tsx"
import { ExportActions, ExportProblem, ExportResult, ExportRunning, ExportStatus } from "./ExportRun.view.tsx"

export interface ExportPanelViewProps extends Omit<ExportRootViewProps, "children" | "className"> {
  /** Level of the heading in the page around it. */
  readonly headingLevel?: ExportTitleProps["level"]
}

/** How an export looks in each of its states. `styled={false}` leaves the kit's classes out. */
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
