/** Clients of other providers, each with its own kind of session, behind a common interface for access tokens. */
import * as Peers from "./Peers.ts"
import { makeStorage } from "./authStandIns.ts"

/** A page with a client. */
export interface Tab {
  readonly token: () => Promise<unknown>
  /** Sends an authorized request, if the client has a call for it. */
  readonly fetch?: typeof globalThis.fetch
  /** Refreshes the session's tokens, if the client has a call for it. */
  readonly refresh?: () => Promise<unknown>
}

/** A client of another provider. */
export interface Peer {
  readonly name: string
  /** The replacements for a browser and its second tab. */
  readonly standIns: string
  /** Opens two pages with one session in a shared storage. `seconds` is the lifetime of its access token. */
  readonly open: (seconds: number) => Promise<readonly [Tab, Tab]>
}

/** Responds like the token endpoint of each peer, after 5 ms, and counts the requests. */
export const tokenEndpoint = () => {
  let grants = 0
  const answer = async (): Promise<object> => {
    grants++
    await new Promise((resolve) => setTimeout(resolve, 5))
    return granted()
  }
  return {
    grants: () => grants,
    answer,
    fetch: (async () => Response.json(await answer())) as typeof globalThis.fetch
  }
}

const issuer = "https://provider.test/"

const now = () => Math.floor(Date.now() / 1000)

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")

const idToken = () =>
  [
    base64url({ alg: "RS256", typ: "JWT" }),
    base64url({ iss: issuer, aud: "bench", sub: "ada", oid: "ada", tid: "bench", exp: now() + 86_400, iat: now() }),
    "signature"
  ].join(".")

const clientInfo = () => base64url({ uid: "ada", utid: "bench" })

/** The response of each token endpoint, in the format of its client. */
export const granted = () => ({
  access_token: "NEXT",
  refresh_token: "NEXT",
  expires_in: 14_400,
  token_type: "bearer",
  id_token: idToken(),
  client_info: clientInfo(),
  scope: "openid profile email offline_access",
  ...session(14_400)
})

const session = (seconds: number) => ({
  expires_at: now() + seconds,
  user: { id: "ada", aud: "authenticated", email: "ada@example.com", app_metadata: {}, user_metadata: {} }
})

/** The initial session of a page, whose access token has expired. */
export const expiredSession = () => ({
  granted: granted(),
  session: session(-100),
  clientInfo: clientInfo(),
  expiresAt: now() - 100
})

const wix: Peer = {
  name: "@wix/sdk",
  standIns: "nothing; its tabs share nothing",
  open: async (seconds) => {
    const { OAuthStrategy, createClient } = (await Peers.load("@wix/sdk")) as {
      readonly OAuthStrategy: (options: object) => { readonly getAuthHeaders: () => Promise<unknown> }
      readonly createClient: (options: object) => {
        readonly auth: {
          readonly getAuthHeaders: () => Promise<unknown>
          readonly renewToken: (refreshToken: object) => Promise<unknown>
        }
        readonly fetchWithAuth: typeof globalThis.fetch
      }
    }
    const tab = (): Tab => {
      const { auth, fetchWithAuth } = createClient({
        auth: OAuthStrategy({
          clientId: "bench",
          tokens: {
            accessToken: { value: "ACCESS", expiresAt: now() + seconds },
            refreshToken: { value: "REFRESH", role: "member" }
          }
        })
      })
      return {
        token: () => auth.getAuthHeaders(),
        fetch: fetchWithAuth,
        refresh: () => auth.renewToken({ value: "REFRESH", role: "member" })
      }
    }
    return [tab(), tab()]
  }
}

const supabase: Peer = {
  name: "@supabase/auth-js",
  standIns: "a storage in memory",
  open: async (seconds) => {
    const { GoTrueClient } = (await Peers.load("@supabase/auth-js")) as {
      readonly GoTrueClient: new (options: object) => { readonly getSession: () => Promise<unknown> }
    }
    const storage = makeStorage()
    const kept = { access_token: "ACCESS", refresh_token: "REFRESH", expires_in: 3600, token_type: "bearer" }
    storage.setItem("bench", JSON.stringify({ ...kept, ...session(seconds) }))
    const tab = (): Tab => {
      const client = new GoTrueClient({
        url: "https://provider.test",
        storage,
        storageKey: "bench",
        autoRefreshToken: false,
        detectSessionInUrl: false
      })
      return { token: () => client.getSession() }
    }
    // The client warns about two instances in one program, which simulate two tabs here.
    const { warn } = console
    console.warn = () => {}
    const tabs = [tab(), tab()] as const
    console.warn = warn
    return tabs
  }
}

