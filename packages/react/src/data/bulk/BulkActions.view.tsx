"use client"
import { BulkBar, BulkProblem, BulkProgress, BulkReport, BulkStatus } from "./BulkParts.view.tsx"
import { BulkConfirm } from "./BulkQuestions.view.tsx"
import { BulkRootView, type BulkRootViewProps } from "./BulkRoot.view.tsx"

export interface BulkActionsViewProps extends Omit<BulkRootViewProps, "children" | "className" | "styled"> {}

/** Renders a bulk operation in its current state. */
export function BulkActionsView(props: BulkActionsViewProps) {
  return (
    <BulkRootView {...props}>
      <BulkBar />
      <BulkProgress />
      <BulkProblem />
      <BulkReport />
      <BulkConfirm />
      <BulkStatus />
    </BulkRootView>
  )
}
