/**
 * The time for which callers have recently used a store. It halves every second, so a slow operation has no effect
 * after a few seconds.
 *
 * @since 0.1.0
 */

/** A record of the recent store usage of callers, in milliseconds. */
export interface Usage {
  /** Adds the time that an operation of a caller took. */
  readonly add: (caller: string, milliseconds: number) => void
  /** Returns the time that a caller has used recently. */
  readonly of: (caller: string) => number
}

/** Creates an empty record. */
export const make = (): Usage => {
  // Ordered by last use, the most recent last, so that the loop below can stop at the first recent entry.
  const entries = new Map<string, { readonly milliseconds: number; readonly at: number }>()
  const of = (caller: string): number => {
    const entry = entries.get(caller)
    return entry === undefined ? 0 : entry.milliseconds * 2 ** ((entry.at - performance.now()) / halfLife)
  }
  return {
    of,
    add: (caller, milliseconds) => {
      const now = performance.now()
      const total = of(caller) + milliseconds
      entries.delete(caller)
      entries.set(caller, { milliseconds: total, at: now })
      for (const [key, { at }] of entries) {
        if (now - at < forgotten) return
        entries.delete(key)
      }
    }
  }
}

const halfLife = 1000

const forgotten = 20_000
