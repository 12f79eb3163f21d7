/**
 * Where a person was who is asked to sign in first, carried along in the address of the sign-in page.
 *
 * @since 0.1.0
 */
import { isAllowed, withoutAnswer } from "@portico/client/auth/ReturnAddress"

/** Name of the query parameter that carries it. */
const parameter = "returnTo"

/** The address of the sign-in page, with that of the page that the person comes from. */
export const carrying = (signIn: string, from: string): string => {
  const page = new URL(withoutAnswer(from))
  const url = new URL(signIn, page)
  url.searchParams.set(parameter, url.origin === page.origin ? page.href.slice(page.origin.length) : page.href)
  return url.href
}

/**
 * Reads where a person was from the address of the sign-in page, the page's own by default. An address that is not of
 * this site counts as `home`: anybody can write a link.
 *
 * **Example** (After the sign-in)
 *
 * ```tsx
 * import { returnTo, SignInForm } from "@portico/react"
 *
 * export const page = <SignInForm onSignedIn={() => location.replace(returnTo())} />
 * ```
 */
export const returnTo = (home = "/", address: string = globalThis.location.href): string => {
  const found = URL.canParse(address) ? new URL(address).searchParams.get(parameter) : null
  return found !== null && isAllowed(found, []) ? found : home
}
