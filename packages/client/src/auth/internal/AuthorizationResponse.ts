/**
 * Finds, parses and removes the response of an authorization request in the address that the provider redirects to
 * (RFC 6749 §4.1.2).
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

/** The provider refused the authorization and returned an error code (RFC 6749 §4.1.2.1). */
export class AuthorizationRefused extends Data.TaggedError("AuthorizationRefused")<{
  readonly error: string
  readonly description: string | undefined
}> {
  override get message(): string {
    return this.description ?? this.error
  }
}

/** The authorization response has no code or no state. `cause` is the provider's refusal, if the response has one. */
export class MissingCode extends Data.TaggedError("MissingCode")<{
  readonly cause: AuthorizationRefused | undefined
  /**
   * The page that the visitor was on before the sign-in. Absent if the state matches no pending sign-in of this
   * browser.
   */
  readonly originalUri?: string
}> {
  override get message(): string {
    return "Missing code or _state"
  }
}

/** The state of the response is not the state of this authorization. */
export class InvalidState extends Data.TaggedError("InvalidState")<{}> {
  override get message(): string {
    return "Invalid _state"
  }
}

/** The parameters of an authorization response. */
export interface Returned {
  readonly code: Redacted.Redacted | undefined
  readonly state: Redacted.Redacted | undefined
  readonly refusal: AuthorizationRefused | undefined
}

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

/** Parses the authorization response in the fragment or the query of an address. */
export const parse = (address: string, mode: "fragment" | "query" = "fragment"): Returned => {
  const { fragment, query } = partsOf(address)
  const parameters = new URLSearchParams(mode === "query" ? query : fragment)
  const secret = (name: string) => {
    const value = parameters.get(name)
    return value === null ? undefined : Redacted.make(value)
  }
  const error = parameters.get("error") ?? ""
  const description = parameters.get("error_description") ?? undefined
  const refusal = error === "" ? undefined : new AuthorizationRefused({ error, description })
  return { code: secret("code"), state: secret("state"), refusal }
}

/** Whether a secret is missing or an empty string. */
export const isEmpty = (secret: Redacted.Redacted | undefined): secret is undefined =>
  secret === undefined || Redacted.value(secret) === ""

// Returns the parts of an address, even of an invalid one.
const partsOf = (address: string) => {
  const [, page = "", query = "", fragment = ""] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(address) ?? []
  return { fragment, page, query }
}

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
