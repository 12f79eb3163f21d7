/**
 * Parses the response of an authorization request in the address that the provider redirects to (RFC 6749 §4.1.2).
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
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

/** Returns the parts of an address, even of an invalid one. */
export const partsOf = (address: string) => {
  const [, page = "", query = "", fragment = ""] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(address) ?? []
  return { fragment, page, query }
}
