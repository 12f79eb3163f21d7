"use client"
import * as React from "react"
import type { MemberState } from "../../session/Member.ts"
import { carrying } from "./returnTo.ts"
import { useMember } from "../../session/useMember.ts"

/** Where somebody is sent who has to sign in first. */
export interface Leave {
  /** The page that the person was on. */
  readonly from: string
  /** The sign-in page, with `from` in its query: `returnTo` reads it there. Undefined without `redirectTo`. */
  readonly to: string | undefined
}

export interface RequireMemberOptions {
  /** The sign-in page. Without it the person stays. */
  readonly redirectTo?: string | undefined
  /** Called once where a member is needed and none is there. By default the browser goes to the sign-in page. */
  readonly onVisitor?: ((leave: Leave) => void) | undefined
  /** The page to come back to: an address, or as a router names it. The page at hand by default. */
  readonly from?: string | undefined
}

/**
 * Tells who is in front of a page that is for members, and sends visitors to the sign-in page. Whoever signs out on it
 * is not sent there: the sign-out leads elsewhere.
 *
 * **Example** (With a router)
 *
 * ```tsx
 * import { useRequireMember } from "@portico/react"
 *
 * export function Orders({ navigate }: { readonly navigate: (to: string) => void }) {
 *   const member = useRequireMember({ redirectTo: "/sign-in", onVisitor: ({ to }) => navigate(to ?? "/") })
 *   return member._tag === "Member" ? <h1>My orders</h1> : null
 * }
 * ```
 */
export const useRequireMember = ({ from, onVisitor = goTo, redirectTo }: RequireMemberOptions = {}): MemberState => {
  const state = useMember()
  const latest = React.useRef({ from, onVisitor, redirectTo })
  React.useEffect(() => {
    latest.current = { from, onVisitor, redirectTo }
  })
  const seen = React.useRef<"nobody" | "member" | "told">("nobody")
  React.useEffect(() => {
    if (state._tag === "Member") seen.current = "member"
    if (state._tag !== "Visitor" || seen.current === "told") return
    const signedOut = seen.current === "member" && !state.ended
    seen.current = "told"
    if (signedOut) return
    const { from = globalThis.location.href, onVisitor, redirectTo } = latest.current
    onVisitor({ from, to: redirectTo === undefined ? undefined : carrying(redirectTo, from) })
  }, [state])
  return state
}

// In place of the page at hand: a step back would only lead here again.
const goTo = ({ to }: Leave): void => {
  if (to !== undefined) globalThis.location.replace(to)
}
