"use client"
import type * as React from "react"
import type { MemberState } from "../../session/Member.ts"

export interface GuardLook {
  readonly children: React.ReactNode
  /** Stands in place of it for everybody else. Nothing by default. */
  readonly fallback?: React.ReactNode
  /** Stands there while it is not known who is in front of the page, on a server too. Nothing by default. */
  readonly loading?: React.ReactNode
}

export interface GuardViewProps extends GuardLook {
  /** Stands before it while the member's session cannot be renewed. */
  readonly parked?: React.ReactNode
  readonly state: MemberState
  /** Whom it is for. */
  readonly whom: "member" | "visitor"
}

/** What is there for one kind of person: never before it is known who is there. */
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
