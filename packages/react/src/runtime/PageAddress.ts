/**
 * The address of the page as something that changes: by links, by the back button, by a router or by the kit itself.
 *
 * @since 0.1.0
 */

const listeners = new Set<() => void>()

// Routers that patch the history tell of it by events of these names; where there is the Navigation API it tells of all.
const events = ["popstate", "pushState", "replaceState"]

/** The query of the page's address, from `?` on; empty where there is none. */
export const queryAtHand = (): string => globalThis.location.search

/** Hears of every change of the page's address. Gives what ends that. */
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

/** Gives the page's address another query: as a new entry of the history, or in place of the one at hand. */
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

/** The name of this entry of the history, by which somebody who comes back to it is known. It is given one at need. */
export const entryAtHand = (): string => {
  const { history } = globalThis
  const state: unknown = history.state
  const kept = typeof state === "object" && state !== null ? state : {}
  const known: unknown = Reflect.get(kept, mark)
  if (typeof known === "string") return known
  const name = crypto.randomUUID()
  history.replaceState({ ...kept, [mark]: name }, "")
  return name
}
