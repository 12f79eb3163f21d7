import { RequireMember } from "@portico/react"
import type * as React from "react"
import { useLocation } from "wouter"
import { pathOf } from "../parts/ownLink.ts"
import { PageLoading } from "../parts/PageLoading.tsx"
import { paths } from "./screens.ts"

export interface MembersPageProps {
  readonly children: React.ReactNode
}

/** A page for members. Visitors are asked to sign in first, and come back here. */
export function MembersPage({ children }: MembersPageProps) {
  const [, navigate] = useLocation()
  return (
    <RequireMember
      loading={<PageLoading />}
      onVisitor={({ to = paths.signIn }) => navigate(pathOf(to) ?? paths.signIn, { replace: true })}
      // The frame of the shop says so on every page.
      parked={<></>}
      redirectTo={paths.signIn}
    >
      {children}
    </RequireMember>
  )
}
