"use client"
import { SortFields, SortProblem, SortStatus } from "./SortParts.view.tsx"
import { SortRootView, type SortRootViewProps } from "./SortRoot.view.tsx"

export type SortMenuViewProps = Omit<SortRootViewProps, "children" | "className" | "styled">

/** How a menu that sorts looks: by one field or by several, each with its direction and its place. */
export function SortMenuView(props: SortMenuViewProps) {
  return (
    <SortRootView {...props}>
      <SortProblem />
      <SortFields />
      <SortStatus />
    </SortRootView>
  )
}