const auth0: Peer = {
  name: "@auth0/auth0-spa-js",
  standIns: "a window, a cache in memory, Web Locks of Node",
  open: async (seconds) => {
    const { Auth0Client } = (await Peers.load("@auth0/auth0-spa-js")) as {
      readonly Auth0Client: new (options: object) => { readonly getTokenSilently: () => Promise<string> }
    }
    const entries = new Map<string, unknown>()
    const body = {
      ...granted(),
      access_token: "ACCESS",
      refresh_token: "REFRESH",
      expires_in: seconds,
      client_id: "bench",
      audience: "default",
      decodedToken: { claims: { sub: "ada" }, user: { sub: "ada" } }
    }
    entries.set("@@auth0spajs@@::bench::default::openid profile email offline_access", {
      body,
      expiresAt: now() + seconds
    })
    const cache = {
      get: (key: string) => entries.get(key),
      set: (key: string, entry: unknown) => void entries.set(key, entry),
      remove: (key: string) => void entries.delete(key),
      allKeys: () => [...entries.keys()]
    }
    const tab = (): Tab => {
      const client = new Auth0Client({ domain: "provider.test", clientId: "bench", useRefreshTokens: true, cache })
      return { token: () => client.getTokenSilently() }
    }
    return [tab(), tab()]
  }
}

const msal: Peer = {
  name: "@azure/msal-browser",
  standIns: "a window, storages, a network client",
  open: async (seconds) => {
    const { PublicClientApplication, loadExternalTokens } = (await Peers.load("@azure/msal-browser")) as {
      readonly PublicClientApplication: new (configuration: object) => {
        readonly initialize: () => Promise<void>
        readonly acquireTokenSilent: (request: object) => Promise<unknown>
        readonly getAllAccounts: () => ReadonlyArray<object>
      }
      readonly loadExternalTokens: (...args: ReadonlyArray<object>) => Promise<unknown>
    }
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
    const authority = `${issuer}bench`
    const configuration = {
      auth: {
        clientId: "bench",
        authority,
        knownAuthorities: ["provider.test"],
        authorityMetadata: JSON.stringify({
          authorization_endpoint: `${authority}/authorize`,
          token_endpoint: `${authority}/token`,
          issuer,
          jwks_uri: `${authority}/keys`,
          end_session_endpoint: `${authority}/logout`
        })
      },
      cache: { cacheLocation: "localStorage" },
      system: {
        protocolMode: "OIDC",
        networkClient: {
          sendGetRequestAsync: () => Promise.reject(new Error("no token to obtain")),
          sendPostRequestAsync: async (url: string) => {
            const answer = await fetch(url, { method: "POST" })
            return { status: 200, headers: {}, body: await answer.json() }
          }
        }
      }
    }
    const request = { scopes: ["openid", "profile", "email", "offline_access"], authority }
    const tab = async (): Promise<Tab> => {
      const client = new PublicClientApplication(configuration)
      await client.initialize()
      return {
        token: () => client.acquireTokenSilent({ ...request, account: client.getAllAccounts()[0] })
      }
    }
    await loadExternalTokens(
      configuration,
      request,
      { ...granted(), access_token: "ACCESS", refresh_token: "REFRESH", expires_in: seconds },
      { clientInfo: clientInfo(), expiresOn: now() + seconds, extendedExpiresOn: now() + seconds }
    )
    return [await tab(), await tab()]
  }
}

/** Responds to a sign-in, the lookup of its user, and refreshes. */
const firebaseEndpoint: typeof globalThis.fetch = async () =>
  Response.json({
    idToken: idToken(),
    id_token: idToken(),
    access_token: idToken(),
    refreshToken: "REFRESH",
    refresh_token: "REFRESH",
    expiresIn: "86400",
    expires_in: "86400",
    users: [{ localId: "ada" }]
  })

interface FirebaseUser {
  readonly getIdToken: (force?: boolean) => Promise<string>
}

const firebase: Peer = {
  name: "firebase",
  standIns: "a persistence in memory, responses for its sign-in",
  open: async () => {
    // Its build for Node reads the global `fetch` when it is loaded.
    const through = globalThis.fetch
    globalThis.fetch = firebaseEndpoint
    const { initializeApp } = (await Peers.load("firebase/app")) as {
      readonly initializeApp: (options: object, name: string) => object
    }
    const { inMemoryPersistence, initializeAuth, signInWithCustomToken } = (await Peers.load("firebase/auth")) as {
      readonly inMemoryPersistence: object
      readonly initializeAuth: (app: object, options: object) => object
      readonly signInWithCustomToken: (auth: object, token: string) => Promise<{ readonly user: FirebaseUser }>
    }
    const auth = initializeAuth(initializeApp({ apiKey: "bench" }, `bench-${performance.now()}`), {
      persistence: inMemoryPersistence
    })
    const { user } = await signInWithCustomToken(auth, "custom")
    globalThis.fetch = through
    const tab: Tab = { token: () => user.getIdToken(), refresh: () => user.getIdToken(true) }
    return [tab, tab]
  }
}

/** The peers that support several tabs. Those that need replacements of browser APIs come last. */
export const peers: ReadonlyArray<Peer> = [wix, supabase, auth0, msal]

/** The peers whose cached tokens, calls and refreshes are measured. */
export const tokenPeers: ReadonlyArray<Peer> = [wix, firebase, supabase, auth0, msal]
