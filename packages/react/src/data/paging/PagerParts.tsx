"use client"
/**
 * The unstyled parts of a pager, to compose in any order inside `PagerParts.Root`.
 *
 * **Example** (Two buttons with the range between them)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection, usePager } from "@portico/react"
 * import { PagerParts } from "@portico/react/data"
 *
 * const titles = Query.from("books").pipe(Query.ascending("title"))
 *
 * export function Leaf() {
 *   const pager = usePager(titles)
 *   const { listing } = useCollection(pager.query)
 *   return (
 *     <PagerParts.Root className="leaf" listing={listing} pager={pager}>
 *       <PagerParts.Previous>Back</PagerParts.Previous>
 *       <PagerParts.Range />
 *       <PagerParts.Next>On</PagerParts.Next>
 *       <PagerParts.Problem />
 *       <PagerParts.Status />
 *     </PagerParts.Root>
 *   )
 * }
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import { type PagerProps, usePagerActions } from "./Pager.tsx"
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
import { PagerRootView, type PagerRootViewProps } from "./Pager.view.tsx"

export interface PagerRootProps extends PagerProps, Pick<PagerRootViewProps, "children" | keyof RootElementProps> {}

function Root({ listing, pager, ...viewProps }: PagerRootProps) {
  return <PagerRootView {...viewProps} {...usePagerActions(pager, listing)} styled={false} />
}

export {
  PagerFirst as First,
  PagerLast as Last,
  PagerNext as Next,
  PagerPosition as Position,
  PagerPrevious as Previous,
  PagerProblem as Problem,
  PagerRange as Range,
  Root,
  PagerSize as Size,
  PagerStatus as Status
}
