"use client"
import { useMember } from "../../session/memberAtom.ts"
import { GuardView, type GuardAppearance } from "./Guard.view.tsx"
import type * as React from "react"

export interface SignedInProps extends GuardAppearance {
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
  return <GuardView {...props} state={useMember()} visibleTo="member" />
}

export interface SignedOutProps extends GuardAppearance {}

/**
 * Renders its children if no member is signed in. A member whose session cannot currently be refreshed counts as signed
 * in.
 */
export function SignedOut(props: SignedOutProps) {
  return <GuardView {...props} state={useMember()} visibleTo="visitor" />
}
