"use client"
import { useFailure } from "./FailureContext.ts"
import {
  FailureCopy,
  FailureDeveloper,
  FailureIcon,
  FailureRetry,
  FailureSignIn,
  FailureStatus,
  FailureText
} from "./FailureParts.view.tsx"
import { FailureRootView, type FailureRootViewProps } from "./FailureRoot.view.tsx"

export type DataErrorViewProps = Omit<FailureRootViewProps, "children" | "className">

/**
 * Why a collection, or an item of it, is not shown: plain words for people with what they can do; in `mode="dev"` code,
 * place, values and what to mend for developers too. What is merely not there is no error, and told as news.
 *
 * **Example** (In place of a list)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection } from "@portico/react"
 * import { DataErrorView } from "@portico/react/data"
 *
 * const books = Query.from("books")
 *
 * export function Count() {
 *   const { listing, refetch } = useCollection(books)
 *   if (listing._tag === "Failed") return <DataErrorView onRetry={refetch} problem={listing.problem} />
 *   return listing._tag === "Ready" ? <p>{listing.items.length} books</p> : null
 * }
 * ```
 */
export function DataErrorView(props: DataErrorViewProps) {
  return (
    <FailureRootView {...props}>
      <FailureIcon />
      <FailureText />
      <Actions />
      <FailureStatus />
      <FailureDeveloper />
    </FailureRootView>
  )
}

function Actions() {
  const { classOf, controller } = useFailure("Actions")
  const { canRetry, canSignIn, reference } = controller
  return canRetry || canSignIn || reference !== "" ? (
    <div className={classOf("failure-actions")}>
      <FailureSignIn />
      <FailureRetry />
      <FailureCopy />
    </div>
  ) : null
}
