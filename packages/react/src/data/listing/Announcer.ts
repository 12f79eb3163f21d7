/**
 * Coordinates the announcements of a table and of the components inside it, so that each change has one message.
 *
 * @since 0.1.0
 */
import * as React from "react"

/** The state of a pager inside a table: it announces that a page is loading, or it announces nothing at the moment. */
export type PagerActivity = "idle" | "loading"

/** The announcements of a table, for the components inside it. */
export interface Announcer {
  /** Identifies the order of the items. The table announces another order, so a pager does not. */
  readonly order: string
  /** The state of the pager inside the table. It announces the number of items, so the table does not. */
  readonly pager: PagerActivity | undefined
  /** Whether a bulk operation runs or has just ended. It announces its result, which explains the changes of the items. */
  readonly quiet: boolean
  readonly onPager: (activity: PagerActivity | undefined) => void
  readonly onBulk: (running: boolean) => void
}

/** The announcer of the surrounding table. `undefined` outside of tables. */
export const AnnouncerContext = React.createContext<Announcer | undefined>(undefined)

/** The time in which a list is usually read again after a bulk operation, in milliseconds. */
const settling = 3000

/** Returns the announcer of a table. */
export const useAnnouncer = (order: string): Announcer => {
  const [pager, onPager] = React.useState<PagerActivity>()
  const [running, onBulk] = React.useState(false)
  const [quiet, setQuiet] = React.useState(false)
  if (running && !quiet) setQuiet(true)
  React.useEffect(() => {
    if (running || !quiet) return
    const timer = setTimeout(() => setQuiet(false), settling)
    return () => clearTimeout(timer)
  }, [quiet, running])
  return React.useMemo(() => ({ onBulk, onPager, order, pager, quiet }), [order, pager, quiet])
}
