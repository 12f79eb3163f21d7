"use client"
import { type GuardLook, GuardView } from "./Guard.view.tsx"
import { useMember } from "../../session/useMember.ts"

export interface SignedOutProps extends GuardLook {}

/**
 * Renders its children if no member is signed in. A member whose session cannot currently be refreshed counts as signed
 * in.
 */
export function SignedOut(props: SignedOutProps) {
  return <GuardView {...props} state={useMember()} whom="visitor" />
}
