"use client"
import type * as Redacted from "effect/Redacted"
import * as React from "react"
import { takePageToken } from "./pageToken.ts"

/** The token of a recovery email. It is `Unread` on the server and until the page's address is read. */
export type TokenState =
  | { readonly _tag: "Unread" }
  | { readonly _tag: "Missing" }
  | { readonly _tag: "Held"; readonly token: Redacted.Redacted }

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
