/**
 * The address of the page as an external store. Links, the back button, a router and the kit can change it.
 *
 * @since 0.1.0
 */

/** Returns the address of the current page, without its fragment. */
export const pageAtHand = (): string => globalThis.location.href.replace(/#.*$/, "")

/** Navigates to another page. */
export const goTo = (address: string): void => globalThis.location.assign(address)

const listeners = new Set<() => void>()

// Routers that patch `history` dispatch events with these names. The Navigation API, if present, reports all changes.
const events = ["popstate", "pushState", "replaceState"]

/** Returns the query of the page's address, including the `?`, or an empty string. */
export const queryAtHand = (): string => globalThis.location.search

/** Subscribes to changes of the page's address. Returns a function that unsubscribes. */
export const onAddress = (notify: () => void): (() => void) => {
  const navigation: EventTarget | undefined = "navigation" in globalThis ? globalThis.navigation : undefined
  listeners.add(notify)
  for (const event of events) globalThis.addEventListener(event, notify)
  navigation?.addEventListener("currententrychange", notify)
  return () => {
    listeners.delete(notify)
    for (const event of events) globalThis.removeEventListener(event, notify)
    navigation?.removeEventListener("currententrychange", notify)
  }
}

/** Changes the query of the page's address. It adds a history entry, or replaces the current one. */
export const setQuery = (query: string, replace: boolean): void => {
  const { hash, pathname, search } = globalThis.location
  if (search === query) return
  const { history } = globalThis
  const address = pathname + query + hash
  if (replace) history.replaceState(history.state, "", address)
  else history.pushState(null, "", address)
  for (const notify of listeners) notify()
}

const mark = "portico"

/**
 * Returns the id of the current history entry, and stores a new one in `history.state` if the entry has none. The id
 * identifies the entry again when the user navigates back to it.
 */
export const entryAtHand = (): string => {
  const { history } = globalThis
  const state: unknown = history.state
  const existing = typeof state === "object" && state !== null ? state : {}
  const known: unknown = Reflect.get(existing, mark)
  if (typeof known === "string") return known
  const name = crypto.randomUUID()
  history.replaceState({ ...existing, [mark]: name }, "")
  return name
}
