import * as React from "react"

/** The time for which the content of a page may still grow after it was opened from the history, in milliseconds. */
const longest = 5000

// The router dispatches the events of the two methods of the history. The Navigation API, if present, reports all changes
// before them.
const navigations = ["popstate", "pushState", "replaceState"]

/**
 * Scrolls to the top of a page that a link opens, and back to its earlier position if the back or forward button opens
 * it. The browser cannot do the latter, because the content of the page is read first.
 */
export const useScroll = (path: string): void => {
  const [positions] = React.useState(() => new Map<string, number>())
  const shown = React.useRef(path)
  const isTraversal = React.useRef(false)
  React.useEffect(() => {
    history.scrollRestoration = "manual"
    // The browser restores the position after a reload, and after a visit to another site.
    const onPage = ({ type }: Event) => {
      history.scrollRestoration = type === "pagehide" ? "auto" : "manual"
    }
    const onScroll = () => positions.set(shown.current, window.scrollY)
    let address = location.href
    const onNavigation = (event: Event) => {
      const isBack = event.type === "popstate" || Reflect.get(event, "navigationType") === "traverse"
      // An event for the same address changes only the state of the history entry.
      if (!isBack && location.href === address) return
      address = location.href
      isTraversal.current = isBack
    }
    const navigation: EventTarget | undefined = "navigation" in globalThis ? globalThis.navigation : undefined
    addEventListener("pagehide", onPage)
    addEventListener("pageshow", onPage)
    addEventListener("scroll", onScroll, { passive: true })
    // Before the listeners of the router and the kit, which render the page.
    navigation?.addEventListener("currententrychange", onNavigation, { capture: true })
    for (const event of navigations) addEventListener(event, onNavigation, { capture: true })
    return () => {
      history.scrollRestoration = "auto"
      removeEventListener("pagehide", onPage)
      removeEventListener("pageshow", onPage)
      removeEventListener("scroll", onScroll)
      navigation?.removeEventListener("currententrychange", onNavigation, { capture: true })
      for (const event of navigations) removeEventListener(event, onNavigation, { capture: true })
    }
  }, [positions])
  // Before the next scroll event, which belongs to the new page.
  React.useLayoutEffect(() => {
    const isSame = shown.current === path
    shown.current = path
    if (isSame) return
    const top = isTraversal.current ? (positions.get(path) ?? 0) : 0
    window.scrollTo(0, top)
    return top > 0 ? scrollWhenTall(top) : undefined
  }, [path, positions])
}

// Scrolls again as the page grows, until it is tall enough or the user scrolls. Returns a function that stops it.
const scrollWhenTall = (top: number): (() => void) => {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 1) stop()
  })
  const timer = setTimeout(() => stop(), longest)
  const stop = () => {
    clearTimeout(timer)
    growth.disconnect()
    for (const event of ["keydown", "pointerdown", "touchstart", "wheel"]) removeEventListener(event, stop)
  }
  for (const event of ["keydown", "pointerdown", "touchstart", "wheel"])
    addEventListener(event, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
