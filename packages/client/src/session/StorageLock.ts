/**
 * A lock made of entries in a storage that several processes share, for browsers without Web Locks and for programs that
 * bring their own storage.
 *
 * A storage has no atomic compare-and-set. A client writes its claim, waits until claims that were written at the same
 * time are visible, and owns the lock if its claim is the one that stayed.
 *
 * @since 0.1.0
 */
import type { WebStorage } from "./WebStorage.ts"

/**
 * Creates a function that requests locks in a storage. `delay` is the time in milliseconds that a write takes to reach
 * other processes. A storage that fails gives the lock at once: then no other client can use it either.
 */
export const request =
  (open: () => WebStorage, delay: number) =>
  (name: string, signal: AbortSignal, grant: (release: () => void) => void): void => {
    const key = `${name}.lock`
    const claim = crypto.getRandomValues(new Uint32Array(2)).join("-")

    const ownerOf = (): string | undefined => {
      const [owner, until] = (open().getItem(key) ?? "").split(" ")
      // A lease longer than any that is given out was written before the clock was set back.
      const left = Number(until) - Date.now()
      return left > 0 && left <= lease ? owner : undefined
    }
    const write = () => open().setItem(key, `${claim} ${Date.now() + lease}`)
    const withdraw = () => {
      if (ownerOf() === claim) open().removeItem(key)
    }

    const attempt = (): void => {
      if (signal.aborted) return quietly(withdraw)
      try {
        const owner = ownerOf()
        if (owner === claim) return own()
        if (owner === undefined) write()
        setTimeout(attempt, owner === undefined ? delay + settling * (1 + Math.random()) : polling)
      } catch {
        grant(() => {})
      }
    }

    const own = (): void => {
      const renewal = setInterval(() => quietly(() => (ownerOf() === claim ? write() : undefined)), lease / 3)
      // A timer of Node keeps the process alive unless it is told otherwise; one of a browser is a number.
      if (typeof renewal === "object") renewal.unref()
      grant(() => {
        clearInterval(renewal)
        quietly(withdraw)
      })
    }

    attempt()
  }

const quietly = (use: () => void): void => {
  try {
    use()
  } catch {
    // The entry expires by itself.
  }
}

/** Milliseconds after which the entry of a client that hangs or was killed no longer counts. */
const lease = 9000
/** Milliseconds after which a claim that was overwritten is visible as such. */
const settling = 10
/** Milliseconds between two looks at a lock that another client owns. */
const polling = 25
