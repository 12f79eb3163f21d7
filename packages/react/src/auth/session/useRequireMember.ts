"use client"
import type { MemberState, SignedOutReason } from "../../session/Member.ts"
import { useMember } from "../../session/memberAtom.ts"
import { carrying } from "./returnTo.ts"
import { useLeft } from "./useLogout.ts"
import * as React from "react"

/** The sign-in state of a members-only page, and the reason to show to a visitor. */
export interface GuardController {
  /** The address of the sign-in page, with the page to return to as a query parameter. */
  readonly signInHref: string | undefined
  readonly state: MemberState
  readonly reason: SignedOutReason
}

/** Guards a members-only page, or a part of one. */
export const useGuard = ({ from, onVisitor, redirectTo }: RequireMemberOptions): GuardController => {
  const state = useRequireMember({ from, onVisitor, redirectTo })
  const left = useLeft(state._tag)
  const ended = state._tag === "Visitor" && state.ended
  return { signInHref: signInFrom(redirectTo, from), state, reason: ended ? "ended" : left ? "signedOut" : "visitor" }
}

// A server has no current address, so the link has no page to return to until the browser renders it.
const signInFrom = (redirectTo: string | undefined, from = globalThis.location?.href): string | undefined =>
  redirectTo === undefined || from === undefined ? redirectTo : carrying(redirectTo, from)

/** The redirect of a visitor who must sign in first. */
export interface Leave {
  /** The page that the visitor was on. */
  readonly from: string
  /** The sign-in page, with `from` in its query, where `returnTo` reads it. Undefined without `redirectTo`. */
  readonly to: string | undefined
}

export interface RequireMemberOptions {
  /** The address of the sign-in page. Without it, visitors are not redirected. */
  readonly redirectTo?: string | undefined
  /** Called once if no member is signed in. By default the browser goes to the sign-in page. */
  readonly onVisitor?: ((leave: Leave) => void) | undefined
  /** The page to return to, as an absolute or a relative address. Default: the current page. */
  readonly from?: string | undefined
}

/**
 * Returns the sign-in state for a members-only page, and redirects visitors to the sign-in page. A member who signs out
 * on the page is not redirected, because the sign-out itself navigates.
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
  const seen = React.useRef<"none" | "member" | "notified">("none")
  React.useEffect(() => {
    if (state._tag === "Member") seen.current = "member"
    if (state._tag !== "Visitor" || seen.current === "notified") return
    const signedOut = seen.current === "member" && !state.ended
    seen.current = "notified"
    if (signedOut) return
    const { from = globalThis.location.href, onVisitor, redirectTo } = latest.current
    onVisitor({ from, to: redirectTo === undefined ? undefined : carrying(redirectTo, from) })
  }, [state])
  return state
}

// The page is replaced in the browser's history. Otherwise the back button would return to it and redirect again.
const goTo = ({ to }: Leave): void => {
  if (to !== undefined) globalThis.location.replace(to)
}
