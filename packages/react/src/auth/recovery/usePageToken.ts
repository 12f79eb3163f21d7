"use client"
import * as Redacted from "effect/Redacted"
import * as React from "react"

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

/** The token of a recovery email. It is `Unread` on the server and until the page's address is read. */
export type TokenState =
  | { readonly _tag: "Unread" }
  | { readonly _tag: "Missing" }
  | { readonly _tag: "Present"; readonly token: Redacted.Redacted }

const unread: TokenState = { _tag: "Unread" }

/**
 * Returns the token of a recovery email: the given one, otherwise the one in the page's address, which is removed at
 * once. A link that is opened later on the same page replaces the token.
 */
export const usePageToken = (given: Redacted.Redacted | undefined): TokenState => {
  const [found, find] = React.useState<TokenState>(unread)
  React.useLayoutEffect(() => {
    if (given !== undefined) return undefined
    const read = () => {
      const token = takePageToken(globalThis)
      find((before) => {
        if (token !== undefined) return { _tag: "Present", token }
        return before._tag === "Unread" ? { _tag: "Missing" } : before
      })
    }
    read()
    globalThis.addEventListener("hashchange", read)
    return () => globalThis.removeEventListener("hashchange", read)
  }, [given])
  return React.useMemo(() => (given === undefined ? found : { _tag: "Present", token: given }), [found, given])
}
