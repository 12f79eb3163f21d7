"use client"
import type * as React from "react"
import { type GuardLook, GuardView } from "./Guard.view.tsx"
import { useMember } from "../../session/useMember.ts"

export interface SignedInProps extends GuardLook {
  /** The content above the children while the member's session cannot be refreshed. Default: nothing. */
  readonly parked?: React.ReactNode
}

/**
 * Renders its children if a member is signed in, and `fallback` if not. Renders `loading` until the sign-in state is
 * known.
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
