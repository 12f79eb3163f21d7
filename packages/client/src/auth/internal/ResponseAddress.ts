/**
 * Finds and removes the response of an authorization request in the address of a page (RFC 6749 §4.1.2). It is separate from
 * `AuthorizationResponse`, because only redirects to the provider need it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { partsOf } from "./AuthorizationResponse.ts"

/**
 * Returns the part of an address that has the authorization response, its fragment or its query, or undefined if
 * neither has one. A query must have a state as well, because `code` and `error` may be parameters of the page itself.
 */
export const modeOf = (address: string): "fragment" | "query" | undefined => {
  const { fragment, query } = partsOf(address)
  if (isResponse(fragment)) return "fragment"
  return isResponse(query) && new URLSearchParams(query).has("state") ? "query" : undefined
}

/** Returns an address without the authorization response. The rest of its fragment and query does not change. */
export const withoutResponse = (address: string): string => {
  const { fragment, page, query } = partsOf(address)
  const mode = modeOf(address)
  if (mode === undefined) return address
  const remainingQuery = mode === "query" ? strip(query) : query
  const remainingFragment = mode === "fragment" ? strip(fragment) : fragment
  return `${page}${remainingQuery === "" ? "" : `?${remainingQuery}`}${remainingFragment === "" ? "" : `#${remainingFragment}`}`
}

/** Removes the authorization response from the browser's address bar, so that it is neither stored nor passed on. */
export const clean: Effect.Effect<void> = Effect.sync(() => {
  const { history, location } = globalThis
  if (location === undefined || history === undefined || modeOf(location.href) === undefined) return
  history.replaceState(history.state, "", withoutResponse(location.href))
})

const isResponse = (parameters: string): boolean => {
  const names = new URLSearchParams(parameters)
  return names.has("code") || names.has("error")
}

const responseParameters = /^(?:code|state|error|error_description|error_uri)$/

const strip = (parameters: string): string =>
  parameters
    .split("&")
    .filter((pair) => !responseParameters.test(new URLSearchParams(pair).keys().next().value ?? ""))
    .join("&")
