/**
 * The token of a recovery email. The email's link passes it in the URL fragment, which browsers do not send to servers.
 *
 * @since 0.1.0
 */
import * as Redacted from "effect/Redacted"

const name = "recoveryToken"

/** The parts of a window that `takePageToken` needs: the address, and a way to change it without navigation. */
export interface PageAddress {
  readonly location: Pick<Location, "hash" | "pathname" | "search">
  readonly history: Pick<History, "replaceState" | "state">
}

/**
 * Removes the token from the page's address and returns it. Otherwise the token would appear in the history, in
 * screenshots and in shared links. The rest of the fragment stays.
 */
export const takePageToken = ({ history, location }: PageAddress): Redacted.Redacted | undefined => {
  const fragment = location.hash.slice(1)
  const token = new URLSearchParams(fragment).get(name)
  if (token === null) return undefined
  const rest = fragment
    .split("&")
    .filter((part) => !new URLSearchParams(part).has(name))
    .join("&")
  history.replaceState(history.state, "", location.pathname + location.search + (rest === "" ? "" : `#${rest}`))
  return token === "" ? undefined : Redacted.make(token)
}
