/**
 * Who is in front of the page, told from the changes of the session.
 *
 * @since 0.1.0
 */
import type { SessionChange } from "@portico/client/session/Held"
import type { MemberState } from "./Account.ts"

/** Before the tokens are read, and on a server. */
export const unknown: MemberState = { _tag: "Unknown" }

/** Who is in front of the page after a change of the session. */
export const after = (before: MemberState, { reason, status }: SessionChange): MemberState => {
  switch (status) {
    case "member":
      return { _tag: "Member", parked: false }
    case "parked":
      return { _tag: "Member", parked: true }
    case "visitor":
    case "none":
      // A visitor's tokens follow an ended session by themselves: it stays ended.
      return { _tag: "Visitor", ended: reason === "refused" || (reason === "visitor" && hasEnded(before)) }
  }
}

const hasEnded = (state: MemberState): boolean => state._tag === "Visitor" && state.ended
