import * as Query from "@portico/client/data/Query"
import { useCollection } from "@portico/react"
import { DataErrorView } from "@portico/react/data"
import type * as React from "react"
import { Link } from "wouter"
import { Sales } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"
import { PageLoading } from "../parts/PageLoading.tsx"

export interface StaffOnlyProps {
  readonly children: React.ReactNode
}

const one = Query.from(Sales).pipe(Query.fields("month"), Query.limit(1))

/**
 * Renders its children for editors only. An editor is a member with permission to read the sales. The provider checks
 * it.
 */
export function StaffOnly({ children }: StaffOnlyProps) {
  const { words } = useShop()
  const { listing, refetch } = useCollection(one)
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
