/**
 * Stores short strings that outlive a page, in addition to the tokens: pending authorizations, logouts that wait for
 * the network, and the time at which a redirect session was last pre-warmed.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { attempt, memory, opening, surviving, type WebStorage } from "./internal/WebStorage.ts"

export { attempt, opening, type WebStorage } from "./internal/WebStorage.ts"

/**
 * The operations of `SiteStorage`. They never fail: a value that the storage rejects is stored in memory instead, for
 * the lifetime of the page, and each failure is logged once.
 */
export interface SiteStorageShape {
  /** Returns a value, or `undefined` if there is none. */
  readonly read: (name: string) => Effect.Effect<string | undefined>
  readonly write: (name: string, text: string) => Effect.Effect<void>
  readonly remove: (name: string) => Effect.Effect<void>
}

/** Stores short strings for one client. */
export class SiteStorage extends Context.Service<SiteStorage, SiteStorageShape>()(
  "@portico/client/session/SiteStorage"
) {}

const over = (clientId: string, open: () => WebStorage): SiteStorageShape => {
  const survive = surviving()
  // Values that the storage rejected. `undefined` is a removal that failed.
  const entries = new Map<string, string | undefined>()
  const keyOf = (name: string) => `portico.${name}.${clientId}`

  const put = (name: string, text?: string) =>
    survive(
      attempt(text === undefined ? "remove" : "save", () => {
        entries.set(name, text)
        const storage = open()
        if (text === undefined) storage.removeItem(keyOf(name))
        else storage.setItem(keyOf(name), text)
        entries.delete(name)
      })
    )

  return {
    read: (name) =>
      Effect.map(
        survive(attempt("load", () => (entries.has(name) ? entries.get(name) : open().getItem(keyOf(name))))),
        (text) => text ?? undefined
      ),
    write: put,
    remove: (name) => put(name)
  }
}

/**
 * Creates a layer that stores strings in a web storage, under keys that contain the client id. The storage is opened at
 * each use, because a browser may deny access to it.
 */
export const layerStorage = (clientId: string, open: () => WebStorage): Layer.Layer<SiteStorage> =>
  Layer.sync(SiteStorage, () => over(clientId, open))

/** Creates a layer that stores strings in the browser's local storage, or in memory if there is no document. */
export const layer = (clientId: string): Layer.Layer<SiteStorage> =>
  Layer.sync(SiteStorage, () => over(clientId, opening("localStorage")))

/** A layer that stores strings in memory, for the lifetime of the client. */
export const layerMemory: Layer.Layer<SiteStorage> = Layer.sync(SiteStorage, () => {
  const own = memory()
  return over("", () => own)
})
