"use client"
import { useDistinctContext } from "./DistinctContext.ts"
import {
  DistinctClear,
  DistinctList,
  type DistinctListProps,
  DistinctMore,
  DistinctNote,
  DistinctProblem,
  DistinctStatus
} from "./DistinctParts.view.tsx"
import { DistinctRootView, type DistinctRootViewProps } from "./DistinctRoot.view.tsx"

export interface DistinctValuesViewProps
  extends Omit<DistinctRootViewProps, "children">, Pick<DistinctListProps, "labelOf"> {}

/** Renders a distinct values list in each of its states. */
export function DistinctValuesView({ labelOf, ...root }: DistinctValuesViewProps) {
  return (
    <DistinctRootView {...root}>
      <DistinctProblem />
      <DistinctList labelOf={labelOf} />
      <DistinctNote />
      <Actions />
      <DistinctStatus />
    </DistinctRootView>
  )
}

function Actions() {
  const { classOf, state, value } = useDistinctContext("Actions")
  const canGoOn = state._tag === "Ready" && state.hasNext
  return canGoOn || value.length > 0 ? (
    <div className={classOf("distinct-actions")}>
      <DistinctMore />
      <DistinctClear />
    </div>
  ) : null
}
