/**
 * The references of Effect's `FetchHttpClient`, read by their keys. That module imports all of Effect's HTTP client, which
 * Turbopack keeps in a page.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import type * as FetchHttpClient from "effect/http/FetchHttpClient"

/** The `fetch` function of the program, by default the global one. */
export const Fetch: typeof FetchHttpClient.Fetch = Context.Reference("effect/http/FetchHttpClient/Fetch", {
  defaultValue: () => globalThis.fetch
})

/** The options of `fetch` that the program adds to each request. */
export const RequestInit: Context.Key<FetchHttpClient.RequestInit, globalThis.RequestInit> = Context.Service(
  "effect/http/FetchHttpClient/RequestInit"
)
