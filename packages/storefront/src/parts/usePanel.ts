import { useLocation, useSearch } from "wouter"

/** A panel whose state is in the page's address. It can be linked to, and the back button closes it. */
export interface PanelController {
  /** The value that the panel shows, or `undefined` if it is closed. */
  readonly open: string | undefined
  readonly hrefOf: (value: string) => string
  readonly closeHref: string
  readonly close: () => void
}

/** Opens and closes a panel with a query parameter of the page's address. */
export const usePanel = (name: string): PanelController => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const withValue = (value: string | undefined): string => {
    const params = new URLSearchParams(search)
    if (value === undefined) params.delete(name)
    else params.set(name, value)
    return params.size === 0 ? path : `${path}?${params}`
  }
  const closeHref = withValue(undefined)
  return {
    open: new URLSearchParams(search).get(name) ?? undefined,
    hrefOf: withValue,
    closeHref,
    close: () => navigate(closeHref)
  }
}
