import { useLeft } from "./useLeft.ts"
import type { MemberState, WhyNobody } from "../../session/Member.ts"
import { carrying } from "./returnTo.ts"
import { type RequireMemberOptions, useRequireMember } from "./useRequireMember.ts"

/** Who is in front of a page for members, and what is said to a visitor. */
export interface GuardController {
  /** Where the sign-in page is, with the way back. */
  readonly signInHref: string | undefined
  readonly state: MemberState
  readonly why: WhyNobody
}

/** Guards a page, or a part of one, that is for members. */
export const useGuard = ({ from, onVisitor, redirectTo }: RequireMemberOptions): GuardController => {
  const state = useRequireMember({ from, onVisitor, redirectTo })
  const left = useLeft(state._tag)
  const ended = state._tag === "Visitor" && state.ended
  return { signInHref: signInFrom(redirectTo, from), state, why: ended ? "ended" : left ? "left" : "visitor" }
}

// On a server there is no page to come back to yet, and nobody to send.
const signInFrom = (redirectTo: string | undefined, from = globalThis.location?.href): string | undefined =>
  redirectTo === undefined || from === undefined ? redirectTo : carrying(redirectTo, from)
