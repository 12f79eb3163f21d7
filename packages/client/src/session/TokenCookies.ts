/**
 * Tokens in cookies, for pages that a server renders: the store of a client that lives as long as one request.
 *
 * @since 0.1.0
 */
import * as Base64Url from "effect/encoding/Base64Url"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { keyOf, layerStorage, type TokenStore } from "./TokenStore.ts"
import type { WebStorage } from "./internal/WebStorage.ts"

/** How a browser keeps a cookie. */
export interface CookieAttributes {
  readonly path: string
  readonly sameSite: "strict" | "lax" | "none"
  readonly secure: boolean
  /** Whether scripts of the page cannot read it. */
  readonly httpOnly: boolean
  /** Seconds. 0 removes the cookie. */
  readonly maxAge: number
  readonly domain?: string
}

/** The cookies of a framework's request and response. Both hooks may throw: that is logged and survived. */
export interface CookieJar {
  /** Reads a cookie of the request. */
  readonly read: (name: string) => string | null | undefined
  /** Sets a cookie of the response. Its value needs no escaping. */
  readonly write: (name: string, value: string, attributes: CookieAttributes) => void
}

/** What the cookies are like, where no attributes are given: of the whole site, over https, unseen by scripts. */
export const defaultAttributes: CookieAttributes = {
  path: "/",
  sameSite: "lax",
  secure: true,
  httpOnly: true,
  // As long as browsers keep a cookie at most: 400 days. The refresh token may end before.
  maxAge: 34_560_000
}

/**
 * Keeps tokens in cookies, split into as many as their length needs, five at most. A jar that goes on showing the
 * cookies of the request after they were written is understood.
 *
 * **Gotchas**
 *
 * The cookies hold the refresh token, and travel with every request to their path: keep them `secure`, and off hosts
 * that others serve. By default scripts cannot read them, so only the server speaks for the member. For a client in the
 * browser on the same cookies pass `httpOnly: false`: then scripts can, as they can local storage. No lock keeps two
 * requests of one browser apart: refresh where they come through one by one (a middleware), or rely on the provider's
 * reuse window.
 *
 * **Example** (A framework's jar)
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

// A storage that holds one text, whatever the key.
const storageOf = (name: string, jar: CookieJar, kept: CookieAttributes): WebStorage => {
  // What was written to a jar that still shows what it showed before.
  let unseen: { readonly text: string | null; readonly shown: string | null } | undefined
  // How many cookies were written last, which such a jar does not show.
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
    if (count > maximumParts) throw new RangeError("The tokens are too long for cookies.")
    const before = Math.max(lengthOf(jar.read(name)), written)
    written = Math.max(count, 1)
    for (let index = count; index < before; index++) jar.write(nameOf(index), "", { ...kept, maxAge: 0 })
    for (let index = 0; index < count; index++) {
      const part = encoded.slice(index * maximumPart, (index + 1) * maximumPart)
      jar.write(nameOf(index), index === 0 ? `${count}.${part}` : part, kept)
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

/** Characters of one cookie's value. Browsers keep 4096 bytes of name and value. */
const maximumPart = 3600
const maximumParts = 5
