/** An address as the shop's router takes it: without the origin. Undefined where it leads elsewhere. */
export const pathOf = (address: string): string | undefined => {
  if (!URL.canParse(address, location.href)) return undefined
  const { hash, origin, pathname, search } = new URL(address, location.href)
  return origin === location.origin ? pathname + search + hash : undefined
}

/** What is known of a click. */
export interface Click extends Pick<
  MouseEvent,
  "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey" | "target"
> {}

/**
 * The page that a click on a plain link leads to, where the router can follow it: a page of the shop, opened here.
 * Links that the router rendered are on their way already, and those to a place on the page are the browser's.
 */
export const followed = (click: Click): string | undefined => {
  if (click.defaultPrevented || click.button !== 0) return undefined
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return undefined
  const link = click.target instanceof Element ? click.target.closest("a") : null
  const href = link?.getAttribute("href") ?? "#"
  if (link === null || href.startsWith("#") || link.target !== "" || link.hasAttribute("download")) return undefined
  return pathOf(href)
}
