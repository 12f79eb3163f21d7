/**
 * Whose the things are that a page keeps over time: what was entered, chosen, begun and not finished.
 *
 * @since 0.1.0
 */
import type { SessionChange } from "@portico/client/session/Tokens"

/** A member, as far as the tokens tell: by the access token's own claim, or only by the session. */
export interface Identity {
  readonly subject?: string | undefined
  readonly session?: string | undefined
}

/** Whose it is what the page keeps. */
export interface StateOwner {
  /** Another one where what the page kept belongs to nobody any more who can be in front of it. */
  readonly turn: number
  /** The member of this turn. Before somebody signs in it is nobody's, and then theirs. */
  readonly owner: Identity | undefined
}

/** Nobody yet. */
export const nobody: StateOwner = { turn: 0, owner: undefined }

/** Whether two are one member. Where a token tells no member, each session is one of its own. */
export const isSame = (one: Identity, other: Identity): boolean =>
  one.subject !== undefined && other.subject !== undefined
    ? one.subject === other.subject
    : one.session === other.session

/**
 * Whose it is after a change of the session. What a visitor began is theirs who sign in next. What a member began
 * stays theirs while their session is over, until another member is there; who signs out here leaves nothing behind.
 */
export const after = (
  person: StateOwner,
  { reason, status }: SessionChange,
  identity: Identity | undefined
): StateOwner => {
  const { owner, turn } = person
  if (status === "member" || status === "parked") {
    if (identity === undefined) return person
    const isOther = owner !== undefined && !isSame(owner, identity)
    return { turn: isOther ? turn + 1 : turn, owner: identity }
  }
  return reason === "cleared" && owner !== undefined ? { turn: turn + 1, owner: undefined } : person
}
