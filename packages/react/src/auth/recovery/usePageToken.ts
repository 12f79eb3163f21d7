"use client"
import type * as Redacted from "effect/Redacted"
import * as React from "react"
import { takePageToken } from "./pageToken.ts"

/** The token of a recovery mail: none yet on a server and until the page is read, then one or none. */
export type TokenState =
  | { readonly _tag: "Unread" }
  | { readonly _tag: "Missing" }
  | { readonly _tag: "Held"; readonly token: Redacted.Redacted }

const unread: TokenState = { _tag: "Unread" }

/**
 * Gives the token of a recovery mail: the given one, or that of the page's address, from which it is taken at once. A
 * link that is opened again on the same page brings a new one.
 */
export const usePageToken = (given: Redacted.Redacted | undefined): TokenState => {
  const [found, find] = React.useState<TokenState>(unread)
  React.useLayoutEffect(() => {
    if (given !== undefined) return undefined
    const read = () => {
      const token = takePageToken(globalThis)
      find((before) => {
        if (token !== undefined) return { _tag: "Held", token }
        return before._tag === "Unread" ? { _tag: "Missing" } : before
      })
    }
    read()
    globalThis.addEventListener("hashchange", read)
    return () => globalThis.removeEventListener("hashchange", read)
  }, [given])
  return React.useMemo(() => (given === undefined ? found : { _tag: "Held", token: given }), [found, given])
}
