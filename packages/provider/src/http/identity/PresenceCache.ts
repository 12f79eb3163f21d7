/**
 * The sessions that were found to be current a short time ago, so that most calls of members do not read the store.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Caller } from "../../engine/identity/AccessTokens.ts"

type Key = Pick<Caller, "session" | "subject">

/** Caches the current sessions of members. */
export interface PresenceCache {
  /** Returns whether a session is current. Runs `read` if it was not found to be current within `lifetime`. */
  readonly check: <E, R>(key: Key, read: Effect.Effect<boolean, E, R>) => Effect.Effect<boolean, E, R>
  /** Removes one session. */
  readonly forgetSession: (session: string) => void
  /** Removes all sessions of a member. */
  readonly forgetMember: (subject: string) => void
  /** Removes all sessions. */
  readonly clear: () => void
}

/** Creates an empty cache. */
export const make = (): PresenceCache => {
  const entries = new Map<string, Key & { readonly until: number }>()
  let generation = 0

  return {
    check: (key, read) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => {
        const known = entries.get(key.session)
        if (known !== undefined && known.subject === key.subject && known.until > now) return Effect.succeed(true)
        const started = generation
        return Effect.tap(read, (isCurrent) =>
          Effect.sync(() => {
            entries.delete(key.session)
            // A session that ended while it was read must not be cached as current.
            if (!isCurrent || started !== generation) return
            entries.set(key.session, { session: key.session, subject: key.subject, until: now + lifetime })
            const [oldest] = entries.size > maximumEntries ? entries.keys() : []
            if (oldest !== undefined) entries.delete(oldest)
          })
        )
      }),
    forgetSession: (session) => {
      generation += 1
      entries.delete(session)
    },
    forgetMember: (member) => {
      generation += 1
      for (const { session, subject } of entries.values()) if (subject === member) entries.delete(session)
    },
    clear: () => {
      generation += 1
      entries.clear()
    }
  }
}

/**
 * The time for which a session counts as current after it was read, in milliseconds. If another process of the same
 * store ends the session, its access token is accepted for this time at most.
 */
export const lifetime = 15_000

/** The maximum number of cached sessions. The ones that were read first are dropped. */
export const maximumEntries = 10_000
