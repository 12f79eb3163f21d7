/**
 * Limits how often refused access tokens are refreshed. Otherwise a server that refuses every token would cause a
 * refresh for each call.
 *
 * @since 0.1.0
 */
import type * as Clock from "../../transport/internal/Clock.ts"
import { after, type Deadline, isPast } from "./Deadline.ts"

/** Decides whether a refused token is refreshed. */
export interface RefreshThrottle {
  /**
   * Reports that a resource (an endpoint, an origin) refused the current token, and returns whether to refresh it.
   * Returns `false` if the previous refresh for this resource is less than 30 seconds old, or if any refresh is that
   * recent and no resource has accepted its token yet.
   */
  readonly reportRefused: (resource: unknown) => boolean
  /** Reports that a resource accepted a token. */
  readonly reportAccepted: (resource: unknown) => void
}

/** Creates the refresh limit of one session. */
export const make = (clock: Clock.Clock): RefreshThrottle => {
  const waits = new Map<unknown, Deadline>()
  // Set when a refusal causes a refresh, until a resource accepts the new token.
  let unproven: Deadline | undefined

  const isWaiting = (deadline: Deadline | undefined) => deadline !== undefined && !isPast(clock, deadline)

  return {
    reportRefused: (resource) => {
      if (isWaiting(unproven) || isWaiting(waits.get(resource))) return false
      unproven = after(clock, refreshInterval)
      waits.set(resource, unproven)
      return true
    },
    reportAccepted: (resource) => {
      if (waits.size === 0) return
      unproven = undefined
      waits.delete(resource)
    }
  }
}

/** The minimum time between two refreshes for tokens that the same resource refuses, in seconds. */
const refreshInterval = 30
