/**
 * Returns an address without its origin, as the router expects it. Returns `undefined` for an address outside the shop.
 */
export const pathOf = (address: string): string | undefined => {
  if (!URL.canParse(address, location.href)) return undefined
  const { hash, origin, pathname, search } = new URL(address, location.href)
  return origin === location.origin ? pathname + search + hash : undefined
}

/** The properties of a click that decide how it is handled. */
export interface Click extends Pick<
  MouseEvent,
  "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey" | "target"
> {}

/**
 * Returns the page of the shop that a click on a plain link navigates to. Returns `undefined` if the router must not
 * handle the click: it already did, the link opens elsewhere, or its target is on the same page.
 */
export const followed = (click: Click): string | undefined => {
  if (click.defaultPrevented || click.button !== 0) return undefined
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return undefined
  const link = click.target instanceof Element ? click.target.closest("a") : null
  const href = link?.getAttribute("href") ?? "#"
  if (link === null || href.startsWith("#") || link.target !== "" || link.hasAttribute("download")) return undefined
  return pathOf(href)
}
