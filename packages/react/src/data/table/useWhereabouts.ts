import * as React from "react"
import { returnTo, type Whereabouts, whereaboutsIn } from "./Whereabouts.ts"

/** The handover of the user's position between tables that replace each other. */
export interface Handover {
  /**
   * Restores the position from the previous table. The returned cleanup function stores the position for the next
   * table.
   */
  readonly enter: (region: HTMLElement) => () => void
  /** Returns the user's position in the mounted table, or `undefined` if none is mounted. */
  readonly now: () => Whereabouts | undefined
}

/** Creates the handover for a series of tables. */
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

/** Restores the position from the previous table on mount, and stores it for the next table on unmount. */
export const useWhereabouts = (region: React.RefObject<HTMLElement | null>, handover: Handover): void => {
  React.useLayoutEffect(
    () => (region.current === null ? undefined : handover.enter(region.current)),
    [handover, region]
  )
}
