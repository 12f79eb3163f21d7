/**
 * The code that a table renders without until it has loaded.
 *
 * @since 0.1.0
 */
import * as React from "react"

/**
 * Creates a hook that loads code once a component needs it. It returns `undefined` until then, on servers, during
 * hydration, and if loading failed. Unlike a lazy component, loaded code needs no Suspense boundary around each use,
 * of which a table has several per row.
 */
export const makeUseLater = <A>(load: () => Promise<A>): ((isNeeded: boolean) => A | undefined) => {
  let code: A | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const loaded = (value: A) => {
    code = value
    for (const notify of listeners) notify()
  }
  // The next table that needs the code loads it again.
  const failed = () => {}
  return (isNeeded) => {
    React.useEffect(() => {
      if (isNeeded && code === undefined) void load().then(loaded, failed)
    }, [isNeeded])
    const current = React.useSyncExternalStore(
      subscribe,
      () => code,
      () => undefined
    )
    return isNeeded ? current : undefined
  }
}
