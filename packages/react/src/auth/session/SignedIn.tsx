"use client"
import type * as React from "react"
import { type GuardLook, GuardView } from "./Guard.view.tsx"
import { useMember } from "../../session/useMember.ts"

export interface SignedInProps extends GuardLook {
  /** Stands before it while the member's session cannot be renewed. Nothing by default. */
  readonly parked?: React.ReactNode
}

/**
 * What only a member sees. While it is not known who is in front of the page there is neither it nor its fallback.
 *
 * **Example** (A link for members)
 *
 * ```tsx
 * import { SignedIn, SignedOut } from "@portico/react"
 *
 * export const navigation = (
 *   <nav>
 *     <SignedIn>
 *       <a href="/orders">My orders</a>
 *     </SignedIn>
 *     <SignedOut>
 *       <a href="/sign-in">Sign in</a>
 *     </SignedOut>
 *   </nav>
 * )
 * ```
 */
export function SignedIn(props: SignedInProps) {
  return <GuardView {...props} state={useMember()} whom="member" />
}
