"use client"
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

export interface PagesRootProps extends PagerProps, Pick<PagerRootViewProps, "children" | "className"> {}

function Root({ listing, pager, ...look }: PagesRootProps) {
  return <PagerRootView {...look} {...usePagerActions(pager, listing)} styled={false} />
}

/**
 * The unstyled parts of a pager, to compose in any order inside `Pages.Root`.
 *
 * **Example** (Two buttons with the range between them)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection, usePager } from "@portico/react"
 * import { Pages } from "@portico/react/data"
 *
 * const titles = Query.from("books").pipe(Query.ascending("title"))
 *
 * export function Leaf() {
 *   const pager = usePager(titles)
 *   const { listing } = useCollection(pager.query)
 *   return (
 *     <Pages.Root className="leaf" listing={listing} pager={pager}>
 *       <Pages.Previous>Back</Pages.Previous>
 *       <Pages.Range />
 *       <Pages.Next>On</Pages.Next>
 *       <Pages.Problem />
 *       <Pages.Status />
 *     </Pages.Root>
 *   )
 * }
 * ```
 */
export const Pages = {
  First: PagerFirst,
  Last: PagerLast,
  Next: PagerNext,
  Position: PagerPosition,
  Previous: PagerPrevious,
  Problem: PagerProblem,
  Range: PagerRange,
  Root,
  Size: PagerSize,
  Status: PagerStatus
} as const
