import { RequireMember } from "@portico/react"
import type * as React from "react"
import { useLocation } from "wouter"
import { pathOf } from "../parts/ownLink.ts"
import { PageLoading } from "../parts/PageLoading.tsx"
import { paths } from "./screens.ts"
import { useIsArriving } from "./SilentArrival.tsx"

export interface MembersPageProps {
  readonly children: React.ReactNode
}

/** Renders a page for members. It redirects visitors to the sign-in page, which returns them here. */
export function MembersPage({ children }: MembersPageProps) {
  const [, navigate] = useLocation()
  if (useIsArriving()) return <PageLoading />
  return (
    <RequireMember
      loading={<PageLoading />}
      onVisitor={({ to = paths.signIn }) => navigate(pathOf(to) ?? paths.signIn, { replace: true })}
      // The shop's frame already shows this notice on every page.
      parked={<></>}
      redirectTo={paths.signIn}
    >
      {children}
    </RequireMember>
  )
}
