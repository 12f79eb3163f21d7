"use client"
import type * as React from "react"
import type { MemberState } from "../../session/Member.ts"

export interface GuardLook {
  readonly children: React.ReactNode
  /** The content for all other users. Default: nothing. */
  readonly fallback?: React.ReactNode
  /** The content while the sign-in state is unknown, including on a server. Default: nothing. */
  readonly loading?: React.ReactNode
}

export interface GuardViewProps extends GuardLook {
  /** The content above the children while the member's session cannot be refreshed. */
  readonly parked?: React.ReactNode
  readonly state: MemberState
  /** The users who see the children. */
  readonly whom: "member" | "visitor"
}

/** Renders the children for members only or for visitors only, and never before the sign-in state is known. */
export function GuardView({ children, fallback, loading, parked, state, whom }: GuardViewProps) {
  if (state._tag === "Unknown") return loading
  if (state._tag !== (whom === "member" ? "Member" : "Visitor")) return fallback
  return (
    <>
      {state._tag === "Member" && state.parked && parked}
      {children}
    </>
  )
}
