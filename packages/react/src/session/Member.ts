/**
 * Who is in front of the page, told from the changes of the session.
 *
 * @since 0.1.0
 */
import type { SessionChange } from "@portico/client/session/Tokens"

/** Who is in front of the page. */
export type MemberState =
  /** Not known yet: on a server, and until the tokens are read. */
  | { readonly _tag: "Unknown" }
  /** Nobody is signed in. `ended`: somebody was, until the provider ended the session. */
  | { readonly _tag: "Visitor"; readonly ended: boolean }
  /** A member is signed in. `parked`: the member's tokens cannot be refreshed for now. */
  | { readonly _tag: "Member"; readonly parked: boolean }

/** Why nobody is signed in: never was, has just signed out, or the provider ended the session. */
export type WhyNobody = "visitor" | "left" | "ended"

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
