/**
 * Small texts that outlive a page besides the tokens: authorizations that are under way, logouts that wait for the
 * network, when a redirect session was last pre-warmed.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { attempt, memory, opening, surviving, type WebStorage } from "./internal/WebStorage.ts"

export { attempt, opening, type WebStorage } from "./internal/WebStorage.ts"

/** The operations of `SiteStorage`. What a storage does not take lasts as long as the page, and is logged once. */
export interface SiteStorageShape {
  /** Reads a text, or `undefined` where there is none. */
  readonly read: (name: string) => Effect.Effect<string | undefined>
  readonly write: (name: string, text: string) => Effect.Effect<void>
  readonly remove: (name: string) => Effect.Effect<void>
}

/** Keeps small texts of one client. */
export class SiteStorage extends Context.Service<SiteStorage, SiteStorageShape>()(
  "@portico/client/session/SiteStorage"
) {}

const over = (clientId: string, open: () => WebStorage): SiteStorageShape => {
  const survive = surviving()
  // What the storage did not take.
  const kept = new Map<string, string | undefined>()
  const keyOf = (name: string) => `portico.${name}.${clientId}`

  const put = (name: string, text?: string) =>
    survive(
      attempt(text === undefined ? "remove" : "save", () => {
        kept.set(name, text)
        const storage = open()
        if (text === undefined) storage.removeItem(keyOf(name))
        else storage.setItem(keyOf(name), text)
        kept.delete(name)
      })
    )

  return {
    read: (name) =>
      Effect.map(
        survive(attempt("load", () => (kept.has(name) ? kept.get(name) : open().getItem(keyOf(name))))),
        (text) => text ?? undefined
      ),
    write: put,
    remove: (name) => put(name)
  }
}

/** Keeps texts in a web storage, under keys of the client's own. It is opened at each use: a browser may refuse it. */
export const layerStorage = (clientId: string, open: () => WebStorage): Layer.Layer<SiteStorage> =>
  Layer.sync(SiteStorage, () => over(clientId, open))

/** Keeps texts in the browser's local storage; elsewhere in memory. */
export const layer = (clientId: string): Layer.Layer<SiteStorage> =>
  Layer.sync(SiteStorage, () => over(clientId, opening("localStorage")))

/** Keeps texts as long as the client lives. */
export const layerMemory: Layer.Layer<SiteStorage> = Layer.sync(SiteStorage, () => {
  const own = memory()
  return over("", () => own)
})
