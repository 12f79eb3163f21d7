/**
 * The page to return to after the sign-in, as a query parameter of the sign-in page's address.
 *
 * @since 0.1.0
 */
import { isAllowed, withoutResponse } from "@portico/client/auth/Authorization"

/** The name of the query parameter. */
const parameter = "returnTo"

/**
 * Returns the address of the sign-in page with the current page, `from`, as a query parameter. Both can be absolute or
 * relative addresses.
 */
export const carrying = (signIn: string, from: string): string => {
  const page = new URL(withoutResponse(from), globalThis.location?.href ?? nowhere)
  const url = new URL(signIn, page)
  url.searchParams.set(parameter, url.origin === page.origin ? afterOrigin(page) : page.href)
  return url.origin === nowhere ? afterOrigin(url) : url.href
}

// A server does not know the origin of a relative address.
const nowhere = "https://site.invalid"

const afterOrigin = ({ href, origin }: URL): string => href.slice(origin.length)

/**
 * Returns the page to return to, from the address of the sign-in page (by default the current address). Returns `home`
 * if there is none or if it belongs to another site, because anyone can create such a link. On a server, pass the
 * address of the request; otherwise it returns `home`.
 *
 * **Example** (After the sign-in)
 *
 * ```tsx
 * import { returnTo, SignInForm } from "@portico/react"
 *
 * export const page = <SignInForm onSignedIn={() => location.replace(returnTo())} />
 * ```
 */
export const returnTo = (home = "/", address: string = globalThis.location?.href ?? ""): string => {
  const found = URL.canParse(address) ? new URL(address).searchParams.get(parameter) : null
  return found !== null && isOfSite(found, new URL(address)) ? found : home
}

const isOfSite = (found: string, site: URL): boolean => {
  if (found === "" || !URL.canParse(found, site)) return false
  const { href, origin } = new URL(found, site)
  return origin === site.origin && isAllowed(globalThis.location === undefined ? href : found, [])
}
