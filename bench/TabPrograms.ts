/** The programs of two tabs for each client: `begin` loads a session from the browser, `token` obtains its token. */

/** The initial state of a page: the session of `authPeers.ts`, whose access token has expired. */
export interface Begin {
  /** Whether the page stores the session for its client. The other tab loads it. */
  readonly isFirst: boolean
  readonly granted: Readonly<Record<string, unknown>>
  readonly session: Readonly<Record<string, unknown>>
  readonly clientInfo: string
  readonly expiresAt: number
}

const ours = `
import * as Client from "@portico/client/Client"
import { Tokens } from "@portico/client/session/Tokens"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Redacted from "effect/Redacted"
const runtime = ManagedRuntime.make(Client.layerAuth({ clientId: "bench", host: "https://provider.test" }))
globalThis.begin = ({ expiresAt, isFirst }) =>
  isFirst
    ? runtime.runPromise(Tokens.use((tokens) => tokens.set({
        accessToken: { value: Redacted.make("ACCESS"), expiresAt },
        refreshToken: { value: Redacted.make("REFRESH"), role: "member" }
      })))
    : runtime.runPromise(Tokens.use((tokens) => tokens.current)).then(() => {})
globalThis.token = () => runtime.runPromise(Tokens.use((tokens) => tokens.access))`

const wix = `
import { createClient, OAuthStrategy } from "@wix/sdk"
globalThis.begin = async ({ expiresAt }) => {
  const tokens = { accessToken: { value: "ACCESS", expiresAt }, refreshToken: { value: "REFRESH", role: "member" } }
  const { auth } = createClient({ auth: OAuthStrategy({ clientId: "bench", tokens }) })
  globalThis.token = () => auth.getAuthHeaders()
}`

const supabase = `
import { GoTrueClient } from "@supabase/auth-js"
globalThis.begin = async ({ isFirst, session }) => {
  const kept = { access_token: "ACCESS", refresh_token: "REFRESH", expires_in: 3600, token_type: "bearer" }
  if (isFirst) localStorage.setItem("bench", JSON.stringify({ ...kept, ...session }))
  const url = "https://provider.test"
  const client = new GoTrueClient({ url, storageKey: "bench", autoRefreshToken: false, detectSessionInUrl: false })
  globalThis.token = () => client.getSession()
}`

const auth0 = `
import { Auth0Client } from "@auth0/auth0-spa-js"
globalThis.begin = async ({ expiresAt, granted, isFirst }) => {
  const scope = "openid profile email offline_access"
  const key = "@@auth0spajs@@::bench::default::" + scope
  const decodedToken = { claims: { sub: "ada" }, user: { sub: "ada" } }
  const own = { access_token: "ACCESS", refresh_token: "REFRESH", expires_in: -100, client_id: "bench" }
  const body = { ...granted, ...own, audience: "default", decodedToken }
  if (isFirst) localStorage.setItem(key, JSON.stringify({ body, expiresAt }))
  const settings = { domain: "provider.test", clientId: "bench", useRefreshTokens: true, cacheLocation: "localstorage" }
  const client = new Auth0Client(settings)
  globalThis.token = () => client.getTokenSilently()
}`

const msal = `
import { PublicClientApplication, loadExternalTokens } from "@azure/msal-browser"
globalThis.begin = async ({ clientInfo, expiresAt, granted, isFirst }) => {
  const issuer = "https://provider.test/"
  const authority = issuer + "bench"
  const authorityMetadata = JSON.stringify({
    authorization_endpoint: authority + "/authorize",
    token_endpoint: authority + "/token",
    issuer,
    jwks_uri: authority + "/keys",
    end_session_endpoint: authority + "/logout"
  })
  const configuration = {
    auth: { clientId: "bench", authority, knownAuthorities: ["provider.test"], authorityMetadata },
    cache: { cacheLocation: "localStorage" },
    system: { protocolMode: "OIDC" }
  }
  const request = { scopes: ["openid", "profile", "email", "offline_access"], authority }
  const held = { ...granted, access_token: "ACCESS", refresh_token: "REFRESH", expires_in: -100 }
  const until = { clientInfo, expiresOn: expiresAt, extendedExpiresOn: expiresAt }
  if (isFirst) await loadExternalTokens(configuration, request, held, until)
  const client = new PublicClientApplication(configuration)
  await client.initialize()
  globalThis.token = () => client.acquireTokenSilent({ ...request, account: client.getAllAccounts()[0] })
}`

/** The program of a tab with our client. */
export const own: readonly [name: string, program: string] = ["ours", ours]

/** The programs of tabs with other clients. */
export const others: ReadonlyArray<readonly [name: string, program: string]> = [
  ["@wix/sdk", wix],
  ["@supabase/auth-js", supabase],
  ["@auth0/auth0-spa-js", auth0],
  ["@azure/msal-browser", msal]
]
