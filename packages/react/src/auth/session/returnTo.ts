/**
 * Where a person was who is asked to sign in first, carried along in the address of the sign-in page.
 *
 * @since 0.1.0
 */
import { isAllowed, withoutAnswer } from "@portico/client/auth/Authorization"

/** Name of the query parameter that carries it. */
const parameter = "returnTo"

/**
 * The address of the sign-in page, with that of the page that the person comes from: a whole one, or as a router names
 * it.
 */
export const carrying = (signIn: string, from: string): string => {
  const page = new URL(withoutAnswer(from), globalThis.location?.href ?? nowhere)
  const url = new URL(signIn, page)
  url.searchParams.set(parameter, url.origin === page.origin ? afterOrigin(page) : page.href)
  return url.origin === nowhere ? afterOrigin(url) : url.href
}

// On a server nobody knows which site a path is of.
const nowhere = "https://site.invalid"

const afterOrigin = ({ href, origin }: URL): string => href.slice(origin.length)

/**
 * Reads where a person was from the address of the sign-in page, the page's own by default. An address that is not of
 * this site counts as `home`: anybody can write a link. A server says which address was asked for; without it, it is
 * `home` there.
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
