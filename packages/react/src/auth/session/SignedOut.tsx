"use client"
import { type GuardLook, GuardView } from "./Guard.view.tsx"
import { useMember } from "../../session/useMember.ts"

export interface SignedOutProps extends GuardLook {}

/** What only a visitor sees. A member whose session cannot be renewed for now is none. */
export function SignedOut(props: SignedOutProps) {
  return <GuardView {...props} state={useMember()} whom="visitor" />
}
