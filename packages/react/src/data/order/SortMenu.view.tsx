"use client"
import { SortFields, SortProblem, SortStatus } from "./SortParts.view.tsx"
import { SortRootView, type SortRootViewProps } from "./SortRoot.view.tsx"

export type SortMenuViewProps = Omit<SortRootViewProps, "children" | "className" | "styled">

/** Renders a sort menu for one or several fields, each with its direction and position. */
export function SortMenuView(props: SortMenuViewProps) {
  return (
    <SortRootView {...props}>
      <SortProblem />
      <SortFields />
      <SortStatus />
    </SortRootView>
  )
}
