/**
 * The sign-in state of the page, derived from session changes.
 *
 * @since 0.1.0
 */
import type { SessionChange } from "@portico/client/session/Tokens"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"

/** The sign-in state of the page. */
export type MemberState =
  /** The state on a server, and until the tokens are read. */
  | { readonly _tag: "Unknown" }
  /** No member is signed in. `ended` is whether the provider ended a member's session. */
  | { readonly _tag: "Visitor"; readonly ended: boolean }
  /** A member is signed in. `parked` is whether the member's tokens currently cannot be refreshed. */
  | { readonly _tag: "Member"; readonly parked: boolean }

/** The reason why no member is signed in: never signed in, signed out, or the provider ended the session. */
export type SignedOutReason = "visitor" | "signedOut" | "ended"

/** The state on a server, and until the tokens are read. */
export const unknown: MemberState = { _tag: "Unknown" }

/** Returns the sign-in state after a session change. */
export const after = (before: MemberState, { reason, status }: SessionChange): MemberState => {
  switch (status) {
    case "member":
      return { _tag: "Member", parked: false }
    case "parked":
      return { _tag: "Member", parked: true }
    case "visitor":
    case "none":
      // After the provider ends a session, the client fetches visitor tokens. That change must not reset `ended`.
      return { _tag: "Visitor", ended: reason === "refused" || (reason === "visitor" && hasEnded(before)) }
  }
}

const hasEnded = (state: MemberState): boolean => state._tag === "Visitor" && state.ended

const present = new WeakSet<AtomRegistry.AtomRegistry>()

/** Records whether a member is signed in on the page of a registry. */
export const notePresence = (registry: AtomRegistry.AtomRegistry, isMember: boolean): void => {
  if (isMember) present.add(registry)
  else present.delete(registry)
}

/** Whether a member is signed in on the page of a registry. It is `false` if no component has read the session. */
export const isMemberPresent = (registry: AtomRegistry.AtomRegistry): boolean => present.has(registry)
