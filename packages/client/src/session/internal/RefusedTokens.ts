/**
 * Limits how often refused access tokens are refreshed: a server that refuses every token must not cost a refresh for
 * each call.
 *
 * @since 0.1.0
 */
import type * as Clock from "effect/Clock"
import { after, type Deadline, isPast } from "./Deadline.ts"

/** Decides whether a refused token is worth a refresh. */
export interface RefusedTokens {
  /**
   * Reports a refusal of the current token by a resource (an endpoint, an origin). Returns whether the token is to be
   * refreshed: not if the previous refresh for this resource, or one whose token no resource has accepted yet, is less
   * than 30 seconds old.
   */
  readonly refuse: (resource: unknown) => boolean
  /** Reports that a resource accepted a token. */
  readonly accept: (resource: unknown) => void
}

/** Creates the limit of one session. */
export const make = (clock: Clock.Clock): RefusedTokens => {
  const waits = new Map<unknown, Deadline>()
  // Set from a refresh until some resource accepts the token that it gave.
  let unproven: Deadline | undefined

  const isWaiting = (deadline: Deadline | undefined) => deadline !== undefined && !isPast(clock, deadline)

  return {
    refuse: (resource) => {
      if (isWaiting(unproven) || isWaiting(waits.get(resource))) return false
      unproven = after(clock, refreshInterval)
      waits.set(resource, unproven)
      return true
    },
    accept: (resource) => {
      if (waits.size === 0) return
      unproven = undefined
      waits.delete(resource)
    }
  }
}

/** Seconds between two refreshes for tokens that the same resource refuses. */
const refreshInterval = 30
