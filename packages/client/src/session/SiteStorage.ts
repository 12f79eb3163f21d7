/**
 * Small texts that outlive a page besides the tokens: authorizations that are under way, logouts that wait for the
 * network, when a redirect session was last pre-warmed.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { WebStorage } from "./TokenStore.ts"

/** The operations of `SiteStorage`. What a storage does not take lasts as long as the page, and is logged once. */
export interface SiteStorageShape {
  /** Reads a text, or `undefined` where there is none. */
  readonly read: (name: string) => Effect.Effect<string | undefined>
  readonly write: (name: string, text: string) => Effect.Effect<void>
  readonly remove: (name: string) => Effect.Effect<void>
}

/** Keeps small texts of one client. */
export class SiteStorage
  extends /*#__PURE__*/ Context.Service<SiteStorage, SiteStorageShape>()("@portico/client/session/SiteStorage") {}

/** Keeps texts as long as the client lives. */
export const layerMemory: Layer.Layer<SiteStorage> = /*#__PURE__*/ Layer.sync(SiteStorage, () => {
  const texts = new Map<string, string>()
  return {
    read: (name) => Effect.sync(() => texts.get(name)),
    write: (name, text) => Effect.sync(() => void texts.set(name, text)),
    remove: (name) => Effect.sync(() => void texts.delete(name))
  }
})

/** Keeps texts in a web storage, under keys of the client's own. It is opened at each use: a browser may refuse it. */
export const layerStorage = (clientId: string, open: () => WebStorage): Layer.Layer<SiteStorage> =>
  Layer.sync(SiteStorage, () => {
    // What the storage did not take.
    const kept = new Map<string, string | undefined>()
    const reported = new Set<string>()
    const keyOf = (name: string) => `portico.${name}.${clientId}`

    const attempt = <A>(operation: string, use: (storage: WebStorage) => A): Effect.Effect<A | undefined> =>
      Effect.catch(
        Effect.try({
          try: () => use(open()),
          // The text of a storage's error may quote what was stored; its name does not.
          catch: (cause) => (cause instanceof Error ? cause.name : "an unknown error")
        }),
        (reason) => {
          const message = `The site storage failed to ${operation}: ${reason}.`
          const isNews = !reported.has(message)
          reported.add(message)
          return Effect.as(isNews ? Effect.logWarning(message) : Effect.void, undefined)
        }
      )

    const change = (
      operation: string,
      name: string,
      text: string | undefined,
      use: (storage: WebStorage) => void
    ): Effect.Effect<void> =>
      Effect.map(
        attempt(operation, (storage) => {
          use(storage)
          return true
        }),
        (isDone) => void (isDone === true ? kept.delete(name) : kept.set(name, text))
      )

    return {
      read: (name) =>
        Effect.suspend(() =>
          kept.has(name)
            ? Effect.succeed(kept.get(name))
            : Effect.map(
                attempt("read", (storage) => storage.getItem(keyOf(name))),
                (text) => text ?? undefined
              )
        ),
      write: (name, text) => change("write", name, text, (storage) => storage.setItem(keyOf(name), text)),
      remove: (name) => change("remove", name, undefined, (storage) => storage.removeItem(keyOf(name)))
    }
  })

/** Keeps texts in the browser's local storage; elsewhere in memory. */
export const layer = (clientId: string): Layer.Layer<SiteStorage> =>
  "document" in globalThis ? layerStorage(clientId, () => globalThis.localStorage) : layerMemory
