"use client"
import type { RootElementProps } from "../../parts/Part.view.tsx"
import { problems } from "../../i18n/en/problems/problems.ts"
import { FailureBox, FailureContent, type FailureRootViewProps } from "./FailureParts.view.tsx"

/** Renders the container of the parts and provides their context. */
export function FailureRootView(props: FailureRootViewProps) {
  return <FailureBox {...props} english={problems} />
}

export type DataErrorViewProps = Omit<FailureRootViewProps, "children" | keyof RootElementProps>

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
      <FailureContent />
    </FailureRootView>
  )
}
