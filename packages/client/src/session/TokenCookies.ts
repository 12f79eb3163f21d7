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
import type { WebStorage } from "./internal/WebStorage.ts"

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
 * member. If a client in the browser uses the same cookies, pass `httpOnly: false`: scripts can then read them, as they
 * can read local storage. No lock prevents two requests of one browser from refreshing concurrently. Refresh in a place
 * that handles requests one at a time (a middleware), or rely on the provider's reuse window.
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
