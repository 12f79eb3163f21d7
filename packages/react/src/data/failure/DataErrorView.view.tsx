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
 * Renders an error of a collection or item: a message for users, with the actions that can help. With `mode="dev"` it
 * also shows developers the error code, the path, the values and the fix. A missing item is shown as information, not
 * as an error.
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
