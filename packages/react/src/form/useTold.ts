import * as React from "react"

/**
 * Tells of an outcome once, whatever new function is given to tell it, and however often React runs effects: it does
 * again when an Activity is shown that was hidden. Gives the way to tell it beforehand.
 */
export const useTold = <Outcome>(
  outcome: Outcome | undefined,
  tell: (outcome: Outcome) => void
): ((outcome: Outcome | undefined) => void) => {
  const latest = React.useRef(tell)
  React.useEffect(() => {
    latest.current = tell
  })
  const told = React.useRef<Outcome>(undefined)
  const settle = React.useCallback((outcome: Outcome | undefined) => {
    if (outcome === told.current) return
    told.current = outcome
    if (outcome !== undefined) latest.current(outcome)
  }, [])
  React.useEffect(() => settle(outcome), [outcome, settle])
  return settle
}
