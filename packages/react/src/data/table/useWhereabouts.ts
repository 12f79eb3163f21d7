import * as React from "react"
import { returnTo, type Whereabouts, whereaboutsIn } from "./Whereabouts.ts"

/** What tables that stand in one place, one after the other, tell each other. */
export interface Handover {
  /** Goes on where a person was in the table before. What it gives back is done when the table goes. */
  readonly enter: (region: HTMLElement) => () => void
  /** Where a person is in the table that stands there now. */
  readonly now: () => Whereabouts | undefined
}

/** Makes a place for tables. */
export const makeHandover = (): Handover => {
  let standing: HTMLElement | undefined
  let left: Whereabouts | undefined
  return {
    enter: (region) => {
      if (left !== undefined) returnTo(region, left)
      left = undefined
      standing = region
      return () => {
        left = whereaboutsIn(region)
        standing = undefined
      }
    },
    now: () => (standing === undefined ? undefined : whereaboutsIn(standing))
  }
}

/** Goes on where a person was in the table that stood here before, and leaves where they are to the next one. */
export const useWhereabouts = (region: React.RefObject<HTMLElement | null>, handover: Handover): void => {
  React.useLayoutEffect(
    () => (region.current === null ? undefined : handover.enter(region.current)),
    [handover, region]
  )
}
