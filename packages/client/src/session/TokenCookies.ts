/**
 * Stores tokens in cookies, for pages that a server renders. It is the token store of a client that lives for one
 * request.
 *
 * @since 0.1.0
 */
import * as Base64Url from "effect/encoding/Base64Url"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { keyOf, layerStorage, type TokenStore } from "./TokenStore.ts"
import { opening, type WebStorage } from "./internal/WebStorage.ts"

export { layerReadOnly } from "./internal/ReadOnlySession.ts"

/** The attributes of a cookie. */
export interface CookieAttributes {
  readonly path: string
  readonly sameSite: "strict" | "lax" | "none"
  readonly secure: boolean
  /** Whether the cookie is hidden from scripts of the page. */
  readonly httpOnly: boolean
  /** The lifetime in seconds. 0 removes the cookie. */
  readonly maxAge: number
  readonly domain?: string
}

/**
 * The cookies of a framework's request and response. If a function throws, the error is logged and the client
 * continues.
 */
export interface CookieJar {
  /** Returns the value of a cookie of the request. */
  readonly read: (name: string) => string | null | undefined
  /** Sets a cookie of the response. Its value needs no escaping. */
  readonly write: (name: string, value: string, attributes: CookieAttributes) => void
}

/** The default attributes: valid for the whole site, sent only over HTTPS, and hidden from scripts. */
export const defaultAttributes: CookieAttributes = {
  path: "/",
  sameSite: "lax",
  secure: true,
  httpOnly: true,
  // 400 days, the longest lifetime that browsers allow. The refresh token may expire earlier.
  maxAge: 34_560_000
}

/**
 * Creates a layer that stores tokens in cookies. Long tokens are split into up to five cookies. `jar.read` may continue
 * to return the cookies of the request after `jar.write`.
 *
 * **Gotchas**
 *
 * The cookies contain the refresh token and are sent with every request to their path. Leave them `secure`, and do not
 * use them on hosts that other parties serve. By default scripts cannot read them, so only the server can act for the
 * member. If a client in the browser uses the same cookies (`storage`), pass `httpOnly: false`: scripts can then read
 * them, as they can read local storage. No lock prevents two requests of one browser from refreshing concurrently.
 * `@portico/server` shares refreshes among the requests of a process; otherwise rely on the provider's reuse window.
 *
 * **Example** (Adapting a framework's cookies)
 *
 * ```ts
 * import * as TokenCookies from "@portico/client/session/TokenCookies"
 *
 * const jar = new Map<string, string>()
 * const store = TokenCookies.layer("shop", {
 *   read: (name) => jar.get(name),
 *   write: (name, value) => void jar.set(name, value)
 * })
 * ```
 */
export const layer = (
  clientId: string,
  jar: CookieJar,
  attributes: Partial<CookieAttributes> = {}
): Layer.Layer<TokenStore> =>
  Layer.suspend(() => {
    const storage = storageOf(encodeURIComponent(keyOf(clientId)), jar, { ...defaultAttributes, ...attributes })
    return layerStorage(clientId, () => storage, {})
  })

/**
 * Creates a storage for a client in the browser that shares the session with a server: its tokens are in the cookies that
 * the server reads, and everything else is in the local storage. The server must set its cookies with `httpOnly: false`.
 * By default the cookies are `secure` on a page with HTTPS.
 *
 * **Gotchas**
 *
 * Scripts of the page can read these cookies, as they can read local storage. Without a document, the storage is empty
 * and throws when tokens are written.
 *
 * **Example** (The client of a page that a server renders)
 *
 * ```ts
 * import * as Client from "@portico/client/Client"
 * import * as TokenCookies from "@portico/client/session/TokenCookies"
 *
 * export const client = Client.layer({
 *   clientId: "shop",
 *   host: "https://api.example",
 *   storage: TokenCookies.storage("shop")
 * })
 * ```
 */
export const storage = (clientId: string, attributes: Partial<Omit<CookieAttributes, "httpOnly">> = {}): WebStorage => {
  const key = keyOf(clientId)
  const secure = globalThis.location?.protocol === "https:"
  const cookies = storageOf(encodeURIComponent(key), documentJar, {
    ...defaultAttributes,
    secure,
    ...attributes,
    httpOnly: false
  })
  const rest = opening("localStorage")
  return {
    getItem: (name) => (name === key ? cookies.getItem(name) : rest().getItem(name)),
    setItem: (name, text) => {
      if (name === key) cookies.setItem(name, text)
      // Cookies have no events. Other tabs are notified by the local storage, whose value is not secret.
      rest().setItem(name, name === key ? String(Date.now()) : text)
    },
    removeItem: (name) => {
      if (name === key) cookies.removeItem(name)
      rest().removeItem(name)
    }
  }
}

const documentJar: CookieJar = {
  read: (name) => {
    const pairs = globalThis.document?.cookie.split("; ") ?? []
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  },
  write: (name, value, { domain, maxAge, path, sameSite, secure }) => {
    const ending = `${domain === undefined ? "" : `; Domain=${domain}`}${secure ? "; Secure" : ""}`
    globalThis.document.cookie = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}${ending}`
  }
}

// Creates a storage with a single value. It ignores the key, because the cookies are already named by the client.
const storageOf = (name: string, jar: CookieJar, attributes: CookieAttributes): WebStorage => {
  // The last written value (`text`), while the jar still returns the value from before the write (`shown`).
  let unseen: { readonly text: string | null; readonly shown: string | null } | undefined
  // The number of cookies of the last write, which such a jar does not show. It is needed to remove surplus cookies.
  let written = 1

  const nameOf = (index: number) => (index === 0 ? name : `${name}.${index}`)
  const lengthOf = (first: string | null | undefined) => Number(/^([1-5])\./.exec(first ?? "")?.[1] ?? 0)

  const shown = (): string | null => {
    const first = jar.read(name) ?? ""
    if (first === "") return null
    const parts = Array.from({ length: lengthOf(first) }, (_, index) => jar.read(nameOf(index)) ?? "")
    const decoded = Base64Url.decodeString(parts.join("").slice(2))
    return Result.isSuccess(decoded) ? decoded.success : first
  }

  const put = (text: string | null) => {
    const encoded = text === null ? "" : Base64Url.encode(text)
    const count = Math.ceil(encoded.length / maximumPart)
    if (count > maximumParts) throw new RangeError("The tokens are too large for cookies.")
    const before = Math.max(lengthOf(jar.read(name)), written)
    written = Math.max(count, 1)
    for (let index = count; index < before; index++) jar.write(nameOf(index), "", { ...attributes, maxAge: 0 })
    for (let index = 0; index < count; index++) {
      const part = encoded.slice(index * maximumPart, (index + 1) * maximumPart)
      jar.write(nameOf(index), index === 0 ? `${count}.${part}` : part, attributes)
    }
    const now = shown()
    unseen = now === text ? undefined : { text, shown: now }
  }

  return {
    getItem: () => {
      const now = shown()
      return unseen !== undefined && unseen.shown === now ? unseen.text : now
    },
    setItem: (_, text) => put(text),
    removeItem: () => put(null)
  }
}

/** The maximum number of characters in one cookie's value. Browsers limit name and value to 4096 bytes. */
const maximumPart = 3600
const maximumParts = 5
