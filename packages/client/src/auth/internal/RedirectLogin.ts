/**
 * Silent login without a document: follows the redirects of the provider's page until they return to the application, and
 * reads the code from that address. Nothing listens at the address.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { makePair, makeState } from "../../session/internal/Pkce.ts"
import { Unreachable } from "../../transport/Failure.ts"
import type { AuthorizationShape } from "../Authorization.ts"
import { parse, type Returned } from "./AuthorizationResponse.ts"

/** Exchanges a session token for a member's tokens. `redirectUri` must be registered with the provider. */
export const run = Effect.fn("RedirectLogin.run")(function* (
  authorization: AuthorizationShape,
  redirectUri: string,
  timeout: number,
  sessionToken: Redacted.Redacted | undefined,
  fetch: typeof globalThis.fetch
) {
  const { challenge, verifier } = yield* makePair
  const state = yield* makeState
  const { authUrl } = yield* authorization.open(
    { codeChallenge: challenge, redirectUri, state },
    { responseMode: "query", prompt: "none", ...(sessionToken === undefined ? {} : { sessionToken }) }
  )
  const returned = yield* follow(authUrl, redirectUri, timeout, fetch)
  return yield* authorization.exchangeCode(returned, { codeVerifier: verifier, redirectUri, state })
})

const follow = (
  authUrl: string,
  redirectUri: string,
  timeout: number,
  fetch: typeof globalThis.fetch
): Effect.Effect<Returned, Unreachable> =>
  Effect.tryPromise({
    try: async (cancel) => {
      const signal = AbortSignal.any([cancel, AbortSignal.timeout(timeout)])
      let address = authUrl
      for (let redirects = 0; redirects < maximumRedirects && !isReturn(address, redirectUri); redirects++) {
        const response = await fetch(address, { redirect: "manual", headers: { accept: "text/html" }, signal })
        await response.body?.cancel()
        const next = response.headers.get("location")
        if (next === null) break
        address = new URL(next, address).href
      }
      // An address of another page has no code for this application.
      return parse(isReturn(address, redirectUri) ? address : "", "query")
    },
    catch: (cause) => new Unreachable({ cause })
  })

const isReturn = (address: string, redirectUri: string): boolean => {
  const { origin, pathname } = new URL(address)
  const { origin: ownOrigin, pathname: ownPath } = new URL(redirectUri)
  return origin === ownOrigin && pathname === ownPath
}

const maximumRedirects = 5
