/**
 * Accesses the storages of a browser. Every access may throw: a storage can be denied, full or cleared.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { logWarning } from "../../transport/internal/Log.ts"

/** The methods of `Storage` that the client uses. */
export type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** The error of a storage operation. `reason` contains no part of the stored value. */
export class StorageFailed extends Data.TaggedError("StorageFailed")<{
  readonly operation: "load" | "save" | "remove"
  readonly reason: string
}> {
  override get message(): string {
    return `The storage failed to ${this.operation}: ${this.reason}.`
  }
}

/**
 * Runs a storage operation. A failure has only the name of the thrown error, because its message may quote the stored
 * value.
 */
export const attempt = <A>(operation: StorageFailed["operation"], use: () => A): Effect.Effect<A, StorageFailed> =>
  Effect.try({ try: use, catch: (cause) => new StorageFailed({ operation, reason: String(Object(cause).name) }) })

/** Creates a function that logs storage failures instead of failing, each of them once. */
export const surviving = (): (<A>(use: Effect.Effect<A, StorageFailed>) => Effect.Effect<A | void>) => {
  const reported = new Set<string>()
  return (use) =>
    Effect.catch(use, ({ message }) => {
      const isNews = !reported.has(message)
      reported.add(message)
      return isNews ? logWarning(message) : Effect.void
    })
}

/** Creates a storage in memory. */
export const memory = (): WebStorage => {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key)
  }
}

/**
 * Returns a function that opens a storage of the browser, and throws if the browser denies access. Without a document,
 * it opens a storage in memory.
 */
export const opening = (name: "localStorage" | "sessionStorage"): (() => WebStorage) => {
  if ("document" in globalThis) return () => globalThis[name]
  const own = memory()
  return () => own
}
