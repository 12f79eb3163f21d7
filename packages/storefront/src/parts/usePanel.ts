import { useLocation, useSearch } from "wouter"

/** Something that is opened on a page, by what the address says: it can be linked to, and the back button closes it. */
export interface PanelController {
  /** What is open; nothing where the address names none. */
  readonly open: string | undefined
  readonly hrefOf: (value: string) => string
  readonly closeHref: string
  readonly close: () => void
}

/** Opens and closes a part of a page by a parameter of its address. */
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
