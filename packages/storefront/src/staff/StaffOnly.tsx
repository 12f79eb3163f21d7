import { useCollection } from "@portico/react"
import { DataErrorView } from "@portico/react/data"
import type * as React from "react"
import { Link } from "wouter"
import { editorsQuery } from "../account/useIsEditor.ts"
import { useShop } from "../words/useShop.ts"
import { PageLoading } from "../parts/PageLoading.tsx"

export interface StaffOnlyProps {
  readonly children: React.ReactNode
}

/**
 * Renders its children for editors only. An editor is a member with permission to read the sales. The provider checks
 * it.
 */
export function StaffOnly({ children }: StaffOnlyProps) {
  const { words } = useShop()
  const { listing, refetch } = useCollection(editorsQuery)
  if (listing._tag === "Loading") return <PageLoading />
  if (listing._tag === "Ready") return children
  if (listing.problem.key !== "noPermission") return <DataErrorView onRetry={refetch} problem={listing.problem} />
  return (
    <div className="notice">
      <h2>{words.staff.editorsOnly}</h2>
      <p>
        {words.staff.noAccess} <Link href="/">{words.common.browse}</Link>
      </p>
    </div>
  )
}
