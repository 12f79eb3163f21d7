import type * as React from "react"
import { PageLoading } from "../parts/PageLoading.tsx"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { type Identity, useIdentityState } from "./useIdentity.ts"

/** The identity of a member whose id is known. It is the owner id of their items. */
export type MemberIdentity = Identity & { readonly id: string }

export interface WithIdentityProps {
  readonly children: (identity: MemberIdentity) => React.ReactNode
}

/** Renders a part of a page that needs the member's id. If the id cannot be read, it shows why, with a retry button. */
export function WithIdentity({ children }: WithIdentityProps) {
  const state = useIdentityState()
  if (state._tag === "Failed") return <ProblemNotice onRetry={state.retry} problem={state.problem} />
  if (state._tag !== "Known" || state.identity.id === undefined) return <PageLoading />
  return children({ ...state.identity, id: state.identity.id })
}
