import { useLeft } from "./useLeft.ts"
import type { MemberState, WhyNobody } from "../../session/Member.ts"
import { carrying } from "./returnTo.ts"
import { type RequireMemberOptions, useRequireMember } from "./useRequireMember.ts"

/** The sign-in state of a members-only page, and the reason to show to a visitor. */
export interface GuardController {
  /** The address of the sign-in page, with the page to return to as a query parameter. */
  readonly signInHref: string | undefined
  readonly state: MemberState
  readonly why: WhyNobody
}

/** Guards a members-only page, or a part of one. */
export const useGuard = ({ from, onVisitor, redirectTo }: RequireMemberOptions): GuardController => {
  const state = useRequireMember({ from, onVisitor, redirectTo })
  const left = useLeft(state._tag)
  const ended = state._tag === "Visitor" && state.ended
  return { signInHref: signInFrom(redirectTo, from), state, why: ended ? "ended" : left ? "left" : "visitor" }
}

// A server has no current address, so the link has no page to return to until the browser renders it.
const signInFrom = (redirectTo: string | undefined, from = globalThis.location?.href): string | undefined =>
  redirectTo === undefined || from === undefined ? redirectTo : carrying(redirectTo, from)
