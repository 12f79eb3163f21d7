import * as React from "react"

/** Tells of an outcome once, whatever new function is given to tell it. */
export const useTold = <Outcome>(outcome: Outcome | undefined, tell: (outcome: Outcome) => void): void => {
  const latest = React.useRef(tell)
  React.useEffect(() => {
    latest.current = tell
  })
  React.useEffect(() => {
    if (outcome !== undefined) latest.current(outcome)
  }, [outcome])
}
