/**
 * Texts that a browser keeps. Every use of its storages may throw: they can be refused, full or cleared.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"

/** What is needed of a `Storage`. */
export type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** A storage did not do what it was asked. `reason` holds nothing of what was stored. */
export class StorageFailed extends Data.TaggedError("StorageFailed")<{
  readonly operation: "load" | "save" | "remove"
  readonly reason: string
}> {
  override get message(): string {
    return `The storage failed to ${this.operation}: ${this.reason}.`
  }
}

/** Uses a storage. The text of its error may quote what was stored; its name does not. */
export const attempt = <A>(operation: StorageFailed["operation"], use: () => A): Effect.Effect<A, StorageFailed> =>
  Effect.try({ try: use, catch: (cause) => new StorageFailed({ operation, reason: String(Object(cause).name) }) })

/** Makes a way to survive failures, which logs each of them once. */
export const surviving = (): (<A>(use: Effect.Effect<A, StorageFailed>) => Effect.Effect<A | void>) => {
  const reported = new Set<string>()
  return (use) =>
    Effect.catch(use, ({ message }) => {
      const isNews = !reported.has(message)
      reported.add(message)
      return isNews ? Effect.logWarning(message) : Effect.void
    })
}

/** A storage that lasts as long as the program. */
export const memory = (): WebStorage => {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key)
  }
}

/** The way to a storage of the browser, which may refuse to open it. Without a document, to one in memory. */
export const opening = (name: "localStorage" | "sessionStorage"): (() => WebStorage) => {
  if ("document" in globalThis) return () => globalThis[name]
  const own = memory()
  return () => own
}
