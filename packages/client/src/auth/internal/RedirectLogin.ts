/**
 * Silent login without a document: follows the redirects of the provider's page until they return to the application, and
 * reads the code from that address. Nothing listens at the address.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { Unreachable } from "../../transport/Failure.ts"
import { parse, type Returned } from "./AuthorizationResponse.ts"

/**
 * Follows the redirects of `authUrl` to `redirectUri`, and returns the authorization response in its query. The response
 * is empty if the redirects end elsewhere.
 */
export const follow = (
  authUrl: string,
  redirectUri: string,
  fetch: typeof globalThis.fetch
): Effect.Effect<Returned, Unreachable> =>
  Effect.tryPromise({
    try: async (signal) => {
      let address = authUrl
      for (let redirects = 0; redirects < maximumRedirects && !isSamePage(address, redirectUri); redirects++) {
        const response = await fetch(address, { redirect: "manual", headers: { accept: "text/html" }, signal })
        await response.body?.cancel()
        address = new URL(response.headers.get("location") ?? "", address).href
      }
      // An address of another page has no code for this application.
      return parse(isSamePage(address, redirectUri) ? address : "", "query")
    },
    catch: (cause) => new Unreachable({ cause })
  })

const isSamePage = (left: string, right: string): boolean => pageOf(left) === pageOf(right)

const pageOf = (address: string): string => new URL(address).href.replace(/[?#].*/s, "")

const maximumRedirects = 5
