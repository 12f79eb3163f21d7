/**
 * The time for which callers have recently used a store. It halves every second, so that a slow operation has no effect
 * after a few seconds.
 *
 * @since 0.1.0
 */

/** A record of the recent use of a store, by caller. Times are milliseconds. */
export interface Usage {
  /** Adds the time that an operation of a caller took. */
  readonly add: (caller: string, milliseconds: number) => void
  /** Returns the time that a caller has used recently. */
  readonly of: (caller: string) => number
}

/** Creates an empty record. */
export const make = (): Usage => {
  // Those that used the store last are at the end.
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
