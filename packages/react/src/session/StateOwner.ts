/**
 * The owner of the state that a page keeps: inputs, selections and unfinished steps.
 *
 * @since 0.1.0
 */
import type { SessionChange } from "@portico/client/session/Tokens"

/**
 * The identity of a member: the subject claim of the access token, or the id of the session if the token has no such
 * claim.
 */
export interface Identity {
  readonly subject?: string | undefined
  readonly session?: string | undefined
}

/** The owner of the state that a page keeps. */
export interface StateOwner {
  /** A counter. It increases when the stored state must be discarded because it belongs to another user. */
  readonly turn: number
  /** The member who owns the state. Until a member signs in, the state has no owner; then that member owns it. */
  readonly owner: Identity | undefined
}

/** The initial value: the state has no owner. */
export const nobody: StateOwner = { turn: 0, owner: undefined }

/** Whether two identities are the same member. Without a subject claim, each session counts as a separate member. */
export const isSame = (one: Identity, other: Identity): boolean =>
  one.subject !== undefined && other.subject !== undefined
    ? one.subject === other.subject
    : one.session === other.session

/**
 * Returns the owner after a session change. A member who signs in takes over the state that they began as a visitor.
 * After their session has ended, the state stays theirs until another member signs in. Signing out here discards it.
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
