import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"

/** A provider that listens on a port, and a site that its pages return to. */
export interface Hosted {
  readonly provider: Provider.Provider
  /** Address of the provider. */
  readonly url: string
  /** Address of the site. */
  readonly site: string
  /** Creates a redirect session, and returns its address. */
  readonly addressOf: (request: object) => Promise<string>
  /** Returns the address of a sign-in that returns to the site with a code. */
  readonly signInAddress: () => Promise<string>
  /** Exchanges the code in the address, and returns the response status. */
  readonly exchange: (address: string) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts a provider with members and settings, in memory. Passwords use few hash rounds by default. */
export const startHosted = async (seed: Seed, passwordIterations?: number): Promise<Hosted> => {
  const scope = await Effect.runPromise(Scope.make())
  const listen = (handler: (request: Request) => Promise<Response>) =>
    Effect.runPromise(
      NodeServer.listen(handler, { port: 0, host: "127.0.0.1" }).pipe(Effect.provideService(Scope.Scope, scope))
    )
  const { url: site } = await listen(async () => new Response(sitePage, { headers: { "content-type": "text/html" } }))
  const redirectUri = `${site}/callback`
  const clients = [{ clientId: "shop", origins: [site], redirectUris: [redirectUri] }]
  const provider = Provider.make({
    seed: { ...seed, clients },
    ...(passwordIterations === undefined ? {} : { passwordIterations })
  })
  const { url } = await listen(provider.handler)

  const post = async (path: string, payload: object, token = "") => {
    const headers = { "content-type": "application/json", authorization: token, origin: site }
    return fetch(url + path, { method: "POST", headers, body: JSON.stringify(payload) })
  }
  const addressOf = async (request: object): Promise<string> => {
    const { access_token } = await (await post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })).json()
    const { redirectSession } = await (await post("/v1/redirect-session", request, access_token)).json()
    return redirectSession.fullUrl
  }

  return {
    provider,
    url,
    site,
    addressOf,
    signInAddress: () => addressOf({ auth: { authRequest: { ...authRequest, redirectUri } } }),
    exchange: async (address) => {
      const code = new URL(address).searchParams.get("code")
      const proof = { clientId: "shop", grantType: "authorization_code", redirectUri, code, codeVerifier: verifier }
      return (await post("/oauth2/token", proof)).status
    },
    stop: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await provider.dispose()
    }
  }
}

const sitePage = "<!doctype html><html lang=en><title>The shop</title><h1>Back at the shop</h1>"

const verifier = "v".repeat(43)

const authRequest = {
  clientId: "shop",
  codeChallenge: "7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM",
  codeChallengeMethod: "S256",
  responseMode: "query",
  responseType: "code",
  scope: "offline_access",
  state: "the state"
}
