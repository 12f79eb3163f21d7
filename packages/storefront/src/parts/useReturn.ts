import * as React from "react"
import { useLocation, useSearch } from "wouter"

/** Where a visitor came from, when he was sent to sign in, and the way back there. */
export interface Return {
  /** The query that carries the address on to another page. */
  readonly search: string
  readonly goBack: () => void
}

/** Reads the address to return to. Only paths of the shop itself count: anything else leads to the shelves. */
export const useReturn = (): Return => {
  const search = useSearch()
  const [, navigate] = useLocation()
  const from = new URLSearchParams(search).get("from")
  const isOwnPath = from !== null && isPath(from)
  const goBack = React.useCallback(
    () => navigate(isOwnPath ? from : "/", { replace: true }),
    [from, isOwnPath, navigate]
  )
  return { search: isOwnPath ? `?from=${encodeURIComponent(from)}` : "", goBack }
}

const isPath = (from: string): boolean =>
  /^\/(?![/\\])/.test(from) &&
  URL.canParse(from, location.origin) &&
  new URL(from, location.origin).origin === location.origin
