import * as React from "react"

/**
 * Reports an outcome once. It does not report it again if `tell` changes, or if React runs effects again, for example
 * when a hidden Activity is shown. Returns a function that reports an outcome before the effect runs.
 */
export const useReportOnce = <Outcome>(
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
