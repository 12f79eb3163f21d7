// The cookies of a request and of its response.
import type { CookieAttributes, CookieJar } from "@portico/client/session/TokenCookies"

/** Returns the cookies of a request, and the `Set-Cookie` headers of those that were written, by name. */
export const cookiesOf = (
  header: string
): { readonly jar: CookieJar; readonly changes: ReadonlyMap<string, string> } => {
  const values = new Map(
    header.split(/; */).flatMap((pair) => {
      const at = pair.indexOf("=")
      return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const]
    })
  )
  const changes = new Map<string, string>()
  return {
    changes,
    jar: {
      read: (name) => values.get(name),
      write: (name, value, attributes) => {
        values.set(name, value)
        changes.set(name, serialize(name, value, attributes))
      }
    }
  }
}

/** Returns a `Set-Cookie` header (RFC 6265 §4.1). Names and values of token cookies need no escaping. */
const serialize = (name: string, value: string, attributes: CookieAttributes): string => {
  const { domain, httpOnly, maxAge, path, sameSite, secure } = attributes
  return [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    `SameSite=${sameSite[0]?.toUpperCase()}${sameSite.slice(1)}`,
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(secure ? ["Secure"] : []),
    ...(httpOnly ? ["HttpOnly"] : [])
  ].join("; ")
}
