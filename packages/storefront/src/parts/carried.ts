/** Passes development parameters from page to page: the scenario and the writing direction. */
const names = import.meta.env.DEV ? ["scenario", "dir"] : []

/** Returns an address of the shop with the development parameters of the current page. */
export const carried = (to: string): string => {
  const here = new URLSearchParams(location.search)
  const kept = names.flatMap((name) =>
    here
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value] as const)
  )
  if (kept.length === 0) return to
  const url = new URL(to, location.href)
  for (const [name, value] of kept) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
