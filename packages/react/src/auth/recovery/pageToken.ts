/**
 * The token of a recovery mail, as its link brings it to a page of the site: in the fragment, which no server is sent.
 *
 * @since 0.1.0
 */
import * as Redacted from "effect/Redacted"

const name = "recoveryToken"

/** What is needed of a page: where it is, and a way to change that without going anywhere. */
export interface PageAddress {
  readonly location: Pick<Location, "hash" | "pathname" | "search">
  readonly history: Pick<History, "replaceState" | "state">
}

/**
 * Takes the token out of a page's address, once: what stays in the address would be in the history, in screenshots and in
 * links that are passed on. The rest of the fragment stays.
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
