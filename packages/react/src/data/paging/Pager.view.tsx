"use client"
import { usePagerContext } from "./PagerContext.ts"
import {
  PagerFirst,
  PagerLast,
  PagerNext,
  PagerPosition,
  PagerPrevious,
  PagerProblem,
  PagerRange,
  PagerSize,
  PagerStatus
} from "./PagerParts.view.tsx"
import { PagerRootView, type PagerRootViewProps } from "./PagerRoot.view.tsx"

export type PagerViewProps = Omit<PagerRootViewProps, "children" | "className" | "styled">

/** Renders a pager, by offset or by cursor, with or without a total. */
export function PagerView(props: PagerViewProps) {
  return (
    <PagerRootView {...props}>
      <PagerProblem />
      <PagerRange />
      <PagerSize />
      <Steps />
      <PagerStatus />
    </PagerRootView>
  )
}

function Steps() {
  const { classOf } = usePagerContext("Steps")
  return (
    <div className={classOf("pager-steps")}>
      <PagerFirst />
      <PagerPrevious />
      <PagerPosition />
      <PagerNext />
      <PagerLast />
    </div>
  )
}
